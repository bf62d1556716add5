import { hashOf } from '../../hash.ts';
import type { FeaturesOf } from '../../softmax.ts';

/** Features are hashed to one of these. */
export const places: number = 1 << 15;

const seeds = { word: 5, pair: 13, triple: 17, first: 29, last: 31, lastPair: 43, begins: 47, ends: 59, sign: 61 };
const worth = { place: 0.7, sign: 0.8 };

function placeOf(text: string, seed: number): number {
  let hash = hashOf(text, seed);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & (places - 1);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\bu\b/g, 'you')
    .replace(/\bur\b/g, 'your')
    .replace(/\b(i)(m|ll|ve|d)\b/g, "$1'$2")
    .replace(/\b(do|did|does|has|have|is|was|were|would|could|should|ca|wo|are)nt\b/g, "$1n't")
    .replace(/\b(it|that|what|who|how)s\b/g, "$1's")
    .replace(/\d+/g, '#');

/**
 * Calls `found` with what a message is made of: its words, pairs and threes, and again the words and pairs of its first and
 * of its last sentence, since a correction stands at the beginning and a farewell or a question at the end; how it begins
 * and ends, and its signs. What it is about counts for little here, and so there are no parts of words.
 */
export const featuresOf: FeaturesOf = (message, found) => {
  const text = plain(message);
  const sentences = text.match(/[^.!?\n…]+[.!?\n…]*/g)?.filter((one) => /[\p{L}#]/u.test(one)) ?? [];
  const words = wordsOf(text);
  for (const [at, word] of words.entries()) {
    found(placeOf(word, seeds.word), 1);
    const next = words[at + 1];
    const third = words[at + 2];
    if (next) found(placeOf(`${word} ${next}`, seeds.pair), 1);
    if (next && third) found(placeOf(`${word} ${next} ${third}`, seeds.triple), worth.place);
  }
  const first = wordsOf(sentences[0] ?? '');
  const last = wordsOf(sentences.at(-1) ?? '');
  for (const word of first.slice(0, 12)) found(placeOf(word, seeds.first), worth.place);
  for (const word of last.slice(-12)) found(placeOf(word, seeds.last), worth.place);
  last.slice(-12).forEach((word, at, all) => {
    if (at > 0) found(placeOf(`${all[at - 1]} ${word}`, seeds.lastPair), worth.place);
  });
  for (const count of [1, 2, 3]) {
    found(placeOf(first.slice(0, count).join(' '), seeds.begins), worth.place);
    found(placeOf(last.slice(0, count).join(' '), seeds.ends), worth.place);
  }
  for (const sign of text.match(/[?!]|…|\.{3}|\p{Extended_Pictographic}/gu) ?? [])
    found(placeOf(sign, seeds.sign), worth.sign);
  const end = /[?!]/.exec(sentences.at(-1)?.trim().slice(-1) ?? '')?.[0] ?? '.';
  found(placeOf(`end ${end}`, seeds.sign), worth.sign);
  if (/\b[A-Z]{3,}\b/.test(message) && /[a-z]/.test(message)) found(placeOf('loud word', seeds.sign), worth.sign);
  const length = words.length <= 2 ? words.length : Math.min(12, Math.ceil(words.length / 4) + 2);
  found(placeOf(`length ${length}`, seeds.sign), worth.sign);
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}#]+(?:'\p{L}+)?/gu) ?? [];
