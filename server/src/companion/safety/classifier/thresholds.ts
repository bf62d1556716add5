import type { Ear } from './hearing.ts';

/** Log odds from which an ear is believed where the rules heard nothing of it, and below which the rules' word is not. */
export interface Threshold {
  raise: number;
  drop: number;
}

/**
 * Chosen on sources and authors left out of the training (`node evals/check-screen.ts`): a miss of somebody in danger
 * weighs more than a false alarm, so the first ear is believed early (docs/decisions/0019, 0025, 0030, 0035, 0039, 0044 and 0050).
 */
export const thresholds: Readonly<Record<Ear, Threshold>> = {
  self: { raise: -1.9, drop: -2 },
  'someone-else': { raise: -2.3, drop: -4.2 },
  abuse: { raise: -2.15, drop: -3.4 },
  violence: { raise: -2.25, drop: -3.8 },
  eating: { raise: -2.2, drop: -3.9 },
  psychosis: { raise: -2.4, drop: -3.5 },
  minor: { raise: -1.7, drop: -9 },
};

/** What the first ear must reach where the rules heard somebody else's danger only. */
export const overwhelming = 2;

const byLength: readonly (readonly [upTo: number, more: number])[] = [
  [4, 2],
  [6, 1.5],
  [10, 0.6],
  [16, -0.5],
  [28, -0.4],
  [Number.POSITIVE_INFINITY, 0.3],
];
/**
 * What the length of a message in words adds to what the first ear must reach: in short ones the same sound is oftener
 * harmless, and in long ones more stretches have a chance to alarm (docs/decisions/0025, 0039 and 0044).
 */
export const forLength = (words: number): number => byLength.find(([upTo]) => words <= upTo)?.[1] ?? 0;
