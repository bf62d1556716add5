/**
 * A moment people come with, close enough to speak to: not 'family' but 'we argued again'. `hear` says what such a
 * moment is often like, in one or two sentences that follow their own words; `ask` opens it further, one question each;
 * `next` are lines they might say then. '{who}' stands for the person they spoke of; a line with it is used only when there is one.
 */
export interface Moment {
  id: string;
  /** Tried on the whole message, in lower case with straight apostrophes. */
  when: RegExp;
  unless?: RegExp;
  /** Something good: met as that, and not spoken to when what is told is hard. */
  bright?: boolean;
  /** A mood more than an event: it gives way to whatever stands open. */
  general?: boolean;
  /** Cards of `server/knowledge` that fit when advice is asked for here, best first. */
  cards?: readonly string[];
  hear: readonly string[];
  ask: readonly string[];
  next: readonly string[];
}
