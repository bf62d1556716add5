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

/** Says how likely each kind is for a message, as a softmax over sums of weights. Linear in the message's length. */
export function hearerOf({ bias, unit, steps }: Weights): (message: string) => Likely {
  const count = kinds.length;
  return (message) => {
    const sums = new Float64Array(count);
    let size = 0;
    featuresOf(message, (place, value) => {
      size += value * value;
      const start = place * count;
      for (let at = 0; at < count; at += 1) sums[at] = (sums[at] ?? 0) + value * (steps[start + at] ?? 0);
    });
    const by = unit / Math.sqrt(size || 1);
    const scores = kinds.map((_, at) => (bias[at] ?? 0) + (sums[at] ?? 0) * by);
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const whole = odds.reduce((sum, one) => sum + one, 0);
    return Object.fromEntries(kinds.map((kind, at) => [kind, (odds[at] ?? 0) / whole])) as Likely;
  };
}
