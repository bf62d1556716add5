import type { Turn } from './companion.ts';
import { withEarlierGoals } from './listener/progress.ts';
import { hear, type ListenerState, settleTopic, stateOf, strike } from './listener/state.ts';
import { readMessage } from './reading/read-message.ts';
import type { Feeling, Reading } from './reading/reading.ts';
import { readToWren, type ToWren } from './reading/to-wren.ts';
import { readAsWished } from './wish.ts';

/** A message once it is read, and where the conversation stands with it: the same for whoever answers. */
export interface Heard {
  reading: Reading;
  /** The whole message, tidied: with what it says to Wren, too. */
  whole: string;
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
  const context = { lastReply: before.pending ? `${lastReply}?` : lastReply };
  const whole = readMessage(turn.message, context);
  const called = before.calls ?? turn.person.firstName;
  const toWren = readToWren(whole.language === 'en' ? turn.message : '', {
    called: called || turn.person.firstName,
    lastReply,
    read: whole,
    lastSaid: turn.history.findLast(({ role }) => role === 'user')?.content ?? '',
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
  // Where more is told than asked of Wren, the question is answered in a word and the rest is what was told.
  const asks = toWren.protest ? undefined : whole.asksWren;
  const rest = asks ? whole.text.replace(asks.sentence, ' ').trim() : '';
  const beside = rest === '' ? undefined : readMessage(rest, context);
  const told = beside?.clauses.some(({ kind }) => kind !== 'fragment') ? beside : undefined;
  if (asks && told) {
    toWren.asks = asks.of;
    toWren.rest = rest;
  }
  const isAside = toWren.rest !== '' && toWren.rest !== turn.message;
  const heard = told ?? (isAside ? readMessage(toWren.rest, context) : whole);
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
  return { reading: kept, whole: whole.text, before, toWren, state };
}

/** A question one can say no to. */
const yesOrNo =
  /(?:^|[.!,:] )(?:is|are|was|were|do|does|did|have|has|had|would|could|can|will|should|shall)(?:n't)? [^.?]*\?\s*$/i;
