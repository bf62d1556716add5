import type { FirstWords } from '../../first-words.ts';

/**
 * Words that can be sent as they stand, for a situation that is sure. '{hey}' is the name of the one they are for, where it is
 * known, and a comma; the other blanks are facts of `facts-for-words.ts`, and a line is used only where all of its facts are known.
 * A wording with a question in it is followed by no other.
 */
export interface ToSend extends Omit<FirstWords, 'of'> {
  told: RegExp;
  /** Fits where somebody died or is ill. */
  tender?: true;
}

/** What is asked after words to send, whatever they are about. */
export const asYou: readonly string[] = [
  'Does that sound like you?',
  "Is there a word in it that you'd change?",
  'Would you say it like that, or differently?',
];
/** The same where the one it is for decides how it goes on. */
export const theirAnswer: readonly string[] = [
  "What do you think {they}'ll say to that?",
  "Is there a word in it that {they}'d take the wrong way?",
  'Does that sound like you?',
];
