import { type Assessment, calm, isCrisis } from '../assessment.ts';
import type { Sentence } from '../normalise.ts';
import { classNumber } from './classes.ts';
import { type Heard, listen } from './classifier.ts';
import { alarming, overwhelming } from './thresholds.ts';

/**
 * Lets the classifier raise what the rules found to `elevated`: never to `imminent`, and never lower. What sounds alarming and
 * is only about somebody else becomes a worry about someone else.
 */
export function raiseBy(found: Assessment, sentences: readonly Sentence[]): Assessment {
  const words = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  if (isCrisis(found) || words < fewest || isEverydayParting(sentences)) return found;
  const heard = listen(sentences);
  const other = found.need === 'someone-else';
  const doubtful = other || found.denied || found.register !== 'plain';
  if (heard.score < (doubtful ? overwhelming : alarming)) return found;
  if (!other && speaksOfOthersOnly(heard)) {
    return { ...found, level: 'low', need: 'someone-else', subject: 'other', tense: 'now', reasons: [heardOnly] };
  }
  return {
    ...calm,
    also: found.need === 'minor' ? [...found.also, 'minor'] : found.also,
    level: 'elevated',
    need: isSelfHarm(heard) ? 'self-harm' : 'suicide',
    subject: 'self',
    tense: 'now',
    reasons: [...found.reasons.filter((id) => id !== 'minor'), heardOnly],
  };
}

/** Below this a message says too little to be judged by its sound. */
const fewest = 3;

/** "Sorry but gotta go", "night, talk tomorrow": a parting that names where it leads, or when it ends. What else parts is judged. */
const isEverydayParting = (sentences: readonly Sentence[]): boolean => {
  const [only, ...more] = sentences;
  if (!only || more.length > 0 || only.length > 7) return false;
  const said = only.map(({ word }) => word).join(' ');
  return /\b(?:gotta go|got to go|ttyl|talk (?:later|tomorrow|soon)|see (?:you|ya) (?:later|tomorrow|soon)|(?:good|but) night)$/.test(
    said,
  );
};

/** The id of what no rule heard. */
export const heardOnly = 'classifier.heard';

const has = ({ words }: Heard, ...names: Parameters<typeof classNumber>[0][]): boolean => {
  const wanted = new Set(names.map(classNumber));
  return words.some((word) => word.classes.some((one) => wanted.has(one)));
};

const speaksOfOthersOnly = (heard: Heard) => has(heard, 'THEY') && !has(heard, 'I', 'ME');

/** Wounds and no word of dying. */
const isSelfHarm = (heard: Heard) =>
  has(heard, 'HURT', 'BLOOD') &&
  has(heard, 'BODY', 'BLADE', 'BLOOD') &&
  !has(heard, 'KILL', 'DIE', 'DEAD', 'SUICIDE', 'PILL', 'HEIGHT', 'TRACK', 'ROPE', 'GUN');
