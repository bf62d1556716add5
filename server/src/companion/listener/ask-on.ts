import { latestOther } from '../reading/people.ts';
import type { Lines } from './draft.ts';
import { askParticular } from './exploring.ts';
import type { Situation } from './follow-ups.ts';
import { happeningNamed } from './happenings/happenings.ts';
import { asking } from './lines/for-anything.ts';
import { room } from './lines/frames.ts';
import { momentNamed } from './moments/moments.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { type ListenerState, settledTopic } from './state.ts';
import type { Telling } from './tellings/telling.ts';
import { tellingNamed } from './tellings/tellings.ts';

/** For so many turns the way something was told stands open. */
const standing = 4;

/** The way it was told that still stands open. */
export const standingTelling = ({ turn, telling, tellingSince }: ListenerState): Telling | undefined =>
  turn - tellingSince <= standing ? (tellingNamed(telling) ?? happeningNamed(telling)) : undefined;

/**
 * The next question of what the talk is about, for an answer that is no telling of its own: what belongs to the way it was told,
 * then what a listener would want to know of its situation, then what belongs to the moment, then
 * `otherwise`, and last what can be asked of anything.
 */
export function askOn(scene: Scene, otherwise: Lines = []): Situation {
  const { state, draft, reading } = scene;
  if (state.noQuestions) {
    draft.add(room);
    return 'room';
  }
  const blanks = { who: latestOther(state.others), lost: state.lost || undefined };
  const topic = settledTopic(state, reading);
  const isAsked =
    draft.add(standingTelling(state)?.ask ?? [], blanks) ||
    (topic !== undefined && askParticular(scene, topic, blanks)) ||
    draft.add(momentNamed(state.moment)?.ask ?? [], blanks) ||
    draft.add(otherwise, blanks);
  if (isAsked) {
    state.pending = { kind: 'question' };
    return 'question';
  }
  const [first = [], ...more] = state.felt.length > 0 || state.topic ? asking.hard : asking.plain;
  return endAsking(scene, [...first, ...more.flat()].slice(0, first.length + 8), blanks);
}
