/**
 * A moment people come with, close enough to speak to: not 'family' but 'we argued again'. `hear` is said after their own
 * words, in one or two plain sentences; `ask` opens it further, one question each; `next` are lines they might say then.
 * Every line of a moment has to be right for every message its rule hears: a rule asks for whose it is, and for a second
 * sign where one word could mean two things. '{who}' stands for the person they spoke of; a line with it is used only when
 * there is one.
 */
export interface Moment {
  id: string;
  /** Tried on each sentence by itself, in lower case with straight apostrophes, without what is quoted. */
  when: RegExp;
  /** Tried on the whole message: what it means then is something else. */
  unless?: RegExp;
  /** Something good: met as that, and not spoken to when what is told is hard. */
  bright?: boolean;
  /** A mood more than an event: it gives way to whatever stands open. */
  general?: boolean;
  /** What others said is the matter itself, and so quoted words are read too. */
  quoted?: boolean;
  /** Cards of `server/knowledge` that fit when advice is asked for here, best first. */
  cards?: readonly string[];
  hear: readonly string[];
  ask: readonly string[];
  next: readonly string[];
}

const more =
  '(?:(?:so|really|very|just|always|still|also|a bit|a little|a lil bit|kind of|kinda|pretty|quite|too|getting|feeling|honestly|all|constantly|already|actually|absolutely|extremely|completely|totally|utterly|terribly|incredibly|rather|proper|more|sometimes|now) )*';

/** A feeling of their own, and of now: 'I'm so lonely', 'makes me anxious', 'lonely tonight'; not 'she is lonely' or 'a lonely road'. */
export const mine = (words: string, besides = ''): RegExp =>
  new RegExp(
    `\\b(?:i'm|i am|i feel|i felt|i've been|i have been|i get|i got|makes? me|made me|i'm left) ${more}(?:${words})\\b` +
      `|^(?:and |but |just |feeling |feel )?${more}(?:${words})(?=$|[.,!?]| (?:and|but|tonight|today|again|now|all|because|since|about|at|of)\\b)` +
      (besides ? `|${besides}` : ''),
  );

/** Both in one sentence, in whichever order. */
export const both = (one: RegExp, two: RegExp): RegExp => new RegExp(`^(?=.*${one.source})(?=.*${two.source})`);
