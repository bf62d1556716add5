import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { FeaturesOf } from '../server/src/companion/softmax.ts';
import type { KeptWeights, Weights } from '../server/src/companion/weights.ts';

/** Reads a file of labelled lines: JSON, one a line. */
export const readLabelled = <Line>(file: URL): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Keeps what was learnt where `readWeights` reads it. */
export function keepWeights(file: URL, { bias, unit, steps }: Weights): void {
  const bytes = deflateSync(steps, { level: 9 }).toString('base64');
  const kept: KeptWeights = { bias, unit: Number(unit.toFixed(6)), bytes };
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
}

/** Chance that is the same at every training: whole numbers from 0 to 2³² − 1 (Knuth's linear congruential generator). */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

/** Puts a list in another order, in place (Fisher and Yates). */
export function shuffle(list: number[], next: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = next() % (at + 1);
    const held = list[at] ?? 0;
    list[at] = list[other] ?? 0;
    list[other] = held;
  }
}

/** A text and the outputs it should have, each with its share; together they make one. */
export interface Wanted {
  text: string;
  wanted: readonly (readonly [output: number, share: number])[];
}

/** The outputs of a line with one label, or with a second one that counts `second` of the whole. */
export const sharesOf = (best: number, other: number | undefined, second: number): Wanted['wanted'] =>
  other === undefined
    ? [[best, 1]]
    : [
        [best, 1 - second],
        [other, second],
      ];

const passes = 20;
const rate = 0.1;
const unit = 30 / 127;
/** Steps as small as this are left out: most of them are chance. */
const faint = 1;

interface Example {
  at: Uint32Array;
  values: Float64Array;
  wanted: Wanted['wanted'];
}

/**
 * Softmax regression by AdaGrad, weights held small by `decay`; a feature counts the more, the fewer lines have it (inverse
 * document frequency). Deterministic.
 */
export function trainSoftmax(
  lines: readonly Wanted[],
  {
    outputs,
    places,
    featuresOf,
    decay = 3e-3,
    byRarity = true,
  }: { outputs: number; places: number; featuresOf: FeaturesOf; decay?: number; byRarity?: boolean },
): Weights {
  const seen = lines.map(({ text }) => {
    const sums = new Map<number, number>();
    let size = 0;
    featuresOf(text, (place, value) => {
      size += value * value;
      sums.set(place, (sums.get(place) ?? 0) + value);
    });
    return { sums, norm: Math.sqrt(size || 1) };
  });
  const frequency = new Float64Array(places);
  for (const { sums } of seen) for (const place of sums.keys()) frequency[place] = (frequency[place] ?? 0) + 1;
  const rarity = frequency.map((one) => (one < 2 ? 0 : byRarity ? 1 + Math.log((lines.length + 1) / (one + 1)) : 3));
  const examples: Example[] = seen.map(({ sums, norm }, index) => {
    const kept = [...sums].filter(([place]) => (rarity[place] ?? 0) > 0);
    return {
      at: Uint32Array.from(kept.map(([place]) => place)),
      values: Float64Array.from(kept.map(([place, value]) => ((rarity[place] ?? 0) * value) / norm)),
      wanted: lines[index]?.wanted ?? [],
    };
  });
  const weights = new Float64Array(places * outputs);
  const squares = new Float64Array(places * outputs).fill(1e-3);
  const bias = new Float64Array(outputs);
  const biasSquares = new Float64Array(outputs).fill(1);
  const order = examples.map((_, at) => at);
  const next = chanceFrom(2026);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, next);
    for (const index of order) {
      const { at, values, wanted } = examples[index] as Example;
      const miss = Float64Array.from(bias);
      for (let k = 0; k < at.length; k += 1) {
        const start = (at[k] ?? 0) * outputs;
        const value = values[k] ?? 0;
        for (let one = 0; one < outputs; one += 1) miss[one] = (miss[one] ?? 0) + value * (weights[start + one] ?? 0);
      }
      let most = Number.NEGATIVE_INFINITY;
      for (const score of miss) most = Math.max(most, score);
      let whole = 0;
      for (let one = 0; one < outputs; one += 1) {
        miss[one] = Math.exp((miss[one] ?? 0) - most);
        whole += miss[one] ?? 0;
      }
      for (let one = 0; one < outputs; one += 1) miss[one] = (miss[one] ?? 0) / whole;
      for (const [output, share] of wanted) miss[output] = (miss[output] ?? 0) - share;
      for (let one = 0; one < outputs; one += 1) {
        const step = miss[one] ?? 0;
        biasSquares[one] = (biasSquares[one] ?? 0) + step * step;
        bias[one] = (bias[one] ?? 0) - (rate * step) / Math.sqrt(biasSquares[one] ?? 1);
      }
      for (let k = 0; k < at.length; k += 1) {
        const start = (at[k] ?? 0) * outputs;
        const value = values[k] ?? 0;
        for (let one = 0; one < outputs; one += 1) {
          const place = start + one;
          const step = (miss[one] ?? 0) * value + decay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + step * step;
          weights[place] = (weights[place] ?? 0) - (rate * step) / Math.sqrt(squares[place] ?? 1);
        }
      }
    }
  }
  const steps = new Int8Array(places * outputs);
  for (let place = 0; place < places; place += 1) {
    for (let one = 0; one < outputs; one += 1) {
      const weight = ((weights[place * outputs + one] ?? 0) * (rarity[place] ?? 0)) / unit;
      const step = Math.max(-127, Math.min(127, Math.round(weight)));
      steps[place * outputs + one] = Math.abs(step) <= faint ? 0 : step;
    }
  }
  return { bias: [...bias].map((one) => Number(one.toFixed(4))), unit, steps };
}
