import type { Ear } from './hearing.ts';

/** Log odds from which an ear is believed where the rules heard nothing of it, and below which the rules' word is not. */
export interface Threshold {
  raise: number;
  drop: number;
}

/**
 * Chosen on sources and authors left out of the training (`node evals/check-screen.ts`): a miss of somebody in danger
 * weighs more than a false alarm, so the first ear is believed early (docs/decisions/0019).
 */
export const thresholds: Readonly<Record<Ear, Threshold>> = {
  self: { raise: 0, drop: -1 },
  'someone-else': { raise: -2.5, drop: -9 },
  abuse: { raise: -2, drop: -3.3 },
  violence: { raise: -2.8, drop: -3.5 },
  eating: { raise: -2.4, drop: -3.5 },
  psychosis: { raise: -2.4, drop: -3.5 },
  minor: { raise: -2.5, drop: -9 },
};

/** What the first ear must reach where the rules heard somebody else's danger only. */
export const overwhelming = 2;
