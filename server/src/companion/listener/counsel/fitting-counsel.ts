import { questionOf } from '../../reading/question-of.ts';
import type { Reading } from '../../reading/reading.ts';
import { plain } from '../their-words.ts';
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
 * The worked-out answer to what is asked: what the question itself says decides, read together with what came just before
 * it ('should I tell her?'), and only then by the question alone. Undefined when none is near enough. `earlier` are
 * their last messages, oldest first.
 */
export function fittingCounsel(reading: Reading, earlier: readonly string[]): Counsel | undefined {
  // How do I say "no": what is asked for is in the marks.
  const question = questionOf(reading.text).replaceAll('"', '');
  const message = plain(reading.text);
  const before = earlier.slice(-2).map(plain).join('\n');
  const all = [...earlier.slice(-8).map(plain), message].join('\n');
  const whether = /^(?:decide|choose)$/.test(reading.asked?.kind ?? (reading.detail === 'decide' ? 'decide' : ''));
  const able = counsels.filter(
    (one) =>
      (!whether || one.whether) &&
      (!reading.heavy || one.tender) &&
      one.asks.test(question) &&
      (one.far?.test(all) ?? true),
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
