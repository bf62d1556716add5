/**
 * A plain answer to something people really ask, right for most who ask it whatever their life is: what a bright, warm friend
 * says without thinking long. Which question is asked is learnt (evals/questions), from its wording and what was told before.
 */
export interface PlainAnswer {
  /** The question in its most general form, in small letters with hyphens: what labelled lines name it by. */
  id: string;
  /** The whole answer, each time in other words; it asks nothing. */
  say: readonly string[];
  /** One open question that goes on from it and takes nothing for granted. */
  ask: readonly string[];
}
