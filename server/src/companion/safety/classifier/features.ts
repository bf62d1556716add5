import type { Sentence } from '../normalise.ts';
import { classCount, classesOf } from './classes.ts';

/** Features share this many places (a power of two); two that fall on one place share a weight. */
export const places = 1 << 16;

/** What the classifier knows of one word, whatever stands around it. */
export interface Seen {
  hash: number;
  classes: readonly number[];
  /** Places of the word itself, its character 3- to 5-grams and its classes. */
  own: readonly number[];
}

const mix = (a: number, b: number): number => {
  let hash = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0xc2b2ae35) ^ (hash >>> 16);
};
const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & (places - 1);

/** Salts: one for each kind of feature. */
const kind = { word: 11, grams: 23, one: 31, pair: 41, skip: 53, triple: 61, near: 71, far: 83 };

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Reads one word. Pure: the same word always gives the same. */
export function see(word: string, number: boolean): Seen {
  const plain = number ? '#' : word;
  const hash = hashOf(plain);
  const classes = classesOf(plain);
  const own = [placeOf(mix(kind.word, hash))];
  const edged = `<${plain}>`;
  if (plain.length >= 3 && plain.length <= 20) {
    for (let length = 3; length <= 5; length += 1) {
      for (let at = 0; at + length <= edged.length; at += 1) {
        own.push(placeOf(mix(kind.grams + length, hashOf(edged.slice(at, at + length)))));
      }
    }
  }
  for (const one of classes) own.push(placeOf(mix(kind.one, one)));
  return { hash, classes, own };
}

/** How far apart, in words, two classes may stand to be seen together. */
const nearby = 3;
const farthest = 8;

/** Stands before every sentence, so that its first and last words are known as such. */
export const boundary: Seen = { hash: 7, classes: [], own: [] };

/**
 * Calls `found` with the place of every feature that begins at a word and is more than it: pairs, pairs with a gap of one
 * or two, triples, ordered pairs of classes near and far.
 */
export function from(words: readonly Seen[], at: number, found: (place: number) => void): void {
  const one = words[at];
  if (!one) return;
  const next = words[at + 1];
  const third = words[at + 2];
  const fourth = words[at + 3];
  if (next) found(placeOf(mix(mix(kind.pair, one.hash), next.hash)));
  if (third && next) {
    found(placeOf(mix(mix(kind.skip, one.hash), third.hash)));
    found(placeOf(mix(mix(mix(kind.triple, one.hash), next.hash), third.hash)));
  }
  if (fourth) found(placeOf(mix(mix(kind.skip, one.hash), fourth.hash)));
  if (one.classes.length === 0) return;
  const end = Math.min(words.length, at + farthest + 1);
  for (let other = at + 1; other < end; other += 1) {
    const salt = other - at <= nearby ? kind.near : kind.far;
    const classes = words[other]?.classes ?? [];
    for (const a of one.classes) for (const b of classes) found(placeOf(mix(salt, a * classCount + b)));
  }
}

/** The most words of one stretch. */
const longest = 40;

/** A message as one row of words, and the stretches of it that are read one by one, as [first word, after the last]. */
export interface Row {
  words: Seen[];
  stretches: [number, number][];
}

/**
 * Every sentence is a stretch, and every two or three in a row that are short together; a long one without a stop is
 * read in overlapping pieces too. The crucial clause may stand anywhere.
 */
export function rowOf(sentences: readonly Sentence[], seen: (word: string, number: boolean) => Seen): Row {
  const words: Seen[] = [];
  const starts: number[] = [];
  for (const sentence of sentences) {
    starts.push(words.length);
    words.push(boundary);
    for (const token of sentence) words.push(seen(token.word, token.value !== undefined));
  }
  const stretches: [number, number][] = [];
  for (let first = 0; first < starts.length; first += 1) {
    const start = starts[first] ?? 0;
    for (let after = first + 1; after <= first + 3 && after <= starts.length; after += 1) {
      const end = starts[after] ?? words.length;
      if (after > first + 1 && end - start > longest) break;
      stretches.push([start, end]);
    }
    const end = starts[first + 1] ?? words.length;
    for (let piece = start; end - start > longest && piece < end; piece += 12) {
      stretches.push([piece, Math.min(end, piece + 24)]);
    }
  }
  return { words, stretches };
}

/** What a sum of weights over so many words is divided by: a long stretch is not graver for its length. */
export const scale = (words: number): number => Math.sqrt(words + 2);
