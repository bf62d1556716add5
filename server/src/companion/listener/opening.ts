import { knows } from '../reading/grammar.ts';
import { tellable } from '../reading/kinds/kinds.ts';
import type { Reading } from '../reading/reading.ts';
import { concernOf, type Topic } from '../reading/topics.ts';
import type { Ground } from './converse.ts';
import type { Blanks } from './draft.ts';
import * as following from './lines/following.ts';
import * as frames from './lines/frames.ts';
import * as short from './lines/short-answers.ts';
import { linesFor } from './lines/situations.ts';
import type { Moment } from './moments/moment.ts';
import { isList, isSayable, nameFeeling, saidFeeling } from './reflect.ts';
import type { Scene } from './reply.ts';
import { sharingWords } from './sentences.ts';
import { announcesChange } from './state.ts';
import { firstOf, nearOf, type Told } from './tellings/tellings.ts';

/** 'Both', 'the second one': which of two things that were asked. */
const picks =
  /^(?:both|neither|either|all of (?:it|them)|(?:the )?(?:first|second|last|other|former|latter)(?: one)?|a bit of both)[.!]*$/i;

export const isBare = (reading: Reading): boolean =>
  picks.test(reading.text) ||
  /^(?:sigh|silence|puzzled)$/.test(reading.detail) ||
  reading.detail === 'laugh' ||
  (/^(?:yes|no|unsure)$/.test(reading.act) &&
    reading.words <= 6 &&
    (reading.act === 'unsure' || !reading.clauses.some(({ kind }) => kind !== 'fragment')));

/** Says so when they have moved on to something else, so that the change is theirs and seen. */
export function acknowledgeTurn({ reading, state, draft, was, toWren }: Scene): void {
  const here = reading.topics[0] as Topic | undefined;
  const old = was as Topic | '';
  if (
    !here ||
    !old ||
    state.turn < 3 ||
    // 'Not angry! Anyway …': what they put right is no thread that was left.
    toWren.protest ||
    (reading.topics as string[]).includes(old) ||
    concernOf(here) === concernOf(old)
  )
    return;
  if (announcesChange.test(reading.text)) draft.add(frames.turns, { old: linesFor[old].label }, 30);
}

/** Now and then a reply says at once what such a moment is like, with a word of theirs in it, and hands nothing back first. */
export function goStraight(
  { reading, state, draft }: Scene,
  moment: Moment | undefined,
  told: readonly Told[],
  common: readonly string[],
  blanks: Blanks,
): boolean {
  const near = nearOf(told);
  // What cannot be handed back whole is spoken to at once.
  if (near?.clause && !isSayable(near.clause)) {
    const { hear } = near.telling;
    return [firstOf(hear), hear].some((lines) => draft.add(lines, { ...blanks, ...near.blanks }, 12));
  }
  if (state.turn < 2 || isBare(reading) || reading.mood === 'good' || reading.act !== 'share' || reading.heavy)
    return false;
  if (moment && state.momentSince !== state.turn) return false;
  // What was told in two parts, or as a list, is handed back whole.
  if (reading.clauses.filter(({ kind }) => kind !== 'fragment').length > 1 || reading.clauses.some(isList))
    return false;
  const first = told[0];
  const lines = moment?.hear ?? first?.telling.hear ?? common;
  // A line that leaves room for their words, or shares one with them, shows by itself that it is about what they said.
  const shared = sharingWords(lines, reading.text);
  const fitting = lines.filter((line) => /\{(?:did|not|word|Word)\}/.test(line) || shared.includes(line));
  return fitting.length > 0 && draft.even() && draft.add(fitting, { ...blanks, ...first?.blanks }, 12);
}

/** Nothing could be handed back: a word or two, a sound, a feeling alone, or words that were not understood. */
export function openWithout(scene: Scene, { moment, told, named }: Ground): void {
  const { reading, draft, state } = scene;
  const word = reading.clauses[0]?.yours ?? reading.text.replace(/[.!?]+$/, '').toLowerCase();
  if (reading.detail === 'laugh') draft.add(short.laughing);
  else if (reading.detail === 'sigh') draft.add(short.sighing);
  else if (reading.detail === 'silence') draft.add(short.silent);
  else if (reading.detail === 'puzzled') draft.add(short.puzzled);
  else if (picks.test(reading.text)) draft.add(short.oneWord, { c: reading.text.replace(/[.!]+$/, '').toLowerCase() });
  else if (reading.act === 'unsure') draft.add(short.notKnowing);
  else if (/^(?:fine|ok(?:ay)?|alright|all right),? (?:then,? )?i (?:won't|will not)\b/i.test(reading.text))
    draft.add(short.notYet);
  else if (/^not (?:yet|now|today|ready)/i.test(reading.text)) draft.add(short.notYet);
  else if (reading.act === 'yes' && isBare(reading)) draft.add(short.agreeing);
  else if (reading.act === 'no' && isBare(reading)) draft.add(short.disagreeing);
  else if (/^(?:advice|step)$/.test(reading.act)) draft.add(following.askedForHelp);
  else if (reading.act === 'facts') draft.add(following.informing);
  else if (reading.emoji && reading.words === 0) draft.add(short.pictured);
  else if (moment || told.length > 0 || named) return;
  else if (saidFeeling(reading)) nameFeeling(draft, reading);
  else if (reading.words <= 2 && /^(?!why|what|how|who|where|when)[a-z' ]+[.!]*$/i.test(reading.text))
    draft.add(short.oneWord, { c: word });
  // To own to it is honest; to own to it at every turn is not to listen.
  else if (
    draft.parts.length === 0 &&
    reading.mood !== 'good' &&
    isBeyondUs(reading) &&
    state.turn - state.lastLost >= 4 &&
    draft.add(short.lost)
  )
    state.lastLost = state.turn;
}

/**
 * No kind of telling is at all likely, and many of the words are none that we know. A whole clause or a plain answer in plain
 * words was understood, whatever there is to say to it.
 */
const isBeyondUs = ({ likely, clauses, text }: Reading): boolean => {
  if (clauses.some(({ kind }) => kind !== 'fragment') || tellable.some((kind) => likely[kind] >= 0.1)) return false;
  const words = text.match(/[\p{L}']+/gu) ?? [];
  const strange = words.filter((word) => word.length > 2 && !/^\p{Lu}|'/u.test(word) && !knows(word));
  return strange.length >= 3 && strange.length >= words.length * 0.3;
};
