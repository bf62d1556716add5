import { hashOf } from '../../hash.ts';
import type { FeaturesOf } from '../../softmax.ts';
import { featuresOf as wordsOf } from '../kinds/features.ts';
import { questionOf } from '../question-of.ts';
import { conceptsIn } from './concepts.ts';

/** Features are hashed to one of these. */
export const places: number = 1 << 15;

/** Between what they told before and what they say now, in the one text that a classifier reads. */
const then = '\u0000';

export const askedAfter = (before: readonly string[], message: string): string =>
  [...before, message].join(then).replaceAll('"', '');

/** Keeps what the question says apart from what is told anywhere. */
const apart = { asked: 0, told: 0x5bd1 };
/** How much what is told counts beside the question itself, and what words come to beside one of the words. */
const worth = { told: 1.2, concept: 4 };

/**
 * What a question is made of: the words of the sentence that asks and what they come to, alone and two by two; and, apart
 * from them, the same of all that is told in the message and just before it. Each counts as one whole, however long it is.
 */
export const featuresOf: FeaturesOf = (text, found) => {
  const message = text.slice(text.lastIndexOf(then) + 1);
  const whole = (part: string, turn: number, counts: number) => {
    const list: [number, number][] = [];
    const add = (place: number, value: number) => list.push([(place ^ turn) & (places - 1), value]);
    wordsOf(part, add);
    const concepts = conceptsIn(part);
    for (const [at, one] of concepts.entries()) {
      add(hashOf(one, 3), worth.concept);
      for (const other of concepts.slice(at + 1)) add(hashOf(`${one} ${other}`, 5), worth.concept);
    }
    const size = Math.sqrt(list.reduce((sum, [, value]) => sum + value * value, 0) || 1);
    for (const [place, value] of list) found(place, (counts * value) / size);
  };
  whole(questionOf(message), apart.asked, 1);
  whole(text.replaceAll(then, '. '), apart.told, worth.told);
};
