import type { Telling } from '../tellings/telling.ts';

/**
 * Something that happened to people, or that they do, close enough to say what it is like: 'she said at least he was old',
 * 'you still look at the gate'. Tried on each clause turned to the second person; named groups can be said back, as in a
 * {@link Telling}. Every line has to be right for every clause its rule hears.
 */
export interface Happening extends Omit<Telling, 'typed' | 'alone'> {
  /** Beginnings of words, parted by spaces: a clause without a word that begins so is not tried. */
  cues: string;
  /** Right for a good many clauses, and so said only where nothing nearer is heard in the message. */
  general?: true;
  /** Its lines say themselves what was told: where nothing else was, it is not handed back first. */
  names?: true;
  /** Tried on the clause, and on the whole message as typed, in small letters: what it means then is something else. */
  unless?: RegExp;
  /** Tried on the message and the three before it, in small letters: only where the talk is of this. */
  beside?: RegExp;
}
