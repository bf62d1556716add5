import { asksAnything } from '../../reading/question-of.ts';
import { soughtBy } from '../counsel/fitting-counsel.ts';
import type { Situation } from '../follow-ups.ts';
import { isGrave } from '../grave.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import { inSmall, plainly, theirMessages } from '../their-words.ts';
import { plainAnswers } from './plain-answers.ts';

/**
 * How likely a plain answer must be to come before all that goes by the form of a question, and to be given at all. Chosen on
 * lines left out (evals/train-questions.ts).
 */
const least = { surely: 0.6, likely: 0.4 };

/** What none of these questions is about: an answer that takes it lightly would be the wrong one. */
const harmful =
  /\b(?:hit|hits|hitting|slap\w*|punch\w*|bruise\w*|afraid of (?:him|her)|scared of (?:him|her)|affair|voices|vomit\w*|throw(?:ing)? up|chest|faint\w*|bleed\w*|lump|vodka|drunk|cocaine|follow(?:ed|s|ing) me|stalk\w*)\b/;

const notNow = /^(?:goodbye|gibberish|foreign|medication|diagnosis|override|sexual|insult)$/;

/**
 * Answers a question that a plain answer is worked out for. With `surely`, only where it can hardly be another question.
 * Undefined where nothing is asked, where none is likely enough, or where life or limb may be in it.
 */
export function givePlainAnswer(scene: Scene, how: keyof typeof least): Situation | undefined {
  const { reading, turn, draft, wish } = scene;
  if (reading.heavy || wish.advice === 'none' || notNow.test(reading.act) || !asksAnything(reading.text))
    return undefined;
  const earlier = theirMessages(turn);
  const { plain, plainSure, sure } = soughtBy(reading, earlier);
  if (plainSure < least[how] || plainSure < sure) return undefined;
  if (isGrave(scene) || harmful.test([...plainly(earlier, 1), inSmall(reading.text)].join('\n'))) return undefined;
  const answer = plainAnswers.find(({ id }) => id === plain);
  if (!answer || !draft.add(answer.say)) return undefined;
  return endAsking(scene, answer.ask);
}
