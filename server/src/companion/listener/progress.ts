import type { Tag } from '@wren/contract/chat.ts';
import { askedTag, goalTag } from '@wren/contract/goals.ts';
import type { Turn } from '../companion.ts';
import { levelNow, readState } from '../safety/state.ts';
import type { ListenerState } from './state.ts';

/**
 * Takes goals set in earlier conversations in among what was promised, to be asked about once. Not while danger was
 * spoken of in this conversation: then nothing is asked about but that.
 */
export function withEarlierGoals(state: ListenerState, turn: Turn): ListenerState {
  if (levelNow(readState(turn.state?.safety), turn.now) !== 'none') return state;
  const known = new Set(state.promised.map(({ id }) => id));
  const earlier = (turn.goals ?? [])
    .filter(({ id, setHere }) => !setHere && !known.has(id))
    .map(({ id, what, when, setAt }) => ({ id, what, when, at: setAt.toISOString(), asked: false }));
  return earlier.length === 0 ? state : { ...state, promised: [...earlier, ...state.promised] };
}

/** Tells the caller what was set and what was asked about in this reply: the goals themselves are kept elsewhere. */
export function progressTags(before: ListenerState['promised'], after: ListenerState, turn: Turn): Tag[] {
  // Off the record there is nowhere to keep it.
  if (turn.offTheRecord) return [];
  const set = after.promised.slice(before.length).map(({ what, when }) => goalTag(cut(what, when, turn.now)));
  const asked = after.promised.flatMap(({ id, what, asked }, at) => {
    if (!asked || before[at]?.asked !== false) return [];
    return id ?? turn.goals?.find((goal) => goal.setHere && goal.what === what)?.id ?? [];
  });
  return [...set, ...asked.map(askedTag)];
}

const cut = (what: string, when: string, now: Date) => ({
  what: what.slice(0, 200),
  when: when.slice(0, 120),
  day: dayOf(when, now),
});

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The day a goal is for, yyyy-MM-dd: 'tomorrow' and weekdays are read, anything else is today. */
export function dayOf(when: string, now: Date): string {
  const text = when.toLowerCase();
  const weekday = weekdays.findIndex((name) => text.includes(name));
  const ahead = /\btomorrow\b/.test(text)
    ? 1
    : weekday >= 0
      ? (weekday - now.getUTCDay() + 7) % 7
      : /\bweekend\b/.test(text)
        ? (6 - now.getUTCDay() + 7) % 7
        : 0;
  return new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
}
