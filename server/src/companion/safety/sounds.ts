import type { Assessment, Level } from './assessment.ts';
import { heardClear, heardFair, heardLoud, heardOnly, heardOutcry, ruleDoubted } from './classifier/weigh-both.ts';
import { toldAsPast } from './past.ts';
import type { SafetyState } from './state.ts';

/** Whether no rule that is not doubted and no answer says so, only the sound of the words, or a rule of what is long past. */
export function soundsOnly({ reasons }: Assessment): boolean {
  return reasons.includes(ruleDoubted) || (reasons.length > 0 && reasons.every((id) => sounds.includes(id)));
}
const sounds: readonly string[] = [heardOnly, heardFair, heardClear, heardLoud, heardOutcry, toldAsPast];

/** Whether it is that, and no outcry; a worry about another needs less to be one, since it alarms nobody. */
export const isFaint = (assessment: Assessment): boolean =>
  soundsOnly(assessment) && !assessment.reasons.includes(assessment.need === 'someone-else' ? heardClear : heardOutcry);

/** Whether nothing but the sound of words has made Wren ask so far. */
export const askedBySound = ({ bySound }: SafetyState, carried: Level): boolean => bySound && carried !== 'imminent';

/** Whether it is faint and was said after something calm, or so faint that a first message has it by chance. Said once more in the next message it is asked about outright. */
export function isFaintInPassing(before: SafetyState, carried: Level, { need, tense, reasons }: Assessment): boolean {
  const isMarked = [heardLoud, ruleDoubted, toldAsPast].some((reason) => reasons.includes(reason));
  const isBarely = reasons.length === 1;
  return (before.quiet > 0 || isBarely) && carried === 'none' && need !== 'minor' && tense !== 'past' && !isMarked;
}

/** Whether how bad it gets was the last thing asked. */
const isJustProbed = ({ bySound, level, quiet }: SafetyState): boolean => bySound && level === 'none' && quiet === 0;

/** From how many turns without a sign of danger on a talk is an ordinary one. */
const ordinaryFrom = 2;

/**
 * Whether the sound of words alone says too little here. In the middle of an ordinary talk it has to be clear; and where Wren
 * has asked because of a sound already, and they went on, it has to be loud. Whatever a rule hears is heard at any time.
 */
export function isTooFaint(before: SafetyState, carried: Level, heard: Assessment): boolean {
  if (!soundsOnly(heard)) return false;
  if (before.denied) return !heard.reasons.includes(heardOutcry);
  if (heard.reasons.includes(ruleDoubted) || isJustProbed(before)) return false;
  if (askedBySound(before, carried)) return !heard.reasons.includes(heardLoud);
  // In the second message of a calm talk the faintest sound is nearly always chance.
  const isBarely = heard.reasons.length === 1 && heard.reasons[0] === heardOnly && heard.need !== 'someone-else';
  if (isBarely && carried === 'none' && before.quiet > 0) return true;
  const isClear = heard.reasons.includes(heardClear) || heard.reasons.includes(toldAsPast);
  return carried === 'none' && before.quiet >= ordinaryFrom && !isClear;
}
