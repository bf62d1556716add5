import { placeAmong } from '../../hash.ts';
import type { FeaturesOf } from '../../softmax.ts';

/** Features are hashed to one of these. */
export const places: number = 1 << 16;

const seeds = { word: 11, pair: 23, skip: 37, gram: 41, last: 53, first: 67, sign: 79 };
/** How much a feature of a kind counts beside a word's one. */
const worth = { gram: 0.35, last: 0.6, skip: 0.7 };

const placeOf = (text: string, seed: number): number => placeAmong(places, text, seed);

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\d+/g, '#');

/**
 * Calls `found` with what a message is made of: words, pairs with and without one between, character 4-grams (for slips and
 * other spellings), the words of its last sentence, which often carries the weight, how it begins, and its signs.
 */
export const featuresOf: FeaturesOf = (message, found) => {
  const text = plain(message);
  const words = wordsOf(text);
  for (const [at, word] of words.entries()) {
    found(placeOf(word, seeds.word), 1);
    const next = words[at + 1];
    const third = words[at + 2];
    if (next) found(placeOf(`${word} ${next}`, seeds.pair), 1);
    if (next && third) found(placeOf(`${word} ${third}`, seeds.skip), worth.skip);
    const edged = `<${word}>`;
    for (let from = 0; from + 4 <= edged.length; from += 1)
      found(placeOf(edged.slice(from, from + 4), seeds.gram), worth.gram);
  }
  const last =
    text
      .split(/[.!?\n]+/)
      .filter((one) => one.trim() !== '')
      .at(-1) ?? '';
  for (const word of wordsOf(last)) found(placeOf(word, seeds.last), worth.last);
  found(placeOf(words.slice(0, 2).join(' '), seeds.first), 1);
  for (const sign of text.match(/[?!]|\.{3}|\p{Extended_Pictographic}/gu) ?? [])
    found(placeOf(sign, seeds.sign), worth.last);
  found(placeOf(`${Math.min(8, Math.ceil(words.length / 4))}`, seeds.sign), worth.last);
};

/** The words of a text; a '#' is one where a number stood. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}#]+(?:'\p{L}+)?/gu) ?? [];
