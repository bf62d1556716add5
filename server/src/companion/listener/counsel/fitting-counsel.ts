import { asksOutright, questionOf } from '../../reading/question-of.ts';
import type { Reading } from '../../reading/reading.ts';
import { conceptsIn } from '../questions/concepts.ts';
import { hearQuestion, type Sought } from '../questions/hear-question.ts';
import { inSmall, plain, plainly } from '../their-words.ts';
import { isOfThisLife } from './bounds.ts';
import type { Counsel } from './counsel.ts';
import { counsels } from './counsels.ts';

/** Someone who tells that they do not know how to say it asks for words, without a question mark. */
const atALoss =
  /\b(?:tell|say|talk|ask|explain|apologi[sz]e|write|answer|bring)\b[^.!?]*\b(?:(?:don't|do not|dont) know|no idea|not sure) (?:how|what|where)\b|\b(?:(?:don't|do not|dont) know|no idea|not sure) (?:how (?:to|i)|what (?:to|i)) (?:\w+ )?(?:tell|say|talk|ask|explain|apologi[sz]e|write|answer|bring|do about)\b|\b(?:(?:don't|do not|dont) know|no idea) what to do\b/i;

export const isAtALoss = ({ text, act }: Reading): boolean => act === 'share' && atALoss.test(text);

const beginning = /\bwhere (?:do|should|would) i (?:even |ever )?(?:start|begin)\b/i;

/** Whether something is asked for that could be answered with what to do or say. */
export const asksForCounsel = (reading: Reading): boolean =>
  /^(?:advice|step)$/.test(reading.act) ||
  (reading.act === 'about-wren' && reading.detail === 'would') ||
  /^(?:words|way|decide|choose)$/.test(reading.asked?.kind ?? '') ||
  beginning.test(reading.text) ||
  /\b(?:what|which) (?:are the |exact )?words\b|\bhelp me (?:write|word|say|find)\b/i.test(reading.text) ||
  isAtALoss(reading);

/**
 * How likely a counsel must be by what was learnt: to be given alone, without its subject being named, to a yes or no that it
 * does not speak to, or with words
 * that name it. Chosen on lines left out (evals/train-questions.ts): somebody else's advice is worse than none.
 */
const sure = { alone: 0.7, unnamed: 0.8, whether: 0.85, named: 0.35 };
/** How likely it must be, and how many times as likely as anything else, where nothing else would be answered. */
const leaning = { least: 0.5, times: 8 };
/** How likely it must be that no counsel answers it, for the words of one that was never learnt to count for nothing. */
const surelyOther = 0.75;

const soughtIn = new WeakMap<Reading, Sought>();

/** What is sought by a message, with the two before it. Several rooms ask it of the same reading, so it is heard once. */
export function soughtBy(reading: Reading, earlier: readonly string[]): Sought {
  const known = soughtIn.get(reading);
  if (known) return known;
  const sought = hearQuestion(earlier.slice(-2), reading.text);
  soughtIn.set(reading, sought);
  return sought;
}

/** A question in 'you' that is meant of people. */
const ofAnybody =
  /\b(?:how|what|where) (?:do|would|should|can|could) (?:you|u|one) (?!think|know|mean|work|feel|remember)\w+/i;

/** Whether a worked-out answer is asked for, in words that nothing else knows for a question about what to do. */
export const surelySeeks = (reading: Reading, sought: Sought): boolean =>
  sought.sure >= sure.alone &&
  (/^(?:share|facts|think-aloud|unsure|small-talk)$/.test(reading.act) || ofAnybody.test(reading.text)) &&
  asksOutright(reading.text);

/**
 * The worked-out answer to what is asked. What was learnt of such questions may be sure alone; the words a counsel is known by
 * need it only to lean the same way. Undefined when none is near enough. `earlier` are their last
 * messages, oldest first.
 */
export function fittingCounsel(
  reading: Reading,
  earlier: readonly string[],
  sought: Sought = soughtBy(reading, earlier),
): Counsel | undefined {
  const named = counselByWords(reading, earlier);
  const found = counsels.find(({ id }) => id === sought.counsel);
  const heard =
    found && mayBeGiven(found, reading, earlier) && (sought.sure >= sure.unnamed || speaksOfIt(found, reading, earlier))
      ? found
      : undefined;
  // A yes or no is not answered with how it is done, unless that is plainly what is wanted.
  const isOff = isWhether(reading) && !heard?.whether;
  if (heard && sought.sure >= (isOff ? sure.whether : sure.alone)) return heard;
  // What was never learnt goes by its words, where nothing else is plainly asked.
  const odds = named && (sought.odds(learntAs(named)) ?? (sought.none < surelyOther ? 1 : 0));
  return odds !== undefined && odds >= sure.named ? named : undefined;
}

/** How do I say "no": what is asked for is in the marks. */
const unmarked = (text: string): string => text.replaceAll('"', '');

/** The worked-out answer that a question leans to, for where the only other answer is that it is not known. */
export function leaningCounsel(reading: Reading, earlier: readonly string[]): Counsel | undefined {
  if (!asksOutright(reading.text)) return undefined;
  const { counsel, sure: odds, next } = soughtBy(reading, earlier);
  if (odds < leaning.least || odds < leaning.times * next) return undefined;
  const heard = counsels.find(({ id }) => id === counsel);
  return heard &&
    mayBeGiven(heard, reading, earlier) &&
    speaksOfIt(heard, reading, earlier) &&
    (heard.whether || !isWhether(reading))
    ? heard
    : undefined;
}

/** A yes or no is asked for. */
const isWhether = ({ asked, detail }: Reading): boolean =>
  /^(?:decide|choose)$/.test(asked?.kind ?? (detail === 'decide' ? 'decide' : ''));

/** A counsel that stands in the list twice is learnt once. */
const learntAs = ({ id }: Counsel): string => id.replace(/-later$/, '');

/** It is not the wrong answer here, whatever is asked: 'should I call my mum' after an ex is not about the ex. */
function mayBeGiven(counsel: Counsel, reading: Reading, earlier: readonly string[]): boolean {
  const { tender, not, about } = counsel;
  if (!isOfThisLife(counsel, reading.text, earlier)) return false;
  const before = plainly(earlier, 2).join('\n');
  const message = inSmall(reading.text);
  if (about?.test(before) && !about.test(message) && namesSomeoneNew(reading, questionOf(message), before))
    return false;
  return (!reading.heavy || tender === true) && !not?.test(`${before}\n${message}`);
}

/** What may be said of any subject makes none. */
const ofAnything = /^(?:saying|ring|wren|asking|howstop|shouldi|outing|decide)$/;
const subjects = new Map<Counsel, readonly string[]>();

/** What a counsel is about is named in the message or the two before it: what was learnt may lean on a word beside it. */
function speaksOfIt(counsel: Counsel, reading: Reading, earlier: readonly string[]): boolean {
  const { id, deed, about, asks } = counsel;
  const told = [...plainly(earlier, 2), inSmall(reading.text)].join('\n');
  if (about ? about.test(told) : asks.test(told)) return true;
  const subject =
    subjects.get(counsel) ?? conceptsIn(`${id.replaceAll('-', ' ')}\n${deed}`).filter((one) => !ofAnything.test(one));
  subjects.set(counsel, subject);
  return conceptsIn(told).some((one) => subject.includes(one));
}

/**
 * By its words alone: what the question itself says decides, read together with what came just before it ('should I tell
 * her?'), and only then the question by itself.
 */
function counselByWords(reading: Reading, earlier: readonly string[]): Counsel | undefined {
  const question = unmarked(questionOf(reading.text));
  const message = inSmall(reading.text);
  const before = plainly(earlier, 2).join('\n');
  const all = [...plainly(earlier, 8), message].join('\n');
  const whether = isWhether(reading);
  const able = counsels.filter(
    (one) =>
      (!whether || one.whether) &&
      (!reading.heavy || one.tender) &&
      one.asks.test(question) &&
      (one.far?.test(all) ?? true) &&
      isOfThisLife(one, reading.text, earlier),
  );
  const isNew = namesSomeoneNew(reading, question, before);
  return (
    able.find(
      (one) =>
        one.about && (fits(one, message) || (fits(one, `${before}\n${message}`) && !(isNew && one.about.test(before)))),
    ) ?? able.find((one) => !one.about && fits(one, question))
  );
}

/** What is known about the matter they came with, when they only say that they want an idea: nothing that one common word would bring. */
export function counselForMatter(earlier: readonly string[]): Counsel | undefined {
  const all = earlier.slice(-12).map(plain);
  const whole = all.join('\n');
  const particular = counsels.filter(
    ({ about, far }) => about && (far?.test(whole) ?? about.source.includes('[\\s\\S]*')),
  );
  return particular.find((one) => fits(one, all.slice(-3).join('\n'))) ?? particular.find((one) => fits(one, whole));
}

/** The words that together say what it is about stand near one another: a talk has all sorts of words in it. */
const reach = 110;
const nearby = new Map<Counsel, RegExp>();

function fits(counsel: Counsel, talk: string): boolean {
  const { about, not } = counsel;
  if (not?.test(talk)) return false;
  if (!about) return true;
  const near =
    nearby.get(counsel) ??
    new RegExp(about.source.replaceAll(/(?<!\(\?[=!])\[\\s\\S\]\*/g, `[\\s\\S]{0,${reach}}`), about.flags);
  nearby.set(counsel, near);
  return near.test(talk);
}

/** 'Should I call my mum?' after a talk about an ex is about the mother. */
function namesSomeoneNew({ people }: Reading, question: string, before: string): boolean {
  if (/\b(?:he|him|she|her|they|them|it|this|that)\b/.test(question)) return false;
  return people.some(({ who }) => /^your /.test(who) && !before.includes(who.replace(/^your (?:\w+ )*/, '')));
}
