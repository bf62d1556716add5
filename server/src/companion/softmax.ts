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
  const { starts, outputs, steps: kept } = sparse(steps, count);
  return (text) => {
    const sums = new Float64Array(count);
    let size = 0;
    featuresOf(text, (place, value) => {
      size += value * value;
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < end; at += 1) {
        const output = outputs[at] ?? 0;
        sums[output] = (sums[output] ?? 0) + value * (kept[at] ?? 0);
      }
    });
    const by = unit / Math.sqrt(size || 1);
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at += 1) {
      const score = (bias[at] ?? 0) + (sums[at] ?? 0) * by;
      sums[at] = score;
      if (score > most) most = score;
    }
    let whole = 0;
    for (let at = 0; at < count; at += 1) {
      const odds = Math.exp((sums[at] ?? 0) - most);
      sums[at] = odds;
      whole += odds;
    }
    const likely = {} as Record<Name, number>;
    names.forEach((name, at) => {
      likely[name] = (sums[at] ?? 0) / whole;
    });
    return likely;
  };
}
