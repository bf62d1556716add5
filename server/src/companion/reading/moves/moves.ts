/** What somebody does with a message towards whoever listens. */
export const moves = [
  /** They tell something, or answer what was asked. */
  'tell',
  /** They say that it was taken wrongly: 'no, it's my aunt, not my mum'. */
  'correct',
  /** They object to the manner: it repeats, does not answer, sounds like a leaflet. */
  'complain',
  /** What to do or say, and how. */
  'ask-how',
  /** Whether something is foolish, right, too late; which of two. */
  'ask-judge',
  /** How long, why, what it means. */
  'ask-fact',
  /** About the listener. */
  'ask-wren',
  /** They say what they will do. */
  'decide',
  'bye',
  'thanks',
  'joke',
  /** A bare word or two. */
  'short',
] as const;

export type Move = (typeof moves)[number];
