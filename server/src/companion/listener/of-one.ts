import type { Mention } from '../reading/reading.ts';
import type { Blanks } from './draft.ts';
import { ofOneClosely } from './happenings/happenings.ts';
import { ofLoss } from './matters/of-loss.ts';
import { ofLossAnimals } from './matters/of-loss-animals.ts';
import { ofLove } from './matters/of-love.ts';
import type { Scene } from './reply.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

const ofOne = new Set([...ofLoss, ...ofLove].map(({ id }) => `about ${id}`));
const ofPets = new Set(ofLossAnimals.map(({ id }) => `about ${id}`)).add('animal-ill');

/** Situations whose questions are after one other, as 'they' where it is not known which. */
export const topicsOfOne =
  /^(?:family|parenting|caring|bereavement|partner|breakup|betrayal|friendship|talking|boundaries|coming out)$/;

/**
 * 'he' or 'she' for whoever is 'they' in the lines of a way of telling (`id`), as a blank: where those are of one, and only one
 * is spoken of. `isOfThis` is that this message tells of it; else it is of whoever the talk is about.
 */
export function oneIn(scene: Scene, id: string, isOfThis: boolean): Blanks {
  if (!ofOne.has(id) && !ofOneClosely.has(id)) return {};
  return { one: theOne(scene, ofPets.has(id), isOfThis) };
}

/** 'he' or 'she' for the one person, or the one animal, that is spoken of; undefined where it may be somebody else. */
export function theOne(scene: Scene, isAnimal = false, isOfThis = false): 'he' | 'she' | undefined {
  const { reading, state, turn } = scene;
  const message = inSmall(scene.whole);
  if (/\b(?:they|them|their)\b/.test(message)) return undefined;
  const isOfKind = (one: Mention): boolean => one.isAnimal === isAnimal;
  const told = isOfThis ? pronounIn(message) : undefined;
  const here = isOfThis ? reading.people.filter(isOfKind) : [];
  const others =
    here.length > 0 ? here : state.others.filter((one) => isOfKind(one) && (!told || one.subject === told));
  const [one, ...further] = others;
  // 'He left me': nobody was named, and yet it is one.
  if (state.others.length === 0 && !isAnimal)
    return pronounIn([...plainly(theirMessages(turn), far), message].join('\n'));
  return one && further.length === 0 && !one.isSeveral && one.subject !== 'they' ? one.subject : undefined;
}

/** How far back somebody may have been told of. */
const far = 4;

function pronounIn(text: string): 'he' | 'she' | undefined {
  const [he, she] = [/\b(?:he|him|his)\b/.test(text), /\b(?:she|her|hers)\b/.test(text)];
  return he === she || /\b(?:they|them|their)\b/.test(text) ? undefined : he ? 'he' : 'she';
}
