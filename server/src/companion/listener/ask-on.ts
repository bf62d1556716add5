import { latestOther } from '../reading/people.ts';
import type { Lines } from './draft.ts';
import { askParticular } from './exploring.ts';
import type { Situation } from './follow-ups.ts';
import { happeningNamed } from './happenings/happenings.ts';
import { askingOn } from './lines/for-anything.ts';
import { room } from './lines/frames.ts';
import { matterNow, toldOf } from './matters/matters.ts';
import { momentNamed } from './moments/moments.ts';
import { oneIn } from './of-one.ts';
import type { Scene } from './reply.ts';
import { settledTopic } from './state.ts';
import type { Telling } from './tellings/telling.ts';
import { tellingNamed } from './tellings/tellings.ts';

/** For so many turns the way something was told stands open. */
const open = 4;

/** What is known of the thing they speak of: the way it was told, or the matter it belongs to. */
export function standing(scene: Scene): Pick<Telling, 'id' | 'hear' | 'ask'> | undefined {
  const { turn, telling, tellingSince } = scene.state;
  const told = turn - tellingSince <= open ? (tellingNamed(telling) ?? happeningNamed(telling)) : undefined;
  const matter = told ? undefined : matterNow(scene);
  return matter ? toldOf(matter).telling : told;
}

/**
 * The next question of what the talk is about, for an answer that is no telling of its own: what belongs to the way it was told,
 * then what a listener would want to know of its situation, then what belongs to the moment, then `otherwise`. Where nothing
 * was told yet it is asked what they would like to tell; else there is room.
 */
export function askOn(scene: Scene, otherwise: Lines = []): Situation {
  const { state, draft, reading } = scene;
  if (state.noQuestions) {
    draft.add(room);
    return 'room';
  }
  const blanks = { who: latestOther(state.others), lost: state.lost || undefined };
  const topic = settledTopic(state, reading);
  const [told, matter] = [standing(scene), matterNow(scene)];
  const isAsked =
    (told !== undefined && draft.add(told.ask, { ...blanks, ...oneIn(scene, told.id, false) })) ||
    (topic !== undefined && askParticular(scene, topic, blanks)) ||
    (matter !== undefined && draft.add(matter.ask, { ...blanks, ...oneIn(scene, `about ${matter.id}`, false) })) ||
    draft.add(momentNamed(state.moment)?.ask ?? [], blanks) ||
    draft.add(otherwise, blanks);
  if (isAsked) return asQuestion(scene);
  const isTold = state.said.some(({ turn }) => turn < state.turn) || state.topic !== '';
  if (!isTold && draft.add(askingOn)) return asQuestion(scene);
  draft.add(room);
  return 'room';
}

function asQuestion({ state }: Scene): Situation {
  state.pending = { kind: 'question' };
  return 'question';
}
