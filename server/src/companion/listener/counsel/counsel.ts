/** A worked-out answer to something people really ask: what to say, what to do first, what to do if it goes badly. */
export interface Counsel {
  id: string;
  /** What they would have done once they did it, fit to stand after 'to': kept when they say 'I'll do it on Tuesday'. */
  deed: string;
  /** When they ask for nothing but a yes or no. */
  plainly?: string;
  /** What the question itself says, in small letters. */
  asks: RegExp;
  /** It answers a yes-or-no question too ('should I text her?'), and not only how a thing is done. */
  whether?: true;
  /** It may be given where somebody died: that talk is about what can be done. */
  tender?: true;
  /** What else must have been said in the last few messages, where the question alone says too little. */
  about?: RegExp;
  /** What must have been told at some time in the last messages, further back than `about` reaches. */
  far?: RegExp;
  /** Where it would be the wrong answer, whatever else was said. */
  not?: RegExp;
  /** The straight answer, which comes first. */
  answer: readonly string[];
  /** Words to say or send, with their lead; given before any step where words were asked for. */
  words?: string;
  /** Plain steps, the first one first; each stands alone. */
  steps: readonly string[];
  /** What if it goes badly, or is turned down. */
  hitch?: string;
  ask: readonly string[];
  /** The card it leans on, cited under the reply. */
  card?: string;
}
