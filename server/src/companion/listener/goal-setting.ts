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

/** Now is a good time, and the goal is said as small as it is. */
export function goalNow(scene: Scene, goal: string): Situation {
  const { state, turn } = scene;
  state.pending = null;
  state.promised.push({ what: goal, when: 'now', at: turn.now.toISOString(), asked: true });
  say(scene, starters.goalNow, { goal });
  return 'goal-set';
}

const areas: readonly [keyof typeof starters.goalAreas, RegExp][] = [
  [
    'home',
    /^(?:(?:my|the|for|around the|something for my|at) )*(?:home|flat|room|house|place|apartment|kitchen|bedroom)$/,
  ],
  ['head', /^(?:(?:my|the|for|something for my) )*(?:head|mind|mood|brain|self|me|myself)$/],
  ['someone', /^(?:(?:for|something for) )*(?:someone|somebody|a friend|someone i like|family|people|other people)$/],
];
const areaOf = (text: string) => {
  const bare = text
    .toLowerCase()
    .replace(/[.!?,]/g, ' ')
    .replace(
      /\b(?:i guess|i think|i suppose|maybe|probably|idk|i don't know|dunno|then|please|well|the|something)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return areas.find(([, pattern]) => pattern.test(bare))?.[0];
};

/** 'Home, I guess' names where, and not yet what. */
export const isArea = (text: string): boolean => areaOf(text) !== undefined;

const chores =
  /\b(plates?|dishes|cups?|glasses|clothes|laundry|washing|rubbish|trash|bottles|floor|desk|bed|sink|fridge|bathroom|bins?|post|letters|mail|emails|papers|books|windows?|shelf|table)\b/gi;
const atHome = /\b(?:flat|room|house|apartment|kitchen|bedroom|home|mess|stuff everywhere|plates|dishes|laundry)\b/i;

/** Told how bad it is instead of a goal: the frame is kept, and two five-minute pieces of it are held out. */
export function pieceNearby(scene: Scene): Situation | undefined {
  const { reading, state, turn } = scene;
  if (reading.heavy) return undefined;
  const first = turn.message.split(/[.!?]\s/)[0] ?? '';
  const area = areaOf(first);
  const tells =
    /\b(?:i'm|i am|i haven't|i can't|there(?:'s| is| are)|it's|everything|is really|don't know where)\b/i.test(
      reading.text,
    );
  const named = [...new Set([...reading.text.toLowerCase().matchAll(chores)].map(([one]) => one))];
  if (!area && !(tells && (named.length > 0 || atHome.test(reading.text)))) return undefined;
  const [a, b] = named
    .filter((one) => !/^(?:bed|floor|table)$/.test(one))
    .concat(named.filter((one) => /^(?:floor|table)$/.test(one)));
  const lines = a && b ? starters.goalOf.two : a ? starters.goalOf.one : starters.goalAreas[area ?? 'home'];
  say(scene, lines, { a, b });
  state.pending = { kind: 'goal-what' };
  return 'goal-what';
}
