import { hashOf } from '../../hash.ts';
import type { Assessment } from '../assessment.ts';
import type { Sentence } from '../normalise.ts';
import { classCount, classesOf, classNumber } from './classes.ts';

/** Pairs of classes have a place each, near and far; every other feature is hashed to one of the places behind them. */
const pairPlaces = 2 * classCount * classCount;
const hashedPlaces = 1 << 18;
export const places: number = pairPlaces + hashedPlaces;

/** Called with the place of a feature and how much it counts. */
export type Found = (place: number, value: number) => void;

/** What the classifier knows of one word, whatever stands around it. */
export interface Seen {
  hash: number;
  classes: readonly number[];
  /** Places of the word itself and of its classes. */
  plain: readonly number[];
  /** Places of its character 3- to 5-grams, which help with slips and other spellings. */
  grams: readonly number[];
}

/** A word where it stands. */
export interface Spot<S extends Seen = Seen> {
  seen: S;
  /** Who was spoken of last before it and whether a "no" governs it: below `standings`. */
  standing: number;
}
/** Nobody, the writer, who reads or somebody else, each with and without a "no". */
export const standings = 8;

const mix = (a: number, b: number): number => {
  let hash = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0xc2b2ae35) ^ (hash >>> 16);
};
const placeOf = (hash: number): number => pairPlaces + ((hash ^ (hash >>> 15)) & (hashedPlaces - 1));

/** Salts: one for each kind of feature. */
const kind = {
  word: 11,
  grams: 23,
  one: 31,
  pair: 41,
  skip: 53,
  triple: 61,
  before: 71,
  after: 83,
  who: 97,
  whoOf: 103,
  rule: 113,
  around: 137,
  aroundOf: 131,
};
/** How much a feature of a kind counts beside a word's one. */
const worth = { gram: 0.3, beside: 0.7, who: 0.7, rule: 0.2, around: 2 };

/** Reads one word. Pure: the same word always gives the same. */
export function see(word: string, number: boolean): Seen {
  const text = number ? '#' : word;
  const hash = hashOf(text);
  const classes = classesOf(text);
  const grams: number[] = [];
  if (text.length >= 3 && text.length <= 20) {
    const edged = `<${text}>`;
    for (let length = 3; length <= 5; length += 1) {
      for (let at = 0; at + length <= edged.length; at += 1) {
        grams.push(placeOf(mix(kind.grams + length, hashOf(edged.slice(at, at + length)))));
      }
    }
  }
  const plain = [placeOf(mix(kind.word, hash)), ...classes.map((one) => placeOf(mix(kind.one, one)))];
  return { hash, classes, plain, grams };
}

/** Stands before every sentence, so that its first and last words are known as such. */
export const boundary: Seen = { hash: 7, classes: [], plain: [], grams: [] };

/** Calls `found` with what a word is by itself, and under its subject and its "no". */
export function own(one: Seen, standing: number, found: Found): void {
  if (one === boundary) return;
  for (const place of one.plain) found(place, 1);
  for (const place of one.grams) found(place, worth.gram);
  found(placeOf(mix(mix(kind.who, standing), one.hash)), worth.who);
  for (const own of one.classes) found(placeOf(mix(mix(kind.whoOf, standing), own)), worth.who);
}

/**
 * Calls `found` with what a word says of the sentences beside it: "I put my hand there to feel if it is kicking" is one thing after "I am
 * afraid for the baby" and another after "I am tired of all of it" (docs/decisions/0044).
 */
export function around(one: Seen, standing: number, found: Found): void {
  if (one === boundary) return;
  found(placeOf(mix(kind.around, one.hash)), worth.around);
  for (const own of one.classes) found(placeOf(mix(kind.aroundOf, own * standings + standing)), worth.around);
}

/** How far apart, in words, two classes may stand to be seen together. */
const nearby = 3;
const farthest = 12;

/**
 * Calls `found` with every feature that begins at a word and is more than it: pairs, pairs with a gap of one or two,
 * triples, a word beside a class, and ordered pairs of classes near and far.
 */
export function from(words: readonly Spot[], at: number, found: Found): void {
  const spot = words[at];
  if (!spot) return;
  const one = spot.seen;
  const next = words[at + 1]?.seen;
  const third = words[at + 2]?.seen;
  const fourth = words[at + 3]?.seen;
  if (next) {
    found(placeOf(mix(mix(kind.pair, one.hash), next.hash)), 1);
    for (const other of next.classes) found(placeOf(mix(mix(kind.before, one.hash), other)), worth.beside);
    for (const own of one.classes) found(placeOf(mix(mix(kind.after, own), next.hash)), worth.beside);
  }
  if (third && next) {
    found(placeOf(mix(mix(kind.skip, one.hash), third.hash)), 1);
    found(placeOf(mix(mix(mix(kind.triple, one.hash), next.hash), third.hash)), 1);
  }
  if (fourth) found(placeOf(mix(mix(kind.skip, one.hash), fourth.hash)), 1);
  if (one.classes.length === 0) return;
  const end = Math.min(words.length, at + farthest + 1);
  for (let other = at + 1; other < end; other += 1) {
    const classes = words[other]?.seen.classes ?? [];
    if (classes.length === 0) continue;
    const start = other - at <= nearby ? 0 : classCount * classCount;
    for (const a of one.classes) {
      const row = start + a * classCount;
      for (const b of classes) found(row + b, 1);
    }
  }
}

/** Calls `found` with what the rules make of the message. */
export function ofRules(read: Assessment, found: Found): void {
  const said = [`level ${read.level}`, `need ${read.need}`, `register ${read.register}`, `denied ${read.denied}`];
  const count = `rules ${Math.min(3, read.reasons.length)}`;
  for (const one of [...said, count, ...read.reasons]) found(placeOf(mix(kind.rule, hashOf(one))), worth.rule);
}

/** The most words of one stretch. */
const longest = 40;

/** A message as one row of words, and the stretches of it that are read one by one. */
export interface Row<S extends Seen> {
  words: Spot<S>[];
  stretches: Stretch[];
}

/** From the first word to the one after the last; and the same with the sentence before and the one after. */
export interface Stretch {
  start: number;
  end: number;
  before: number;
  after: number;
}

const classOf = {
  writer: classNumber('I'),
  mine: classNumber('ME'),
  you: classNumber('YOU'),
  no: [classNumber('NOT'), classNumber('NEVER')],
};
const others = (['THEY', 'FAMILY', 'FRIEND', 'SOMEONE'] as const).map(classNumber);
/** How many words a "no" reaches. */
const reach = 5;

/** Who is spoken of from this word on: 1 the writer, 2 who reads, 3 somebody else; undefined when the word says nothing of it. */
function subjectFrom({ classes }: Seen): number | undefined {
  if (classes.includes(classOf.writer) || classes.includes(classOf.mine)) return 1;
  if (classes.includes(classOf.you)) return 2;
  return others.some((one) => classes.includes(one)) ? 3 : undefined;
}

/**
 * Every sentence is a stretch, and every two or three in a row that are short together; a long one without a stop is
 * read in overlapping pieces too. The crucial clause may stand anywhere.
 */
export function rowOf<S extends Seen>(
  sentences: readonly Sentence[],
  seen: (word: string, number: boolean) => S,
  edge: S,
): Row<S> {
  const words: Spot<S>[] = [];
  const starts: number[] = [];
  for (const sentence of sentences) {
    starts.push(words.length);
    words.push({ seen: edge, standing: 0 });
    let subject = 0;
    let part = 0;
    let left = 0;
    for (const token of sentence) {
      const one = seen(token.word, token.value !== undefined);
      if (token.part !== part) left = 0;
      part = token.part;
      subject = subjectFrom(one) ?? subject;
      const isNo = classOf.no.some((no) => one.classes.includes(no));
      left = isNo ? reach : left - 1;
      words.push({ seen: one, standing: subject * 2 + (left > 0 && !isNo ? 1 : 0) });
    }
  }
  const stretches: Stretch[] = [];
  const startOf = (sentence: number) => starts[sentence] ?? words.length;
  for (let first = 0; first < starts.length; first += 1) {
    const start = startOf(first);
    const before = startOf(Math.max(0, first - 1));
    for (let last = first; last < first + 3 && last < starts.length; last += 1) {
      const end = startOf(last + 1);
      if (last > first && end - start > longest) break;
      stretches.push({ start, end, before, after: startOf(last + 2) });
    }
    const end = startOf(first + 1);
    for (let piece = start; end - start > longest && piece < end; piece += 12) {
      stretches.push({ start: piece, end: Math.min(end, piece + 24), before, after: startOf(first + 2) });
    }
  }
  return { words, stretches };
}

/** What a sum of weights over so many words is divided by: a long stretch is not graver for its length. */
export const scale = (words: number): number => Math.sqrt(words + 2);
