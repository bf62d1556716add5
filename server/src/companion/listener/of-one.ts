import type { Mention } from '../reading/reading.ts';
import type { Blanks } from './draft.ts';
import { ofOneClosely } from './happenings/happenings.ts';
import { ofLoss } from './matters/of-loss.ts';
import { ofLossAnimals } from './matters/of-loss-animals.ts';
import { ofLove } from './matters/of-love.ts';
import type { Scene } from './reply.ts';
import { inSmall } from './their-words.ts';

const ofOne = new Set([...ofLoss, ...ofLove].map(({ id }) => `about ${id}`));
const ofPets = new Set(ofLossAnimals.map(({ id }) => `about ${id}`)).add('animal-ill');

/** Situations whose questions are after one other, as 'they' where it is not known which. */
export const topicsOfOne =
  /^(?:family|parenting|caring|bereavement|partner|breakup|betrayal|friendship|talking|boundaries|coming out)$/;

/**
 * 'he' or 'she' for whoever is 'they' in the lines of a way of telling (`id`), as a blank: where those are of one, and only one
 * is spoken of.
 */
export function oneIn(scene: Scene, id: string): Blanks {
  if (!ofOne.has(id) && !ofOneClosely.has(id)) return {};
  return { one: theOne(scene, ofPets.has(id)) };
}

/** 'he' or 'she' for the one person, or the one animal, that is spoken of; undefined where it may be somebody else. */
export function theOne({ reading, state, whole }: Scene, isAnimal = false): 'he' | 'she' | undefined {
  const message = inSmall(whole);
  if (/\b(?:they|them|their)\b/.test(message)) return undefined;
  const isOfKind = (one: Mention): boolean => one.isAnimal === isAnimal;
  const here = reading.people.filter(isOfKind);
  const told = /\b(?:he|him|his)\b/.test(message) ? 'he' : /\b(?:she|her)\b/.test(message) ? 'she' : undefined;
  const others = state.others.filter((one) => isOfKind(one) && (!told || one.subject === told));
  const [one, ...further] = here.length > 0 ? here : others;
  return one && further.length === 0 && !one.isSeveral && one.subject !== 'they' ? one.subject : undefined;
}
