import { softmaxOf } from '../../softmax.ts';
import type { Weights } from '../../weights.ts';
import { featuresOf } from './features.ts';
import { type Group, groupOf, type Kind, kinds, tellable } from './kinds.ts';

/** How likely each kind is, by name; together they make one. */
export type Likely = Readonly<Record<Kind, number>>;

/** How much of what a message tells is of the groups that are wanted, 0–1. */
export function shareOf(likely: Likely, wanted: (group: Group) => boolean): number {
  const whole = tellable.reduce((sum, kind) => sum + likely[kind], 0) || 1;
  return tellable.reduce((sum, kind) => sum + (wanted(groupOf(kind)) ? likely[kind] : 0), 0) / whole;
}

/** Says how likely each kind is for a message. */
export const hearerOf = (weights: Weights): ((message: string) => Likely) => softmaxOf(weights, kinds, featuresOf);
