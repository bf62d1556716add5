/**
 * A way of telling, whatever it is about: something somebody said, something that used to be, a thing kept secret. Where no
 * moment knows the matter, the way it is told still says what it is like. Tried on each clause turned to the second person,
 * so that its named groups can be said back: '{did}', and for a person 'who' also '{whom}' and '{whose}'.
 */
export interface Telling {
  id: string;
  when: RegExp;
  /** Tried on the whole message as typed, in lower case, instead of on its clauses. */
  typed?: boolean;
  unless?: RegExp;
  /** Their words are not handed back first: said dryly, they would be heard as missed. */
  alone?: boolean;
  /** Something good, or held dear: said also where the mood is not hard. */
  bright?: boolean;
  /** The first is what anybody who listens would say first: plainly, how it must be, for everything that the row hears. */
  hear: readonly string[];
  ask: readonly string[];
}

/**
 * Makes patterns in which a word in capitals stands for what it names: `naming({ WHO: '(?:he|she)' })('WHO laughed')`. They
 * are tried without regard to capitals.
 */
export function naming(names: Readonly<Record<string, string>>): (source: string) => RegExp {
  const longestFirst = Object.keys(names).toSorted((a, b) => b.length - a.length);
  const any = new RegExp(longestFirst.join('|'), 'g');
  return (source) =>
    new RegExp(
      source.replace(any, (name) => names[name] ?? name),
      'i',
    );
}

const person =
  'he|she|they|everyone|people|your (?:(?:best|older|younger|little|big|old|step|ex|twin|oldest|youngest|own|late|new|poor) )?[a-z]+(?:-in-law)?';
const isOrHas = "(?:'s| is| are|'re| have| has|'ve)?";

/** A pattern in which 'WHO' stands for a person as clauses name them, to be said back. */
export const told = naming({ WHO: `(?<who>${person})${isOrHas}` });

/** The same for 'WHO' as often as need be, none of them said back. */
export const named = naming({ WHO: `(?:${person})${isOrHas}` });

/** 'Sorry my english', said on the way to something else. */
export const theirEnglish = /\b(?:sorry|excuse)(?: me)?,? (?:for |about )?my (?:bad |poor |broken )?english\b/;
