import { weightiest } from '../reading/read-message.ts';
import * as frames from './lines/frames.ts';
import type { Scene } from './reply.ts';

/** What they told in the same breath comes back first, where there is more to it than the question. */
export function openWithTheirs({ draft, reading, turn, state }: Scene): void {
  if (turn.person.length === 'short' || reading.words < 9 || state.turn > 1 || draft.parts.length > 0) return;
  const told = weightiest(reading).find(
    ({ kind, yours }) =>
      /^(?:event|state|belief)$/.test(kind) &&
      yours.split(' ').length >= 4 &&
      yours.split(' ').length <= 18 &&
      !/^you(?:'re| are)? (?:wondering|looking for|seeking|doing (?:\w+ )?(?:ok|okay|fine|good|well|alright)|(?:don't|do not) know)|\bhow to\b/.test(
        yours,
      ),
  );
  if (told) draft.add(frames.restatements.state, { c: told.yours }, 60);
}
