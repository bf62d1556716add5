/**
 * A plain answer to something people really ask, right for most who ask it whatever their life is: what a bright, warm friend
 * says without thinking long.
 */
export interface PlainAnswer {
  /** The question in its most general form, in small letters with hyphens. */
  id: string;
  /** How it is asked: tried on the asking sentence alone, in small letters. */
  asks?: RegExp;
  /** What has to be told with it, in the message or the two before, where the asking sentence alone says too little. */
  about?: RegExp;
  /** What makes it another question, wherever it is told. */
  not?: RegExp;
  /** It may be given where somebody died: that is what is asked about. */
  tender?: true;
  /** The whole answer, each time in other words; it asks nothing. */
  say: readonly string[];
  /** One open question that goes on from it and takes nothing for granted. */
  ask: readonly string[];
  /** The card that knows more of it, cited under the reply. */
  card?: string;
}
