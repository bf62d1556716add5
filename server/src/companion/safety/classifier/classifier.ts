import { readFileSync } from 'node:fs';
import type { Sentence } from '../normalise.ts';
import { from, places, rowOf, type Seen, scale, see } from './features.ts';

/** weights.json: one signed byte for each place, in base64, times `unit`. Written by evals/train-screen.ts. */
interface Weights {
  bias: number;
  unit: number;
  bytes: string;
}

const stored = JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as Weights;
const weights = Float32Array.from(new Int8Array(Buffer.from(stored.bytes, 'base64')), (byte) => byte * stored.unit);
if (weights.length !== places) throw new Error(`The screen's weights are for ${weights.length} places, not ${places}.`);

interface Known extends Seen {
  sum: number;
}

/** Words read before. Bounded, so that nobody's typing fills the memory; it keeps single words, and none of whose. */
const known = new Map<string, Known>();
const mostKnown = 20_000;

function recall(word: string, number: boolean): Known {
  const key = number ? '#' : word;
  const before = known.get(key);
  if (before) return before;
  const seen = see(word, number);
  const one = { ...seen, sum: seen.own.reduce((sum, place) => sum + (weights[place] ?? 0), 0) };
  if (known.size >= mostKnown) known.clear();
  known.set(key, one);
  return one;
}

/** How alarming the most alarming stretch of a message is, as log odds; no words at all give the least. */
export interface Heard {
  score: number;
  /** The words of that stretch, as hashes and classes. */
  words: readonly Seen[];
}

/** Reads a message stretch by stretch and gives the highest score. Deterministic; linear in the message's length. */
export function listen(sentences: readonly Sentence[]): Heard {
  const row = rowOf(sentences, recall);
  const upTo = new Float64Array(row.words.length + 1);
  let sum = 0;
  const add = (place: number) => {
    sum += weights[place] ?? 0;
  };
  for (let at = 0; at < row.words.length; at += 1) {
    sum += (row.words[at] as Known).sum ?? 0;
    from(row.words, at, add);
    upTo[at + 1] = sum;
  }
  let score = Number.NEGATIVE_INFINITY;
  let best: [number, number] = [0, 0];
  for (const [start, end] of row.stretches) {
    const value = stored.bias + ((upTo[end] ?? 0) - (upTo[start] ?? 0)) / scale(end - start);
    if (value > score) {
      score = value;
      best = [start, end];
    }
  }
  return { score, words: row.words.slice(...best) };
}
