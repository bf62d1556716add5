import type { Turn } from './companion.ts';
import { withEarlierGoals } from './listener/progress.ts';
import { hear, type ListenerState, settleTopic, stateOf, strike } from './listener/state.ts';
import { type Courtesies, readCourtesies, withoutStanding } from './reading/courtesies.ts';
import { spokenOf } from './reading/people.ts';
import { type ReadingContext, readMessage } from './reading/read-message.ts';
import type { Feeling, Reading } from './reading/reading.ts';
import { countOf } from './reading/text.ts';
import { readToWren, type ToWren } from './reading/to-wren.ts';
import { readAsWished } from './wish.ts';

/** A message once it is read, and where the conversation stands with it: the same for whoever answers. */
export interface Heard {
  reading: Reading;
  /** The whole message, tidied: with what it says to Wren, too. */
  whole: string;
  /** What is said to Wren as to anybody one meets. */
  courtesies: Courtesies;
  /** The message as it was typed, without them. */
  told: string;
  /** Where the conversation stood before this message. */
  before: ListenerState;
  /** What the message says to Wren about its last reply; the reading is of the rest. */
  toWren: ToWren;
  /** Where it stands now. The voice that answers goes on from it. */
  state: ListenerState;
}

/** Reads the message of a turn. It is the one reading of it: both voices, their cards and the state work from what it returns. */
export function listenTo(turn: Turn): Heard {
  const before = withEarlierGoals(stateOf(turn), turn);
  const lastReply = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  // An offer is a question too, also where it ends without the mark.
  const lastSaid = turn.history.findLast(({ role }) => role === 'user')?.content ?? '';
  const context = { lastReply: before.pending ? `${lastReply}?` : lastReply, toldOf: toldOf(lastSaid, before) };
  const { courtesies, told: message, whole } = withoutCourtesies(turn, before, context);
  const called = before.calls ?? turn.person.firstName;
  const toWren = readToWren(whole.language === 'en' ? message : '', {
    called: called || turn.person.firstName,
    lastReply,
    read: whole,
    lastSaid,
    askedYesOrNo:
      /^(?:offer|permission|goal-what|goal-when|goal-kept|outcome|still)$/.test(before.pending?.kind ?? '') ||
      yesOrNo.test(lastReply),
  });
  // 'My name is Tomasz', after another name was used: that is an objection too.
  toWren.misnamed ||=
    toWren.name !== '' &&
    called !== '' &&
    !called.toLowerCase().startsWith(toWren.name.toLowerCase()) &&
    turn.history.some(({ role, content }) => role === 'assistant' && content.includes(called.split(' ')[0] ?? called));
  toWren.name ||= courtesies.name;
  // Where more is told than asked of Wren, the question is answered in a word and the rest is what was told.
  const asks = toWren.protest ? undefined : whole.asksWren;
  const rest = asks ? whole.text.replace(asks.sentence, ' ').trim() : '';
  const beside = rest === '' ? undefined : readMessage(rest, context);
  const beyond = beside?.clauses.some(({ kind }) => kind !== 'fragment') ? beside : undefined;
  if (asks && beyond) {
    toWren.asks = asks.of;
    toWren.rest = rest;
  }
  const isAside = toWren.rest !== '' && toWren.rest !== message;
  const heard = beyond ?? (isAside ? readMessage(toWren.rest, context) : whole);
  // 'This is stupid', before anything was answered: said of what they are about to tell.
  const read: Reading =
    lastReply === '' && heard.act === 'complaint' && /^(?:useless|missed|repeat|robotic)$/.test(heard.detail)
      ? { ...heard, act: 'share', detail: '' }
      : heard;
  const wished = readAsWished(read, turn.steering, before.pending?.kind);
  // What they said they do not feel is theirs to name again, and nobody's to guess.
  const mayFeel = ({ isOwned, family }: Feeling) => isOwned || !before.denied.includes(family);
  const reading = before.denied.length > 0 ? { ...wished, feelings: wished.feelings.filter(mayFeel) } : wished;
  // What is only said about the last reply tells nothing to come back to.
  const kept = toWren.protest && toWren.rest === '' ? { ...reading, clauses: [], feelings: [] } : reading;
  const state = hear(before, kept);
  if (toWren.correction) strike(state, toWren.correction, whole.feelings, kept.feelings);
  if (toWren.name || toWren.misnamed) state.calls = toWren.name;
  if (reading.act !== 'goodbye') settleTopic(state, reading);
  return { reading: kept, whole: whole.text, courtesies, told: message, before, toWren, state };
}

/** Whom a message was about last, by its last 'they' or else by who is spoken of in it; undefined where that is who wrote it. */
function toldOf(message: string, { others }: ListenerState): string | undefined {
  const last = [...message.toLowerCase().matchAll(/\b(i|we|he|she|they)(?=['’\s]|m\b|s\b|re\b)/g)].at(-1)?.[1];
  if (last) return /^(?:i|we)/.test(last) ? undefined : last;
  const one = others.at(-1);
  const isOfIt = one && message.toLowerCase().includes(one.name.toLowerCase() || (one.who.split(' ').at(-1) ?? ''));
  return isOfIt && !one.isSeveral ? spokenOf(one) : undefined;
}

/** Where this much is told beside thanks, they are not going yet. */
const goesOnTelling = 25;

/** The message without what is said as to anybody; all of it where nothing else is said, or where they take their leave by it. */
function withoutCourtesies(
  { message }: Turn,
  before: ListenerState,
  context: ReadingContext,
): { courtesies: Courtesies; told: string; whole: Reading } {
  const whole = readMessage(message, context);
  const isFirst = before.said.length === 0;
  const found = readCourtesies(message, isFirst);
  const leaves =
    whole.act === 'goodbye' && !isFirst && !found.said.includes('wait') && countOf(found.rest) < goesOnTelling;
  if (whole.language !== 'en' || leaves)
    return { courtesies: { said: [], rest: message, standing: '', name: '' }, told: message, whole };
  const told = (found.standing === '' && isFirst ? withoutStanding(found.rest) : found.rest) || message;
  return { courtesies: found, told, whole: told === message ? whole : readMessage(told, context) };
}

/** A question one can say no to. */
const yesOrNo =
  /(?:^|[.!,:] )(?:is|are|was|were|do|does|did|have|has|had|would|could|can|will|should|shall)(?:n't)? [^.?]*\?\s*$/i;
