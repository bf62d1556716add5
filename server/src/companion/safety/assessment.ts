import type { CrisisNeed } from '@wren/contract/crisis.ts';

/**
 * How much danger a message shows, from least to most:
 * - `none`: nothing to note;
 * - `low`: distress, or a worry about someone else, or a sign that the person is under 18;
 * - `elevated`: thoughts of suicide or self-harm, or another need that a crisis line is made for;
 * - `imminent`: life may be in danger now (a plan, means at hand, an attempt under way).
 */
export const levels = ['none', 'low', 'elevated', 'imminent'] as const;
export type Level = (typeof levels)[number];

/** What one message says, as the rule floor reads it. Holds no word of the message. */
export interface Assessment {
  level: Level;
  /** What the response is about; undefined at level `none` and for plain distress. */
  need: CrisisNeed | undefined;
  /** Further needs worth an own line beside the first (a veteran, a young person). */
  also: readonly CrisisNeed[];
  /** Whose danger it is. */
  subject: 'self' | 'other' | 'none';
  /** `attempt`: something is being done, or has just been done, to their body. */
  tense: 'none' | 'now' | 'past' | 'attempt';
  /** True when the person says that there is no such thought, and nothing else in the message speaks against it. */
  denied: boolean;
  /** What made alarming words harmless, where something did. */
  register: 'plain' | 'idiom' | 'fiction' | 'topic';
  /** A means is named or asked about: a reply gives no detail of it. */
  method: boolean;
  /** A time, a place, means at hand, a goodbye. */
  plan: boolean;
  /** Ids of the rules that matched, never words. */
  reasons: readonly string[];
}

/** The assessment of a message that shows nothing. */
export const calm: Assessment = {
  level: 'none',
  need: undefined,
  also: [],
  subject: 'none',
  tense: 'none',
  denied: false,
  register: 'plain',
  method: false,
  plan: false,
  reasons: [],
};

/** True when `a` is at least as grave as `b`. */
export function atLeast(a: Level, b: Level): boolean {
  return levels.indexOf(a) >= levels.indexOf(b);
}

/** The graver of two levels. */
export function graver(a: Level, b: Level): Level {
  return atLeast(a, b) ? a : b;
}

/** A crisis owes the person the whole protocol: an own reply, the card, the checked output. */
export function isCrisis(assessment: Assessment): boolean {
  return atLeast(assessment.level, 'elevated');
}
