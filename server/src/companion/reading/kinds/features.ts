import { hashFrom, hashOf, hashOn, placeOf } from '../../hash.ts';
import type { FeaturesOf } from '../../softmax.ts';

/** Features are hashed to one of these. */
export const places: number = 1 << 16;

const seeds = { word: 11, pair: 23, skip: 37, gram: 41, last: 53, first: 67, sign: 79 };
/** How much a feature of a kind counts beside a word's one. */
const worth = { gram: 0.35, last: 0.6, skip: 0.7 };

const placed = (hash: number): number => placeOf(hash, places);

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\d+/g, '#');

/**
 * Calls `found` with what a message is made of: words, pairs with and without one between, character 4-grams (for slips and
 * other spellings), the words of its last sentence, which often carries the weight, how it begins, and its signs.
 */
export const featuresOf: FeaturesOf = (message, found) => {
  const text = plain(message);
  const words = wordsOf(text);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    found(placed(hashOf(word, seeds.word)), 1);
    const next = words[at + 1];
    const third = words[at + 2];
    if (next) found(placed(ofTwo(word, next, seeds.pair)), 1);
    if (next && third) found(placed(ofTwo(word, third, seeds.skip)), worth.skip);
    const edged = `<${word}>`;
    for (let from = 0; from + 4 <= edged.length; from += 1)
      found(placed(hashOn(hashFrom(seeds.gram), edged, from, from + 4)), worth.gram);
  }
  const last =
    text
      .split(/[.!?\n]+/)
      .filter((one) => one.trim() !== '')
      .at(-1) ?? '';
  for (const word of wordsOf(last)) found(placed(hashOf(word, seeds.last)), worth.last);
  found(placed(hashOf(words.slice(0, 2).join(' '), seeds.first)), 1);
  for (const sign of text.match(/[?!]|\.{3}|\p{Extended_Pictographic}/gu) ?? [])
    found(placed(hashOf(sign, seeds.sign)), worth.last);
  found(placed(hashOf(`${Math.min(8, Math.ceil(words.length / 4))}`, seeds.sign)), worth.last);
};

/** The hash of two words in a row, without making one text of them. */
const ofTwo = (word: string, other: string, seed: number): number => hashOn(hashOn(hashOf(word, seed), ' '), other);

/** The words of a text; a '#' is one where a number stood. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}#]+(?:'\p{L}+)?/gu) ?? [];
