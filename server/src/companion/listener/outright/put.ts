import type { Situation } from '../follow-ups.ts';
import type { SoughtLines } from '../lines/sought.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import type { Leaning } from '../two-ways.ts';

/** What is asked, the message it stands in, and all they told of late; in small letters. */
export interface Put {
  question: string;
  message: string;
  told: string;
}
/** Answers what is put in one way; undefined when it is put in another. */
export type Answerer = (scene: Scene, put: Put) => Situation | undefined;

/** Says the answer, the thought behind it and one question; a line that was said is not said again. */
export function give(scene: Scene, { say, next, ask }: SoughtLines, blanks = {}): Situation | undefined {
  const { draft, turn } = scene;
  if (!draft.add(say, blanks)) return undefined;
  if (turn.person.length !== 'short') draft.add(next, blanks);
  return endAsking(scene, ask, blanks);
}

/** Gives a leaning: a line with the way itself in it comes before one that would do for any. */
export function lean(scene: Scene, { of, blanks }: Pick<Leaning, 'of' | 'blanks'>): Situation | undefined {
  const near = of.say.filter((line) => line.includes('{way}') || /\{(?:due|years|nearer|second)\}/i.test(line));
  const isSaid = near.length > 0 && scene.draft.add(near, blanks);
  if (!isSaid) return give(scene, of, blanks);
  if (scene.turn.person.length !== 'short') scene.draft.add(of.next, blanks);
  return endAsking(scene, of.ask, blanks);
}

export const abused =
  /\b(?:hit|hits|slapped|smacked|beat|(?:shook|shake)(?! (?:my|his|her|their|your|our) (?:hands?|head)| hands)|punched|bruise\w*|burn\w*|left (?:him|her|them) (?:alone|in the car))\b/;

export const pet = /\b(?:dog|cat|puppy|kitten|rabbit|horse|hamster|lab|staffie|terrier|collie|spaniel|vet|pet)\b/;

export const mournful = /\b(?:died|dead|death|funeral|miscarr\w*|stillb\w*|cancer|suicide)\b/;

export const ownDeed =
  /\bi (?:\w+ )?(?:lied|cheated|shouted|screamed|yelled|snapped|swore|started it|hit|forgot|broke|said something|did (?:get|say|do|make|forget)|got (?:it|his|her|their|the) \w* ?wrong|called (?:him|her|them))\b|\b(?:he|she|they) started it\b/;
