import type { Situation } from './follow-ups.ts';
import { readGoal } from './goal.ts';
import * as starters from './lines/starters.ts';
import type { Scene } from './reply.ts';
import { say } from './say.ts';
import type { Pending } from './state.ts';

/** 'Help me set a small goal today.' ends, a few turns on, in a goal in their words with a time to it. */
export function openGoal(scene: Scene): Situation {
  const { turn, state, draft, reading } = scene;
  // 'Set a goal to call my mom tonight' says it already.
  const inline =
    /\bgoals?(?: for (?:today|this week|tonight))?(?: (?:is|of|to be|would be)(?: to)?| to|:)\s+(?!today|this|for)(.{4,})$/i.exec(
      reading.text,
    )?.[1];
  if (inline) return takeGoal(scene, inline);
  const goal = turn.person.goals[0];
  say(scene, starters.goalOpening.slice(0, turn.person.length === 'short' ? 1 : 3));
  if (!(goal && draft.add(starters.goalAskWith, { goal }))) draft.add(starters.goalAsk);
  state.pending = { kind: 'goal-what' };
  return 'goal-what';
}

/** What they named becomes the goal; a time is asked for, unless they said it. */
export function takeGoal(scene: Scene, message: string): Situation {
  const { state } = scene;
  const { goal, when } = readGoal(message);
  if (when) return settleGoal(scene, goal, when);
  state.pending = { kind: 'goal-when', goal };
  say(scene, starters.goalWhen, { goal });
  return 'goal-when';
}

export function settleGoal(scene: Scene, goal: string, when: string): Situation {
  const { state, turn } = scene;
  state.pending = null;
  state.promised.push({ what: goal, when, at: turn.now.toISOString(), asked: false });
  say(scene, turn.offTheRecord ? [...starters.goalSet.slice(0, 2), starters.unkept] : starters.goalSet, { goal, when });
  return 'goal-set';
}

/** Nothing came to mind: something very small is laid out to choose from. */
export function goalWhat(scene: Scene): Situation {
  say(scene, starters.goalSmaller);
  scene.state.pending = { kind: 'goal-what' };
  return 'goal-what';
}

/** The time is still open: it can hang on something that happens anyway. */
export function whenElse(scene: Scene, open: Pending): Situation {
  say(scene, starters.goalWhenElse);
  scene.state.pending = open;
  return 'goal-when';
}
