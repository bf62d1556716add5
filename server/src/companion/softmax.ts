import type { Weights } from './weights.ts';

/** Calls `found` with the place of each feature of a text and how much it counts. */
export type FeaturesOf = (text: string, found: (place: number, value: number) => void) => void;

/** The weights that are not nought, place by place: most are, and what is nought is neither kept nor added. */
interface Sparse {
  /** Where the weights of each place begin; one more than there are places. */
  starts: Uint32Array;
  outputs: Uint8Array;
  steps: Int8Array;
}

function sparse(steps: Int8Array, count: number): Sparse {
  if (count > 256) throw new Error(`An output is named by a byte, and there are ${count}.`);
  let kept = 0;
  for (let at = 0; at < steps.length; at += 1) if (steps[at] !== 0) kept += 1;
  const starts = new Uint32Array(steps.length / count + 1);
  const found: Sparse = { starts, outputs: new Uint8Array(kept), steps: new Int8Array(kept) };
  let next = 0;
  let begun = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at] ?? 0;
    if (step === 0) continue;
    const place = Math.floor(at / count);
    while (begun < place) starts[++begun] = next;
    found.outputs[next] = at - place * count;
    found.steps[next] = step;
    next += 1;
  }
  while (begun < steps.length / count) starts[++begun] = next;
  return found;
}

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
  const weights = sparse(steps, count);
  return (text) => {
    const sums = new Float64Array(count);
    let size = 0;
    featuresOf(text, (place, value) => {
      size += value * value;
      const end = weights.starts[place + 1] ?? 0;
      for (let at = weights.starts[place] ?? 0; at < end; at += 1) {
        const output = weights.outputs[at] ?? 0;
        sums[output] = (sums[output] ?? 0) + value * (weights.steps[at] ?? 0);
      }
    });
    const by = unit / Math.sqrt(size || 1);
    const scores = names.map((_, at) => (bias[at] ?? 0) + (sums[at] ?? 0) * by);
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const whole = odds.reduce((sum, one) => sum + one, 0);
    return Object.fromEntries(names.map((name, at) => [name, (odds[at] ?? 0) / whole])) as Record<Name, number>;
  };
}
