import { isSupposed } from '../../reading/meant.ts';
import { weightiest } from '../../reading/read-message.ts';
import type { Clause, Reading } from '../../reading/reading.ts';
import { isDenied } from '../../reading/unfelt.ts';
import { wordTable } from '../../word-table.ts';
import type { Blanks } from '../draft.ts';
import { blows } from './blows.ts';
import { bright } from './bright.ts';
import { everyday } from './everyday.ts';
import { oneself } from './oneself.ts';
import { others } from './others.ts';
import { type Telling, theirEnglish } from './telling.ts';
import { time } from './time.ts';

/** From the most particular to the most general. */
const tellings: readonly Telling[] = [...bright, ...everyday, ...blows, ...others, ...time, ...oneself];

const byId = new Map(tellings.map((telling) => [telling.id, telling]));
export const tellingNamed = (id: string): Telling | undefined => byId.get(id);

export interface Told {
  telling: Pick<Telling, 'id' | 'alone' | 'bright' | 'hear' | 'ask'>;
  /** The clause it was heard in; undefined for what was heard in the message as typed. */
  clause: Clause | undefined;
  blanks: Blanks;
  /** What is told is known closely (happenings/), and not only how it is told. */
  isNear?: true;
  /** It is what the talk is about, and not only this message. */
  isMatter?: true;
}

/** What anybody who listens would say first: plainly, how it must be. */
export const firstOf = (hear: readonly string[]): readonly string[] => hear.slice(0, 1);

/** What is known closely of what they told, where that is what is spoken to. */
export const nearOf = ([first]: readonly Told[]): Told | undefined => (first?.isNear ? first : undefined);

/** What is said only where nothing nearer is: these fit a good many sentences. */
const general = /^(?:gentle-deed|failed-again|close-ahead|small-hours|says-fine|says-no-matter)$/;

/**
 * The ways of telling in a message, the most telling first: those of the weightiest clause before those of the others, and
 * the general ones last.
 */
export function tellingsIn(reading: Reading, message: string): Told[] {
  const plain = message.toLowerCase().replace(/[’‘]/g, "'");
  const typed = tellings
    .filter((one) => one.typed && one.when.test(plain) && !one.unless?.test(plain))
    .filter((one) => !one.alone || !tellsBeside(plain, one.when))
    .map((telling) => ({ telling, clause: undefined, blanks: {} }));
  const told = weightiest(reading).flatMap((clause) =>
    tellings.flatMap((telling) => {
      const match = telling.typed || telling.unless?.test(clause.yours) ? null : telling.when.exec(clause.yours);
      return match && !isSupposed(clause.yours.slice(0, match.index)) && !isDenied(clause.yours, match)
        ? [toldAs(telling, clause, match)]
        : [];
    }),
  );
  const all: Told[] = [...typed, ...told];
  return all
    .filter(({ telling }, at) => all.findIndex((other) => other.telling.id === telling.id) === at)
    .sort((a, b) => Number(general.test(a.telling.id)) - Number(general.test(b.telling.id)));
}

/** What was heard in a clause, with what is named there. */
export const toldAs = (telling: Told['telling'], clause: Clause, { groups = {} }: RegExpExecArray): Told => ({
  telling,
  clause,
  blanks: blanksOf(groups),
});

/** What begins a message and tells nothing. */
const beginning =
  /^(?:if|like|said|the one|always wanted)\b|\b(?:not (?:really )?sure (?:what|why|how|if|where)|(?:don'?t|do not) (?:really |even )?know (?:what|why|how|if|where|who)|no idea|first time|never (?:done|used|tried)|(?:i )?hope (?:you|it|this|that)|you (?:can )?understand|english|language|explain|how are you|are you there|somebody there|anyone there|nothing (?:more|deeper|else|special)|going to (?:sleep|bed))\b/;
const leastTold = 5;

/** Whether more is told than what `when` hears in it: then that is answered, and not what only came first. */
export function tellsBeside(plain: string, when: RegExp): boolean {
  const pieces = plain.replace(theirEnglish, '. ').split(/[.!?;:\n]+ ?|, | but /);
  const told = pieces
    .map((piece) => piece.trim().split(/\s+/).filter(Boolean))
    .filter((words) => words.length >= 3)
    .filter((words) => !when.test(words.join(' ')) && !beginning.test(words.join(' ')));
  return told.reduce((sum, words) => sum + words.length, 0) >= leastTold;
}

const objects = wordTable<string>({ he: 'him', she: 'her', they: 'them' });
const owners = wordTable<string>({ he: 'his', she: 'her', they: 'their' });

/** What was named in a way of telling, with a person in every case a line may need. */
function blanksOf(groups: Record<string, string | undefined>): Blanks {
  const { who, ...named } = groups;
  const plain = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, value?.replace(/[.,;]+$/, '')]));
  return { ...plain, ...personBlanks(who) };
}

/** 'he' → who 'he', whom 'him', whose 'his'; 'your sister' stays as it is. */
export function personBlanks(who: string | undefined): Blanks {
  if (!who || /^(?:everyone|people)$/i.test(who)) return {};
  const lower = who.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return { who: lower, whom: objects[lower] ?? lower, whose: owners[lower] ?? `${lower}'s` };
}
