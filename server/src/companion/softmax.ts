import type { Weights } from './weights.ts';

/** Calls `found` with the place of each feature of a text and how much it counts. */
export type FeaturesOf = (text: string, found: (place: number, value: number) => void) => void;

/**
 * Says how likely each of `names` is for a text, as a softmax over sums of weights; together they make one. Linear in the
 * text's length.
 */
export function softmaxOf<Name extends string>(
  { bias, unit, steps }: Weights,
  names: readonly Name[],
  featuresOf: FeaturesOf,
): (text: string) => Readonly<Record<Name, number>> {
  const count = names.length;
  return (text) => {
    const sums = new Float64Array(count);
    let size = 0;
    featuresOf(text, (place, value) => {
      size += value * value;
      const start = place * count;
      for (let at = 0; at < count; at += 1) sums[at] = (sums[at] ?? 0) + value * (steps[start + at] ?? 0);
    });
    const by = unit / Math.sqrt(size || 1);
    const scores = names.map((_, at) => (bias[at] ?? 0) + (sums[at] ?? 0) * by);
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const whole = odds.reduce((sum, one) => sum + one, 0);
    return Object.fromEntries(names.map((name, at) => [name, (odds[at] ?? 0) / whole])) as Record<Name, number>;
  };
}
