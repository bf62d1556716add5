import type { Situation } from './follow-ups.ts';
import * as lines from './lines/lightly.ts';
import { presentFeeling, reflect } from './reflect.ts';
import type { Scene } from './reply.ts';

const laughing = /\b(?:lo+l|lmao|rofl|ha(?:ha)+h?|hehe+)\b|😂|🤣|😹/i;

/** A small mishap told with a laugh gets no comfort. Undefined where a feeling is named, or something hard stands open. */
export function takeLightly(scene: Scene): Situation | undefined {
  const { reading, state, draft, turn } = scene;
  if (
    !laughing.test(turn.message) ||
    reading.act !== 'share' ||
    reading.heavy ||
    reading.mood === 'hard' ||
    reading.words < 5 ||
    presentFeeling(reading) ||
    state.felt.some((one) => state.turn - one.turn <= 3)
  )
    return undefined;
  if (!reflect(draft, reading, turn.person.length !== 'short', turn.instead)) return undefined;
  draft.add(lines.lightly);
  if (state.noQuestions || !draft.add(lines.askingLightly)) return 'room';
  state.pending = { kind: 'question' };
  return 'question';
}
