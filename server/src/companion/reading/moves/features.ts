import { hashFrom, hashOf, hashOn, placeOf } from '../../hash.ts';
import type { FeaturesOf } from '../../softmax.ts';
import { wordsOf } from '../kinds/features.ts';

/** Features are hashed to one of these. */
export const places: number = 1 << 15;

const seeds = { word: 5, pair: 13, first: 29, last: 31, begins: 47, ends: 59, sign: 61 };
const worth = { word: 0.4, place: 0.7, sign: 0.8 };

const placed = (hash: number): number => placeOf(hash, places);

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

/** Words that say nothing of what a message is about, and much of how it is said. */
const little = new Set(
  (
    'a about actually ago all already also always am an and another any anything anyway are as ask asked asking at back be because ' +
    "been before being better bit both but by bye can can't cannot could couldn't decided did didn't different do does doesn't doing " +
    "don't done dunno each eh else enough ever every everyone exactly feel feeling fine first for from get give go goes going gonna good " +
    "goodnight got gotta guess had has hasn't have haven't having he he'd he's help her here him his how i i'd i'll i'm i've idk if in " +
    "instead into is isn't it it's its just keep kind know last later least let like lol long made make makes matter maybe me mean means " +
    'meant might misread mistake more most much must my myself need never next night no nobody none nor not nothing now of off oh ok okay ' +
    'on once one only or other our out over people perhaps please point pretty probably question quite rather read really reply right ' +
    "said same saw say saying says see shall she she'd she's should since so some somebody someone something sorry sort stop such suppose " +
    "sure take tell thank thanks that that's the their them then there there's these they they'd they're thing things think this those " +
    "thought to told tomorrow tonight too try two understand until up us very was wasn't way we we'd we'll we've well went were weren't " +
    "what what's whatever when where which while who who's why will with without won't word words work would wouldn't wren write written " +
    "wrong wrote yeah yes yet you you'd you're you've your yours"
  ).split(' '),
);

/** A word as it counts for the shape of a sentence: itself where it is a little one, its ending otherwise. */
const shapeOf = (word: string): string =>
  little.has(word) ? word : `_${/(?:ing|ed|ly|n't|'s|#)$/.exec(word)?.[0] ?? ''}`;

/**
 * Calls `found` with what a message is made of: its words, and its little words with one, two and three words after, where
 * all that is no little word is one and the same; again for its first sentence and its last, since a correction stands at
 * the beginning and a farewell or a question at the end; how these begin, and its signs.
 */
export const featuresOf: FeaturesOf = (message, found) => {
  const text = plain(message);
  const sentences = text.match(/[^.!?\n…]+[.!?\n…]*/g)?.filter((one) => /[\p{L}#]/u.test(one)) ?? [];
  const words = wordsOf(text);
  for (const word of words) found(placed(hashOf(word, seeds.word)), little.has(word) ? 1 : worth.word);
  runs(
    sentences.flatMap((one) => ['|', ...wordsOf(one).map(shapeOf)]),
    seeds.pair,
    1,
    found,
  );
  const first = wordsOf(sentences[0] ?? '').map(shapeOf);
  const last = wordsOf(sentences.at(-1) ?? '').map(shapeOf);
  runs(first.slice(0, 10), seeds.first, worth.place, found);
  runs(last.slice(-12), seeds.last, worth.place, found);
  for (const count of [1, 2, 3, 4]) {
    found(placed(hashOf(first.slice(0, count).join(' '), seeds.begins)), worth.place);
    found(placed(hashOf(last.slice(0, count).join(' '), seeds.ends)), worth.place);
  }
  for (const sign of text.match(/[?!]|…|\.{3}|\p{Extended_Pictographic}/gu) ?? [])
    found(placed(hashOf(sign, seeds.sign)), worth.sign);
  const end = /[?!]/.exec(sentences.at(-1)?.trim().slice(-1) ?? '')?.[0] ?? '.';
  found(placed(hashOf(`end ${end}`, seeds.sign)), worth.sign);
  if (/\b[A-Z]{3,}\b/.test(message) && /[a-z]/.test(message))
    found(placed(hashOf('loud word', seeds.sign)), worth.sign);
  const length = words.length <= 2 ? words.length : Math.min(12, Math.ceil(words.length / 4) + 2);
  found(placed(hashOf(`length ${length}`, seeds.sign)), worth.sign);
};

/** Every run of one to four of these with a little word in it. */
function runs(
  shapes: readonly string[],
  seed: number,
  value: number,
  found: (place: number, value: number) => void,
): void {
  for (let from = 0; from < shapes.length; from += 1) {
    let run = hashFrom(seed);
    let isTelling = false;
    for (let at = from; at < shapes.length && at < from + 4; at += 1) {
      const shape = shapes[at] ?? '';
      run = hashOn(hashOn(run, ' '), shape);
      isTelling ||= shape.charAt(0) !== '_' && shape !== '|';
      if (isTelling && at > from) found(placed(run), value);
    }
  }
}
