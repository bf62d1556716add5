import { cite } from '../cite.ts';
import { asksForCounsel, fittingCounsel } from '../counsel/fitting-counsel.ts';
import { hasWordsForIt } from '../first-words.ts';
import type { Situation } from '../follow-ups.ts';
import { isGrave } from '../grave.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import { inSmall, plainly, theirMessages } from '../their-words.ts';
import { findPlainAnswer } from './find-plain-answer.ts';

/** What none of these questions is about: an answer that takes it lightly would be the wrong one. */
const harmful =
  /\b(?:hit|hits|hitting|slap\w*|punch\w*|bruise\w*|afraid of (?:him|her)|scared of (?:him|her)|affair|voices|vomit\w*|throw(?:ing)? up|chest|faint\w*|bleed\w*|lump|vodka|drunk|cocaine|follow(?:ed|s|ing) me|stalk\w*)\b/;

const notNow = /^(?:goodbye|gibberish|foreign|medication|diagnosis|override|sexual|insult)$/;

/**
 * Answers a question that a plain answer is worked out for. Undefined where nothing is asked, where none is known, or where life or
 * limb may be in it.
 */
export function givePlainAnswer(scene: Scene): Situation | undefined {
  const { reading, turn, draft, state, wish } = scene;
  if ((reading.heavy && !reading.topics.includes('bereavement')) || wish.advice === 'none' || state.listenOnly)
    return undefined;
  if (notNow.test(reading.act)) return undefined;
  const earlier = theirMessages(turn);
  const answer = findPlainAnswer(reading.text, earlier);
  if (!answer || (reading.heavy && !answer.tender)) return undefined;
  if (isGrave(scene) || harmful.test([...plainly(earlier, 1), inSmall(reading.text)].join('\n'))) return undefined;
  // What was worked out for just this knows more of it. Both ask what is learnt, and so come last.
  if ((asksForCounsel(reading) && fittingCounsel(reading, earlier)) || hasWordsForIt(scene)) return undefined;
  if (!draft.add(answer.say)) return undefined;
  cite(scene, answer.card);
  return endAsking(scene, answer.ask);
}
