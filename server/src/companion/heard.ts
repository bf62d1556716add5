import type { Turn } from './companion.ts';
import { withEarlierGoals } from './listener/progress.ts';
import { hear, type ListenerState, settleTopic, stateOf } from './listener/state.ts';
import { readMessage } from './reading/read-message.ts';
import type { Reading } from './reading/reading.ts';
import { readAsWished } from './wish.ts';

/** A message once it is read, and where the conversation stands with it: the same for whoever answers. */
export interface Heard {
  reading: Reading;
  /** Where the conversation stood before this message. */
  before: ListenerState;
  /** Where it stands now. The voice that answers goes on from it. */
  state: ListenerState;
}

/** Reads the message of a turn. It is the one reading of it: both voices, their cards and the state work from what it returns. */
export function listenTo(turn: Turn): Heard {
  const before = withEarlierGoals(stateOf(turn), turn);
  const lastReply = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  // An offer is a question too, also where it ends without the mark.
  const read = readMessage(turn.message, { lastReply: before.pending ? `${lastReply}?` : lastReply });
  const reading = readAsWished(read, turn.steering, before.pending?.kind);
  const state = hear(before, reading);
  if (reading.act !== 'goodbye') settleTopic(state, reading);
  return { reading, before, state };
}
