import type { Weights } from './weights.ts';

/** Calls `found` with the place of each feature of a text and how much it counts. */
export type FeaturesOf = (text: string, found: (place: number, value: number) => void) => void;

/** Adds the weights of a place, each times `value`, to the sums of their outputs. */
type Add = (sums: Float64Array, place: number, value: number) => void;

/** Adds from weights kept as they come, nought or not. */
const addingDense =
  (steps: Int8Array, count: number): Add =>
  (sums, place, value) => {
    const start = place * count;
    for (let output = 0; output < count; output += 1)
      sums[output] = (sums[output] ?? 0) + value * (steps[start + output] ?? 0);
  };

/** Adds from the weights that are not nought alone, each with its output; those of a place stand together. */
function addingSparse(steps: Int8Array, count: number, kept: number): Add {
  const starts = new Uint32Array(steps.length / count + 1);
  const outputs = new Uint8Array(kept);
  const weights = new Int8Array(kept);
  let next = 0;
  let begun = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at] ?? 0;
    if (step === 0) continue;
    const place = Math.floor(at / count);
    while (begun < place) starts[++begun] = next;
    outputs[next] = at - place * count;
    weights[next] = step;
    next += 1;
  }
  while (begun < steps.length / count) starts[++begun] = next;
  return (sums, place, value) => {
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const output = outputs[at] ?? 0;
      sums[output] = (sums[output] ?? 0) + value * (weights[at] ?? 0);
    }
  };
}

/** Keeps the weights in whichever way takes less room: where most are nought, only the others. */
function adding(steps: Int8Array, count: number): Add {
  if (count > 256) throw new Error(`An output is named by a byte, and there are ${count}.`);
  let kept = 0;
  for (let at = 0; at < steps.length; at += 1) if (steps[at] !== 0) kept += 1;
  const room = 2 * kept + (4 * steps.length) / count;
  return room < steps.length ? addingSparse(steps, count, kept) : addingDense(steps, count);
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
  const add = adding(steps, count);
  return (text) => {
    const sums = new Float64Array(count);
    let size = 0;
    featuresOf(text, (place, value) => {
      size += value * value;
      add(sums, place, value);
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
