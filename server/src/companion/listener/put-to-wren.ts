import { asksOutright, withoutReported } from '../reading/question-of.ts';
import { answerKnown, ownUnknown } from './answer-known.ts';
import type { Situation } from './follow-ups.ts';
import { giveCounsel } from './give-counsel.ts';
import { asksForNod } from './left-asking.ts';
import { aboutWren } from './lines/answers.ts';
import type { Scene } from './reply.ts';
import { say } from './say.ts';

/** How likely it must be that a question is put to Wren; before anything was told, surer than later. */
const surely = { first: 0.85, later: 0.55 };

/**
 * A question plainly put to Wren, in words that nothing else has recognised: answered where that can be done, and otherwise
 * owned to. Told back, it would be an evasion.
 */
export function answerPutToWren(scene: Scene): Situation | undefined {
  const { reading, state } = scene;
  if (
    reading.heavy ||
    reading.act !== 'share' ||
    reading.words > 60 ||
    scene.draft.parts.length > 0 ||
    asksForNod(scene)
  )
    return undefined;
  const likely = reading.likely['to-wren'];
  if (likely < surely.later) return undefined;
  // Before anything was told it is Wren they ask about.
  if (state.turn === 1) {
    if (likely < surely.first || !/\byou\b/i.test(reading.text)) return undefined;
    say(scene, aboutWren.able ?? []);
    return 'light';
  }
  const [last = ''] = reading.text.split(/(?<=[.!?])\s+/).slice(-1);
  if ((!asksOutright(last) && !/\?\s*$/.test(last)) || withoutReported(last).trim() === '') return undefined;
  const asked: Scene = { ...scene, reading: { ...reading, act: 'advice' } };
  return giveCounsel(asked) ?? answerKnown(scene) ?? ownUnknown(scene);
}
