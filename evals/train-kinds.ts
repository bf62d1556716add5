import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { featuresOf, places } from '../server/src/companion/reading/kinds/features.ts';
import { hearerOf } from '../server/src/companion/reading/kinds/hearing.ts';
import { groupOf, type Kind, kinds } from '../server/src/companion/reading/kinds/kinds.ts';
import type { Weights } from '../server/src/companion/weights.ts';
import { chanceFrom, keepWeights, shuffle } from './learning.ts';

/**
 * Trains the reading of what kind of thing a message tells and writes its weights. Deterministic.
 *   node evals/train-kinds.ts            trains on every labelled line and writes
 *   node evals/train-kinds.ts --check    leaves every fifth line out, and says how often it is heard right
 */

/** A labelled line: `also` is a second kind told as strongly. */
export interface Labelled {
  text: string;
  kind: Kind;
  also?: Kind;
}

const here = (path: string) => new URL(path, import.meta.url);

export const labelled = (): Labelled[] =>
  readFileSync(here('./kinds/lines.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);

const passes = 20;
const rate = 0.1;
const decay = 3e-3;
/** What a second kind counts beside the first. */
const second = 0.3;
const unit = 30 / 127;
const faint = 1;

interface Example {
  at: Uint32Array;
  values: Float64Array;
  wanted: [number, number][];
}

/** Softmax regression by AdaGrad; a feature counts the more, the fewer lines have it (inverse document frequency). */
export function train(lines: readonly Labelled[]): Weights {
  const count = kinds.length;
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
  const rarity = frequency.map((one) => (one < 2 ? 0 : 1 + Math.log((lines.length + 1) / (one + 1))));
  const examples: Example[] = seen.map(({ sums, norm }, index) => {
    const kept = [...sums].filter(([place]) => (rarity[place] ?? 0) > 0);
    const { kind, also } = lines[index] as Labelled;
    const first: [number, number] = [kinds.indexOf(kind), also ? 1 - second : 1];
    return {
      at: Uint32Array.from(kept.map(([place]) => place)),
      values: Float64Array.from(kept.map(([place, value]) => ((rarity[place] ?? 0) * value) / norm)),
      wanted: also ? [first, [kinds.indexOf(also), second]] : [first],
    };
  });
  const weights = new Float64Array(places * count);
  const squares = new Float64Array(places * count).fill(1e-3);
  const bias = new Float64Array(count);
  const biasSquares = new Float64Array(count).fill(1);
  const order = examples.map((_, at) => at);
  const next = chanceFrom(2026);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, next);
    for (const index of order) {
      const { at, values, wanted } = examples[index] as Example;
      const miss = Float64Array.from(bias);
      for (let k = 0; k < at.length; k += 1) {
        const start = (at[k] ?? 0) * count;
        const value = values[k] ?? 0;
        for (let one = 0; one < count; one += 1) miss[one] = (miss[one] ?? 0) + value * (weights[start + one] ?? 0);
      }
      let most = Number.NEGATIVE_INFINITY;
      for (const score of miss) most = Math.max(most, score);
      let whole = 0;
      for (let one = 0; one < count; one += 1) {
        miss[one] = Math.exp((miss[one] ?? 0) - most);
        whole += miss[one] ?? 0;
      }
      for (let one = 0; one < count; one += 1) miss[one] = (miss[one] ?? 0) / whole;
      for (const [kind, share] of wanted) miss[kind] = (miss[kind] ?? 0) - share;
      for (let one = 0; one < count; one += 1) {
        const step = miss[one] ?? 0;
        biasSquares[one] = (biasSquares[one] ?? 0) + step * step;
        bias[one] = (bias[one] ?? 0) - (rate * step) / Math.sqrt(biasSquares[one] ?? 1);
      }
      for (let k = 0; k < at.length; k += 1) {
        const start = (at[k] ?? 0) * count;
        const value = values[k] ?? 0;
        for (let one = 0; one < count; one += 1) {
          const place = start + one;
          const step = (miss[one] ?? 0) * value + decay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + step * step;
          weights[place] = (weights[place] ?? 0) - (rate * step) / Math.sqrt(squares[place] ?? 1);
        }
      }
    }
  }
  const steps = new Int8Array(places * count);
  for (let place = 0; place < places; place += 1) {
    for (let one = 0; one < count; one += 1) {
      const weight = ((weights[place * count + one] ?? 0) * (rarity[place] ?? 0)) / unit;
      const step = Math.max(-127, Math.min(127, Math.round(weight)));
      steps[place * count + one] = Math.abs(step) <= faint ? 0 : step;
    }
  }
  return { bias: [...bias].map((one) => Number(one.toFixed(4))), unit, steps };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = labelled();
  if (process.argv.includes('--check')) {
    const kept = lines.filter((_, at) => at % 5 === 0);
    const hear = hearerOf(train(lines.filter((_, at) => at % 5 !== 0)));
    const heard = kept.map((line) => {
      const likely = hear(line.text);
      const [kind] = kinds.toSorted((a, b) => likely[b] - likely[a]) as [Kind];
      const byGroup = new Map<string, number>();
      for (const one of kinds) byGroup.set(groupOf(one), (byGroup.get(groupOf(one)) ?? 0) + likely[one]);
      const [group, sure] = [...byGroup].sort((a, b) => b[1] - a[1])[0] ?? ['none', 0];
      const right = [line.kind, line.also].filter((one) => one !== undefined);
      return {
        sure: likely[kind],
        ok: right.includes(kind),
        group: sure,
        okGroup: right.some((one) => groupOf(one) === group),
      };
    });
    const share = (list: readonly boolean[]) => `${((100 * list.filter(Boolean).length) / list.length).toFixed(1)} %`;
    console.log(
      `${kept.length} lines: kind right ${share(heard.map(({ ok }) => ok))}, group ${share(heard.map(({ okGroup }) => okGroup))}`,
    );
    for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
      const sure = heard.filter((one) => one.sure >= least);
      const group = heard.filter((one) => one.group >= least);
      console.log(
        `at least ${least}: kind ${share(sure.map(({ ok }) => ok))} of ${sure.length}, group ${share(group.map(({ okGroup }) => okGroup))} of ${group.length}`,
      );
    }
  } else {
    keepWeights(here('../server/src/companion/reading/kinds/weights.json'), train(lines));
  }
}
