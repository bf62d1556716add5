import { soughtBy } from '../counsel/fitting-counsel.ts';
import type { Situation } from '../follow-ups.ts';
import * as ways from '../lines/two-ways.ts';
import type { Scene } from '../reply.ts';
import { theirMessages } from '../their-words.ts';
import { leaningOf, waysOf } from '../two-ways.ts';
import { type Answerer, give, mournful, type Put, pet } from './put.ts';

/** The same for any other choice. */
export const choosingAny: Answerer = (scene, put) => choose(scene, put, false);

/** 'Should I ring him tonight or leave it till morning?': a leaning for that sort of choice, and what would turn it. */
export const choosing: Answerer = (scene, put) => choose(scene, put, true);

function choose(scene: Scene, { message, told }: Put, isOfASort: boolean): Situation | undefined {
  const found = waysOf(message);
  if (!found || scene.reading.words > 70) return undefined;
  const [first, second] = found;
  const near = told.split('\n').slice(-4).join('\n');
  if (/\b(?:sleep|nap|rest)\b/.test(`${first} ${second}`)) return undefined;
  const leaning = leaningOf({ first, second, told: near });
  if (!leaning || leaning.isOfASort !== isOfASort) return undefined;
  // What was worked out for nerves, for a dead man's clothes, knows more of it.
  if (leaning.isCarded && soughtBy(scene.reading, theirMessages(scene.turn)).sure >= 0.4) return undefined;
  const said = give(scene, leaning.of, leaning.blanks);
  if (said) scene.state.asked = scene.state.turn;
  return said;
}

/** 'Should I drop his son or is that unfair?' */
export function orIsIt(scene: Scene, { question, told }: Put): Situation | undefined {
  const found =
    /\b(?:should|shall|could|can|do) i (.+?),? or (?:is|would|does|will) (?:that|it|this)(?: be| look| seem| sound| come across as)? (?:just |really |a bit |too |kind of )*(unfair|cruel|mean|selfish|rude|harsh|unkind|disloyal|heartless|bad|petty|childish|spiteful|wrong|pushy|desperate|needy|cheeky|ungrateful|awkward|unprofessional)\b/.exec(
      question,
    );
  const [, deed = '', adj = ''] = found ?? [];
  if (!found || mournful.test(question)) return undefined;
  const looks =
    /\b(?:look|seem|sound|come across)\b/.test(found[0]) ||
    /^(?:pushy|desperate|needy|cheeky|awkward|unprofessional)$/.test(adj);
  if (looks)
    return /\b(?:ask|text|message|ring|call|email|write|chase|follow up|say|invite)\b/.test(deed)
      ? give(scene, ways.orWouldItLook, { adj })
      : undefined;
  if (/^(?:petty|childish|spiteful)$/.test(adj)) return give(scene, ways.orIsItSmall, { adj });
  if (adj === 'wrong') return give(scene, ways.orIsItWrong);
  return give(scene, pet.test(told.split('\n').slice(-4).join('\n')) ? ways.orIsItUnkindToPet : ways.orIsItUnkind, {
    adj,
  });
}
