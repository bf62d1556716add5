import { asksAnything, questionOf } from '../reading/question-of.ts';
import { inUsualForm } from '../reading/usual-form.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import { judgeDraft, judgeThing, ofSentence, putUp } from './judge-draft.ts';
import * as lines from './lines/outright.ts';
import { mayI, mustI, onTheirWish, worseIf } from './outright/allowed.ts';
import { asItIsAsked } from './outright/as-asked.ts';
import { withCare } from './outright/at-risk.ts';
import { byItsForm } from './outright/by-form.ts';
import { commonlyKnown, whereToAsk } from './outright/commonly-known.ts';
import { judgingSelf, judgingSelfSurely } from './outright/judging-self.ts';
import {
  asksFault,
  inTheirPlace,
  ofSomebody,
  theirFault,
  theRule,
  toTell,
  whatPeopleSay,
  whatTheyFeel,
  willTheyMind,
} from './outright/of-others.ts';
import { ofGraveDeed, ofMinds, ofOwnDeed } from './outright/of-own-deeds.ts';
import {
  afterIt,
  betterNow,
  cannotSay,
  lookingBack,
  mayAsk,
  notStupid,
  ofDeeds,
  whatShould,
  whenAsked,
} from './outright/of-themselves.ts';
import { choosing, choosingAny, orAmIMad, orIsIt, orIsThatRude, wantsAWord, wouldOneMind } from './outright/of-ways.ts';
import { type Answerer, give, putOf } from './outright/put.ts';
import type { Scene } from './reply.ts';
import { inSmall, plain, plainly, theirMessages } from './their-words.ts';
import { asksToChoose } from './two-ways.ts';

/**
 * Answers what is put so outright that its own words say what is wanted, before anything learnt is asked: their own sentence
 * put up for judging, what Wren would do, what to ask somebody who knows, whether a child will remember. Undefined otherwise.
 */
export function answerOutright(scene: Scene): Situation | undefined {
  const { reading, toWren } = scene;
  if (reading.heavy || reading.words > 70 || notNow.test(reading.act)) return undefined;
  if (reading.act === 'medication' && !notMedicine.test(reading.text)) return undefined;
  // Nothing but a protest was said: its own words ask nothing.
  if (toWren.protest && toWren.rest === '' && !toWren.correction && reading.text === scene.whole) return undefined;
  // 'I mean, will he remember it': the question stands in what was put right.
  const isMeant = toWren.correction !== undefined && asksAnything(toWren.correction.right);
  const message = inUsualForm(isMeant ? plain(`${toWren.correction?.said}?`) : inSmall(reading.text));
  if (!asksAnything(message) && !putUp.test(message) && !asksFault.test(message) && !asksToChoose(message))
    return undefined;
  const question = questionOf(message);
  const told = [...plainly(theirMessages(scene.turn), 6), message].join('\n');
  if (lastWords.test(message) && ofSentence.test(question)) return give(scene, lines.lastWords);
  const careful = withCare(scene, { question, message, told });
  if (careful) return careful;
  const known = isGrave(scene) ? commonlyKnown(scene, { question, message, told }) : undefined;
  if (known) return known;
  if (isGrave(scene))
    return doneToThem.test(told) && /\bshould i (?:\w+ )?(?:tell|report|say)\b/.test(question)
      ? give(scene, lines.tellSomeone)
      : (ofGraveDeed(scene, { question, message, told }) ?? asItIsAsked(scene, { question, message, told }));
  for (const answer of answers) {
    const said = answer(scene, { question, message, told });
    if (said) return said;
  }
  return undefined;
}

/** Answers what no counsel was for by the mere form of the question. */
export function answerByForm(scene: Scene): Situation | undefined {
  const { reading } = scene;
  if (reading.heavy || notNow.test(reading.act) || !asksAnything(reading.text)) return undefined;
  return byItsForm(scene, putOf(scene), 'counsel');
}

const notMedicine =
  /\btake (?:with me|along)\b|\btake (?:it|the (?:job|offer|place|post|flat|room)) or (?:stay|turn|keep|say|leave|hold|look)\b/i;

/** A farewell put up for judging is no message to be judged. */
const lastWords =
  /\b(?:can'?t go on|want to die|end it all|better off (?:dead|without me)|goodbye(?: everyone| forever)?(?=['"]|,? (?:mum|mom|dad))|i won't be here)/;
const doneToThem =
  /\b(?:touch(?:ed|es) me|raped me|abused me|assaulted me|molested me|grop\w* me|grabbed me|forced me|(?:hits|hit|beats|beat) me)\b/;

const notNow = /^(?:goodbye|gibberish|foreign|diagnosis)$/;

const answers: readonly Answerer[] = [
  judgeDraft,
  whereToAsk,
  commonlyKnown,
  judgeThing,
  (scene, put) => byItsForm(scene, put),
  ofOwnDeed,
  judgingSelfSurely,
  worseIf,
  mayI,
  mustI,
  onTheirWish,
  asItIsAsked,
  whenAsked,
  whatShould,
  notStupid,
  mayAsk,
  betterNow,
  willTheyMind,
  whatTheyFeel,
  theirFault,
  ofMinds,
  toTell,
  orIsIt,
  orIsThatRude,
  wantsAWord,
  wouldOneMind,
  choosing,
  judgingSelf,
  choosingAny,
  orAmIMad,
  inTheirPlace,
  lookingBack,
  ofSomebody,
  theRule,
  afterIt,
  ofDeeds,
  whatPeopleSay,
  cannotSay,
  (scene, put) => byItsForm(scene, put, 'answers'),
];
