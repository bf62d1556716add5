import type { CompanionState } from '../companion.ts';
import { atLeast } from './assessment.ts';
import { screen } from './screen.ts';
import { follow, levelNow, readState } from './state.ts';

/** Whether danger was spoken of in a conversation so lately that it still counts (elevated or imminent). */
export function isInDanger(state: CompanionState | null, now: Date): boolean {
  return atLeast(levelNow(readState(state?.safety), now), 'elevated');
}

/** Whether a message raises a concern, read without a model and in the light of its conversation. */
export function raisesConcern(message: string, state: CompanionState | null, now: Date): boolean {
  const { care } = follow(readState(state?.safety), screen(message), message, now);
  return care !== 'none';
}
