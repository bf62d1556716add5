import { hashOf } from '../../hash.ts';
import { featuresOf as wordsOf } from '../../reading/kinds/features.ts';
import { questionOf } from '../../reading/question-of.ts';
import type { FeaturesOf } from '../../softmax.ts';
import { counsels } from '../counsel/counsels.ts';
import { plain } from '../their-words.ts';
import { conceptsIn } from './concepts.ts';

/** Features are hashed to one of these. */
export const places: number = 1 << 16;

/** Between what they told before and what they say now, in the one text that a classifier reads. */
const then = '\u0000';

export const askedAfter = (before: readonly string[], message: string): string =>
  [...before, message].join(then).replaceAll('"', '');

/** Keeps what the question says apart from what is told anywhere. */
const apart = { asked: 0, told: 0x5bd1 };
const seeds = { concept: 3, pair: 5, about: 7, fits: 9 };
/** How much each part counts beside the question's own words, and what words come to beside one of the words. */
const worth = { told: 1.2, counsels: 1.5, concept: 4, fits: 2 };

type Feature = [place: number, value: number];

/**
 * What a question is made of: the words of the sentence that asks and what they come to, alone and two by two; apart from
 * them the same of all that is told in the message and just before it; and the counsels whose own words fit. Each part
 * counts as one whole, however long it is.
 */
export const featuresOf: FeaturesOf = (text, found) => {
  const message = text.slice(text.lastIndexOf(then) + 1);
  const all = text.replaceAll(then, '\n');
  const whole = (list: readonly Feature[], counts: number) => {
    const size = Math.sqrt(list.reduce((sum, [, value]) => sum + value * value, 0) || 1);
    for (const [place, value] of list) found(place & (places - 1), (counts * value) / size);
  };
  whole(spoken(questionOf(message), apart.asked), 1);
  whole(spoken(all, apart.told), worth.told);
  whole(fitting(plain(all), questionOf(plain(message))), worth.counsels);
};

/** Words, and what they come to; `turn` keeps those of one part apart from those of another. */
function spoken(part: string, turn: number): Feature[] {
  const list: Feature[] = [];
  wordsOf(part, (place, value) => list.push([place ^ turn, value]));
  const concepts = conceptsIn(part);
  for (const [at, one] of concepts.entries()) {
    list.push([hashOf(one, seeds.concept) ^ turn, worth.concept]);
    for (const other of concepts.slice(at + 1))
      list.push([hashOf(`${one} ${other}`, seeds.pair) ^ turn, worth.concept]);
  }
  return list;
}

/** The counsels that speak of what is told, and those whose question it is as well. */
function fitting(told: string, question: string): Feature[] {
  return counsels.flatMap(({ id, about, far, not, asks }): Feature[] => {
    if (about?.test(told) === false || far?.test(told) === false || not?.test(told)) return [];
    const speaks: Feature[] = about || far ? [[hashOf(id, seeds.about), 1]] : [];
    return asks.test(question) ? [...speaks, [hashOf(id, seeds.fits), worth.fits]] : speaks;
  });
}
