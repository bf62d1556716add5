import type { Tag } from './chat.ts';

/** A small goal in the person's own words, turned to 'you': 'call your mom', 'after dinner'. */
export interface Goal {
  /** Completes 'you will …'; 1–200 characters. */
  what: string;
  /** When, as they said it; at most 120 characters, empty when they did not. */
  when: string;
  /** The day it is for: yyyy-MM-dd, as near as the server can tell. */
  day: string;
}

/** Says with a reply that a goal was set in it. The server keeps the goal; the screen shows that it was kept. */
export function goalTag(goal: Goal): Tag {
  return { tag: 'GOAL', content: JSON.stringify(goal) };
}

/** Undefined when the content is not a goal. */
export function parseGoalTag(content: string): Goal | undefined {
  try {
    const { what, when, day } = JSON.parse(content) as Record<keyof Goal, unknown>;
    if (typeof what !== 'string' || typeof when !== 'string' || typeof day !== 'string') return undefined;
    const fits = what.length > 0 && what.length <= 200 && when.length <= 120 && /^\d{4}-\d\d-\d\d$/.test(day);
    return fits ? { what, when, day } : undefined;
  } catch {
    return undefined;
  }
}

/** Says with a reply that it asked how a kept goal went; the content is the goal's id. No screen shows it. */
export const askedTag = (goalId: string): Tag => ({ tag: 'GOAL-ASKED', content: goalId });

/** What became of a kept goal: it is done, it is given up, or it is another thing or for another day. */
export type ChangedGoal = { id: string } & ({ done: true } | { dropped: true } | Goal);

/** Says with a reply what became of a kept goal. No screen shows it. */
export const changedTag = (changed: ChangedGoal): Tag => ({ tag: 'GOAL-CHANGED', content: JSON.stringify(changed) });

/** Undefined when the content is none. */
export function parseChangedTag(content: string): ChangedGoal | undefined {
  try {
    const { id, done, dropped } = JSON.parse(content) as { id: unknown; done?: unknown; dropped?: unknown };
    if (typeof id !== 'string') return undefined;
    if (done === true) return { id, done };
    if (dropped === true) return { id, dropped };
    const goal = parseGoalTag(content);
    return goal && { id, ...goal };
  } catch {
    return undefined;
  }
}
