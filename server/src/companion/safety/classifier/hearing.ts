import type { Weights } from '../../weights.ts';
import type { Assessment } from '../assessment.ts';
import type { Sentence } from '../normalise.ts';
import { boundary, from, ofRules, own, rowOf, type Seen, scale, see } from './features.ts';

/** What is listened for: danger to the writer's own life or body, somebody else's, and the needs with a plan of their own. */
export const ears = ['self', 'someone-else', 'abuse', 'violence', 'eating', 'psychosis', 'minor'] as const;
export type Ear = (typeof ears)[number];

interface Known extends Seen {
  /** What the word alone adds, for each ear. */
  sums: Float64Array;
}

/** How alarming the most alarming stretch of a message is to each ear, as log odds; no words at all give the least. */
export interface Heard {
  scores: Record<Ear, number>;
  /** The words of the stretch that alarms the first ear most, as hashes and classes. */
  words: readonly Seen[];
}

const count = ears.length;

/** Hears with a model; keeps what it knows of words seen before, of nobody's in particular and bounded. */
export function listenerOf({
  bias,
  unit,
  steps,
}: Weights): (sentences: readonly Sentence[], read: Assessment) => Heard {
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
    const one = { ...see(word, number), sums: new Float64Array(count) };
    own(one, add(one.sums));
    if (known.size >= mostKnown) known.clear();
    known.set(key, one);
    return one;
  };
  // The one object that is every sentence's edge.
  const edge = Object.assign(boundary, { sums: new Float64Array(count) });

  return (sentences, read) => {
    const { words, stretches } = rowOf(sentences, recall, edge);
    const upTo = new Float64Array((words.length + 1) * count);
    const sums = new Float64Array(count);
    const found = add(sums);
    for (const [at, { seen }] of words.entries()) {
      for (let ear = 0; ear < count; ear += 1) sums[ear] = (sums[ear] ?? 0) + (seen.sums[ear] ?? 0);
      from(words, at, found);
      upTo.set(sums, (at + 1) * count);
    }
    const base = Float64Array.from(bias);
    ofRules(read, add(base));
    const best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
    let loudest: [number, number] = [0, 0];
    for (const [start, end] of stretches) {
      const divisor = scale(end - start);
      for (let ear = 0; ear < count; ear += 1) {
        const sum = (upTo[end * count + ear] ?? 0) - (upTo[start * count + ear] ?? 0);
        const value = (base[ear] ?? 0) + sum / divisor;
        if (value <= (best[ear] ?? 0)) continue;
        best[ear] = value;
        if (ear === 0) loudest = [start, end];
      }
    }
    const scores = Object.fromEntries(ears.map((name, ear) => [name, best[ear] ?? 0])) as Record<Ear, number>;
    return { scores, words: words.slice(...loudest).map(({ seen }) => seen) };
  };
}
