import type { CompanionState, Person, Said } from './companion.ts';
import { atLeast } from './safety/assessment.ts';
import { crisisReply } from './safety/replies/crisis-reply.ts';
import { screen } from './safety/screen.ts';
import { follow, levelNow, noState, readState } from './safety/state.ts';

/**
 * The state after a conversation whose state was not kept: its danger is read again, message by message. The built-in
 * voice reads its own part again by itself. A few milliseconds a message.
 */
export function stateAfter(history: readonly Said[], person: Person, conversationId: string): CompanionState {
  let safety = noState;
  for (const [at, { role, content, at: now }] of history.entries()) {
    if (role !== 'user') continue;
    const read = follow(safety, screen(content), content, now);
    const turn = {
      conversationId,
      person,
      history: history.slice(0, at),
      message: content,
      memories: [],
      state: null,
      now,
    };
    const isOwn = read.care === 'crisis' || read.care === 'aside';
    safety = isOwn ? crisisReply(turn, read.assessment, read.state).state : read.state;
  }
  return { safety };
}

/**
 * `state`, but no calmer than `seen`: what is taken back or said anew does not take back that danger was spoken of.
 * What Wren had asked about it is not the last thing said any more.
 */
export function neverCalmer(state: CompanionState, seen: CompanionState | null, now: Date): CompanionState {
  const [own, before] = [readState(state.safety), readState(seen?.safety)];
  if (atLeast(levelNow(own, now), levelNow(before, now))) return state;
  return { ...state, safety: { ...before, asked: undefined } };
}
