import { hashFrom, hashOf, hashOn, placeOf } from '../../hash.ts';
import type { FeaturesOf } from '../../softmax.ts';
import type { Weights } from '../../weights.ts';
import type { Sentence } from '../normalise.ts';
import { classesOf } from './classes.ts';
import type { Found } from './features.ts';

/**
 * A message read as one, beside its stretches: words, pairs, triples, classes and character grams, wherever they stand. It knows nothing
 * of subjects, places or rules and is wrong about other messages than the stretches are, so the two together are right oftener
 * (docs/decisions/0050).
 */

/** Features are hashed to one of these. */
export const wholePlaces: number = 1 << 19;

const seeds = { word: 11, pair: 23, triple: 37, gram: 41, one: 91, two: 97 };
/** How much a character gram, and a class of words, counts beside a word. */
const worth = { gram: 0.5, one: 0.5 };
const shortest = 3;
const longest = 5;

const placed = (hash: number): number => placeOf(hash, wholePlaces);

/** Two numbers as one hash. */
const mix = (a: number, b: number): number => Math.imul(a ^ Math.imul(b + 1, 0x9e3779b1), 0x85ebca6b);

/** The words of a message as they are read, one space between; sentences have a stop between them. */
export const wholeOf = (sentences: readonly Sentence[]): string =>
  sentences
    .map((sentence) => sentence.map(({ word, value }) => (value === undefined ? word : '#')).join(' '))
    .join(' . ');

/** Calls `found` with what a word is by itself: the word, its classes and its character grams. */
function alone(word: string, found: Found): void {
  found(placed(hashOf(word, seeds.word)), 1);
  for (const own of classesOf(word)) found(placed(mix(seeds.one, own)), worth.one);
  const edged = ` ${word} `;
  for (let length = shortest; length <= longest; length += 1)
    for (let from = 0; from + length <= edged.length; from += 1)
      found(placed(hashOn(hashFrom(seeds.gram + length), edged, from, from + length)), worth.gram);
}

/** Calls `found` with what begins at a word and is more than it; `classes` are those of the words. */
function together(words: readonly string[], classes: readonly (readonly number[])[], at: number, found: Found): void {
  const next = words[at + 1];
  if (!next) return;
  const word = words[at] ?? '';
  found(placed(hashOn(hashOn(hashOf(word, seeds.pair), ' '), next)), 1);
  for (const own of classes[at] ?? [])
    for (const other of classes[at + 1] ?? []) found(placed(mix(mix(seeds.two, own), other)), worth.one);
  const third = words[at + 2];
  if (third) found(placed(hashOn(hashOn(hashOn(hashOn(hashOf(word, seeds.triple), ' '), next), ' '), third)), 1);
}

/** Calls `found` with what a message is made of; `whole` as `wholeOf` gives it. */
export const featuresOfWhole: FeaturesOf = (whole, found) => {
  const words = whole.split(' ');
  const classes = words.map((word) => classesOf(word));
  for (const [at, word] of words.entries()) {
    alone(word, found);
    together(words, classes, at, found);
  }
};

/** What a word alone adds, and its classes. */
interface Known {
  sum: number;
  size: number;
  classes: readonly number[];
}

/**
 * Says by how much a message as one speaks of danger to the writer, as log odds; from one output of weights. Keeps what it knows of
 * words seen before, of nobody's in particular and bounded.
 */
export function wholeListener({ bias, unit, steps }: Weights): (sentences: readonly Sentence[]) => number {
  const known = new Map<string, Known>();
  const mostKnown = 20_000;
  let sum = 0;
  let size = 0;
  const add: Found = (place, value) => {
    size += value * value;
    sum += (steps[place] ?? 0) * value;
  };
  const recall = (word: string): Known => {
    const before = known.get(word);
    if (before) return before;
    sum = 0;
    size = 0;
    alone(word, add);
    const one = { sum, size, classes: classesOf(word) };
    if (known.size >= mostKnown) known.clear();
    known.set(word, one);
    return one;
  };
  return (sentences) => {
    const words = wholeOf(sentences).split(' ');
    const parts = words.map(recall);
    const classes = parts.map((part) => part.classes);
    sum = parts.reduce((all, part) => all + part.sum, 0);
    size = parts.reduce((all, part) => all + part.size, 0);
    for (let at = 0; at < words.length; at += 1) together(words, classes, at, add);
    return (bias[0] ?? 0) + (sum * unit) / Math.sqrt(size || 1);
  };
}
