/**
 * What a talk is about, wider than one thing that happened and closer than a concern: the dog that was put down, the flat that
 * is being sold, the mark that came today. It is heard across what they wrote, and stands while nothing else is told of. Its
 * lines go with whatever they say next about it, and so they say only what is true for nearly everybody in it, and at any point.
 */
export interface Matter {
  id: string;
  /** All of them have to be heard, in one message or across several: small letters, straight apostrophes, as they wrote it. */
  signs: readonly RegExp[];
  /** Tried on the same words: what they mean then is something else. */
  unless?: RegExp;
  /** A state more than a matter ('so tired', 'can't switch off'): gives way to any other matter of the talk. */
  general?: true;
  /**
   * Where somebody is in life more than what brings them ('I teach', 'I'm getting married'): it is what they speak of only where
   * the weightiest thing they say is of it.
   */
  setting?: true;
  /** Tried on all that is heard of the talk: it has come to its end, or turned out well, and is no longer what they speak of. */
  over?: RegExp;
  /** Whatever else the message that tells of it says, this is what it is about. */
  foremost?: true;
  /** A beginning that tells nothing yet: heard only there, not handed back, and nothing stands beside its lines. */
  alone?: true;
  hear: readonly string[];
  ask: readonly string[];
  /** Said where they ask what to do: a leaning, and what it hangs on. */
  advice?: readonly string[];
  /** Said where they ask whether it is normal of them, or wrong, or silly: why it is no wonder. */
  reason?: readonly string[];
}
