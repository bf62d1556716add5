import type { Weights } from '../../weights.ts';
import type { Assessment } from '../assessment.ts';
import type { Sentence } from '../normalise.ts';
import { around, boundary, from, ofRules, own, rowOf, type Seen, scale, see, standings } from './features.ts';
import { wholeListener } from './whole.ts';

/** What is listened for: danger to the writer's own life or body, somebody else's, and the needs with a plan of their own. */
export const ears = ['self', 'someone-else', 'abuse', 'violence', 'eating', 'psychosis', 'minor'] as const;
export type Ear = (typeof ears)[number];

/** What a word alone adds for each ear, where it stands in a stretch and where it stands beside one. */
interface Sums {
  inside: Float64Array;
  beside: Float64Array;
}

interface Known extends Seen {
  /** By where it stands; what was never asked for is not there yet. */
  sums: (Sums | undefined)[];
}

/** How alarming the most alarming stretch of a message is to each ear, as log odds; no words at all give the least. */
export interface Heard {
  scores: Record<Ear, number>;
  /** The words of the stretch that alarms the first ear most, as hashes and classes. */
  words: readonly Seen[];
}

const count = ears.length;

/**
 * Hears with a model of stretches, and with one of whole messages, which has half a say in the first ear; keeps what it knows of words
 * seen before, of nobody's in particular and bounded.
 */
export function listenerOf(
  { bias, unit, steps }: Weights,
  whole: Weights,
): (sentences: readonly Sentence[], read: Assessment) => Heard {
  const hearWhole = wholeListener(whole);
  const known = new Map<string, Known>();
  const mostKnown = 20_000;
  const add = (sums: Float64Array) => (place: number, value: number) => {
    const start = place * count;
    const step = value * unit;
    for (let ear = 0; ear < count; ear += 1) sums[ear] = (sums[ear] ?? 0) + (steps[start + ear] ?? 0) * step;
  };
  const recall = (word: string, number: boolean): Known => {
    const key = number ? '#' : word;
    const before = known.get(key);
    if (before) return before;
    const one = { ...see(word, number), sums: Array<undefined>(standings) };
    if (known.size >= mostKnown) known.clear();
    known.set(key, one);
    return one;
  };
  const sumsOf = (one: Known, standing: number): Sums => {
    const before = one.sums[standing];
    if (before) return before;
    const sums = { inside: new Float64Array(count), beside: new Float64Array(count) };
    own(one, standing, add(sums.inside));
    around(one, standing, add(sums.beside));
    one.sums[standing] = sums;
    return sums;
  };
  // The one object that is every sentence's edge.
  const edge = Object.assign(boundary, { sums: [] });

  return (sentences, read) => {
    const { words, stretches } = rowOf(sentences, recall, edge);
    const upTo = new Float64Array((words.length + 1) * count);
    const besideUpTo = new Float64Array((words.length + 1) * count);
    const sums = new Float64Array(count);
    const found = add(sums);
    let next = count;
    let at = 0;
    for (const { seen, standing } of words) {
      const { inside, beside } = sumsOf(seen, standing);
      from(words, at, found);
      for (let ear = 0; ear < count; ear += 1) {
        sums[ear] = (sums[ear] ?? 0) + (inside[ear] ?? 0);
        upTo[next + ear] = sums[ear] ?? 0;
        besideUpTo[next + ear] = (besideUpTo[next - count + ear] ?? 0) + (beside[ear] ?? 0);
      }
      at += 1;
      next += count;
    }
    const base = Float64Array.from(bias);
    ofRules(read, add(base));
    const best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
    let loudest: [number, number] = [0, 0];
    for (const { start, end, before, after } of stretches) {
      const divisor = scale(end - start);
      const besideDivisor = scale(after - before);
      for (let ear = 0; ear < count; ear += 1) {
        const sum = (upTo[end * count + ear] ?? 0) - (upTo[start * count + ear] ?? 0);
        const beside = (besideUpTo[after * count + ear] ?? 0) - (besideUpTo[before * count + ear] ?? 0);
        const value = (base[ear] ?? 0) + sum / divisor + beside / besideDivisor;
        if (value <= (best[ear] ?? 0)) continue;
        best[ear] = value;
        if (ear === 0) loudest = [start, end];
      }
    }
    const scores = Object.fromEntries(ears.map((name, ear) => [name, best[ear] ?? 0])) as Record<Ear, number>;
    scores.self = (scores.self + hearWhole(sentences)) / 2;
    return { scores, words: words.slice(...loudest).map(({ seen }) => seen) };
  };
}
