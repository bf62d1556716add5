import { asksForCounsel, fittingCounsel } from '../counsel/fitting-counsel.ts';
import type { Blanks } from '../draft.ts';
import type { Situation } from '../follow-ups.ts';
import * as ways from '../lines/two-ways.ts';
import * as verdicts from '../lines/verdicts.ts';
import type { Scene } from '../reply.ts';
import { theirMessages } from '../their-words.ts';
import { blanksIn, leaningOf, wayAsked, waysOf } from '../two-ways.ts';
import { type Answerer, give, lean, mournful, type Put, persons, pet, withNames } from './put.ts';

/** The same for any other choice. */
export const choosingAny: Answerer = (scene, put) => choose(scene, put, false);

/** 'Should I ring him tonight or leave it till morning?': a leaning for that sort of choice, and why. */
export const choosing: Answerer = (scene, put) => choose(scene, put, true);

function choose(scene: Scene, put: Put, isOfASort: boolean): Situation | undefined {
  const found = waysOf(put.message);
  // A deed put by itself may have an answer of its own, and that goes before.
  const single = found || isOfASort ? undefined : wayAsked(put.message);
  const [first, second] = found ?? [single ?? '', 'not'];
  if (first === '' || scene.reading.words > 70 || startsSleeping.test(first) || startsSleeping.test(second))
    return undefined;
  const leaning = leaningOf({ first, second, told: put.told.split('\n').slice(-4).join('\n'), whole: put.told });
  if (!leaning || (single === undefined && leaning.yields === isOfASort)) return undefined;
  // Put by itself it says too little of what else there is.
  if (second === 'not' && !leaning.isOfASort) return undefined;
  // What was worked out for nerves, for a dead man's clothes, knows more of it.
  if ((leaning.isCarded || single !== undefined) && isKnownBetter(scene)) return undefined;
  const isSayable = scene.draft.choose(leaning.of.say, leaning.blanks) !== undefined;
  const asksTheirMind = found !== undefined && isSayable && theirMind.test(put.message) && leaning.of !== ways.undoable;
  if (asksTheirMind) scene.draft.add(verdicts.cannotSee);
  const said = lean(scene, { of: leaning.of, blanks: named(leaning.blanks, scene.reading.text) });
  if (said) scene.state.asked = scene.state.turn;
  return said;
}

/** The ways with the names as they wrote them. */
const named = (blanks: Blanks, text: string): Blanks => ({
  ...blanks,
  way: blanks.way && withNames(blanks.way, text),
  first: blanks.first && withNames(blanks.first, text),
  second: blanks.second && withNames(blanks.second, text),
});

/** An answer was worked out for it, or laid out a moment ago. */
const isKnownBetter = ({ reading, turn, state }: Scene): boolean =>
  (asksForCounsel(reading) && fittingCounsel(reading, theirMessages(turn)) !== undefined) ||
  (state.turn - state.lastOffer <= 3 && state.offered.some((one) => one.startsWith('counsel:')));

const startsSleeping = /^(?:go (?:back )?to (?:bed|sleep)|sleep|nap|rest|have a (?:nap|rest|lie))\b/;
/** Beside the choice stands what nobody can see from outside: 'is she tired of me or what?' */
const theirMind =
  /\b(?:is|are|does|do) (?:he|she|they) (?:\w+ ){0,2}(?:tired of|angry|mad at|over|bored|annoyed|sick of|like|love|hate|avoiding|ignoring|still)\b/;

/** 'Is he cheating or am I mad?' */
export const orAmIMad: Answerer = (scene, { message }) =>
  /\b(?:is|are|was|does|do|did) (?:he|she|they|my \w+) [^.?!]{3,60}? or (?:am i|is it (?:just )?me|am i just) ?(?:going |being |just )*(?:mad|crazy|paranoid|imagining\w*|insane|nuts|seeing things|losing it|stupid)\b/.test(
    message,
  )
    ? give(scene, verdicts.notMadToAsk)
    : undefined;

/** 'Am I overreacting or is that rude?' */
export const orIsThatRude: Answerer = (scene, { message }) =>
  /\bam i (?:just |being )*(?:over ?reacting|too touchy|making too much of it) or (?:is|was) (?:that|it|this|he|she)\b/.test(
    message,
  )
    ? give(scene, verdicts.worthAsking)
    : undefined;

/** 'I'd want him to say I was good at it. That's pathetic, is it?' */
export function wantsAWord(scene: Scene, { message, question }: Put): Situation | undefined {
  const adj = /\b(pathetic|sad|silly|childish|needy|stupid|daft)\b/.exec(question)?.[1];
  return adj &&
    /\bi(?:'d| would|'ve| have)? (?:just |only |really )*(?:want|like|love|wanted|wish) (?:him|her|them|(?:some|any)(?:one|body)|my \w+) ?(?:to |would |had |'d )?(?:say|tell|told|thank|notice|see|said|ask|asked)\b/.test(
      message,
    )
    ? give(scene, verdicts.wantedWord, { adj, ...blanksIn(message) })
    : undefined;
}

/** 'He forgot our anniversary. Would you be angry?' */
export const wouldOneMind: Answerer = (scene, { question }) =>
  /^(?:\w+,? )?would (?:you|u) (?:not )?(?:be|feel|get) (?:angry|upset|hurt|mad|cross|annoyed|offended|sad|jealous|furious|insulted)(?: (?:too|about (?:it|that)|at (?:him|her|them|that)|by (?:it|that)|if it was (?:you|u)))?[?.! ]*$/.test(
    question,
  )
    ? give(scene, verdicts.mostWould)
    : undefined;

/** 'Should I drop his son or is that unfair?' */
export function orIsIt(scene: Scene, { question, told }: Put): Situation | undefined {
  const found =
    /\b(?:should|shall|could|can|do) i (.+?),? or (?:is|would|does|will) (?:that|it|this)(?: be| look| seem| sound| come across as)? (?:just |really |a bit |too |kind of )*(unfair|cruel|mean|selfish|rude|harsh|unkind|disloyal|heartless|bad|petty|childish|spiteful|wrong|pushy|desperate|needy|cheeky|ungrateful|awkward|unprofessional)\b/.exec(
      question,
    );
  const hurts =
    /\b(?:should|shall|could|can|do) i (?:say|ask|tell|offer|talk|go|help|mention).+? or (?:would|does|will) (?:that|it|this) (?:just |only |really )*(shame|embarrass|hurt|upset|annoy|scare|bother|offend|humiliate) (?:him|her|them)\b/.exec(
      question,
    )?.[1];
  if (hurts) return give(scene, verdicts.orWouldItHurt, { ...persons(question, question), hurts });
  const [, deed = '', adj = ''] = found ?? [];
  if (!found || mournful.test(question)) return undefined;
  const looks =
    /\b(?:look|seem|sound|come across)\b/.test(found[0]) ||
    /^(?:pushy|desperate|needy|cheeky|awkward|unprofessional)$/.test(adj);
  if (looks)
    return /\b(?:ask|text|message|ring|call|email|write|chase|follow up|say|invite)\b/.test(deed)
      ? give(scene, verdicts.orWouldItLook, { adj })
      : undefined;
  if (/^(?:petty|childish|spiteful)$/.test(adj)) return give(scene, verdicts.orIsItSmall, { adj });
  if (adj === 'wrong') return give(scene, verdicts.orIsItWrong);
  return give(
    scene,
    pet.test(told.split('\n').slice(-4).join('\n')) ? verdicts.orIsItUnkindToPet : verdicts.orIsItUnkind,
    {
      adj,
    },
  );
}
