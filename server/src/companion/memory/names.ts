import type { Said } from '../companion.ts';
import { readPeople } from '../reading/people.ts';
import type { Known, Lesson } from './lesson.ts';

const oneOnly =
  'mother|mom|mum|father|dad|wife|husband|girlfriend|boyfriend|partner|fiancé|fiancée|fiance|fiancee|boss|manager';
const relations = `${oneOnly}|sister|brother|daughter|son|child|friend|aunt|uncle|cousin|grandmother|grandma|gran|grandfather|grandpa|niece|nephew|roommate|flatmate|neighbor|neighbour|colleague|coworker|teacher|professor|landlord|stepmother|stepmom|stepfather|stepdad|mother-in-law|father-in-law|sister-in-law|brother-in-law|dog|cat|puppy|kitten|horse|rabbit|parrot`;
const relation = `((?:(?:older|younger|elder|little|big|twin|best|oldest|youngest|new) )?(?:${relations}))`;
const name = "(\\p{Lu}[\\p{L}'-]+)";
const isCalled = "(?:(?:'s| is| was)? (?:actually |really )?(?:called|named)|'s name(?: is|'s)(?: actually| really)?)";

const ways = [
  new RegExp(`\\b[Mm]y ${relation}${isCalled} ${name}`, 'gu'),
  new RegExp(`\\b[Mm]y ${relation},? ${name}`, 'gu'),
  new RegExp(`\\bI have an? ${relation} (?:called|named) ${name}`, 'gu'),
];
const theOtherWay = new RegExp(`\\b${name} is my ${relation}\\b`, 'gu');
/** 'she is actually called Ana', 'his name is Tom'. */
const byPronoun = new RegExp(
  `\\b(?:[Aa]ctually,? )?([Ss]he|[Hh]e|[Tt]hey)(?:'s|'re| is| are) (?:actually |really )?(?:called|named) ${name}|\\b([Hh]er|[Hh]is|[Tt]heir) name(?:'s| is) (?:actually |really )?${name}`,
  'u',
);
const notThatName = [
  new RegExp(`${name},? (?:and )?not ${name}`, 'u'),
  new RegExp(`\\b[Nn]ot ${name},? (?:but |it's |it is |rather )*${name}`, 'u'),
];
const correcting = /\b(?:actually|i meant|i mean|correction|wrong|misspell\w*|mistyped|typo|spelled|isn't|sorry)\b/i;

const noName =
  /^(?:I|I'\w+|And|But|So|He|She|It|They|We|You|The|My|Is|Was|Are|Has|Had|Who|When|Then|Not|No|Mom|Mum|Dad|God|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter)$/;

/** Whether a sentence could say who is called what, or correct a name. */
export const mayNameSomeone = (text: string): boolean =>
  [...ways, theOtherWay, byPronoun, ...notThatName].some((way) => text.search(way) >= 0);

/** Who is called what: people and animals, and corrections of a name. */
export function namesIn(text: string, history: readonly Said[], memories: readonly Known[]): Lesson[] {
  const renamed = renaming(text, memories);
  if (renamed) return [renamed];
  const found = [
    ...ways.flatMap((way) => [...text.matchAll(way)].map(([, who = '', called = '']) => ({ who, called }))),
    ...[...text.matchAll(theOtherWay)].map(([, called = '', who = '']) => ({ who, called })),
  ];
  const pronoun = byPronoun.exec(text);
  const called = pronoun?.[2] ?? pronoun?.[4];
  if (found.length === 0 && pronoun && called) {
    const who = meant((pronoun[1] ?? pronoun[3] ?? '').toLowerCase(), text, history, memories);
    if (who) found.push({ who, called });
  }
  const lessons = new Map<string, Lesson>();
  for (const { who, called } of found) {
    if (noName.test(called)) continue;
    const sentence = saying(who, called);
    if (!lessons.has(sentence))
      lessons.set(sentence, { text: sentence, replaces: replaced(who, sentence, text, memories) });
  }
  return [...lessons.values()];
}

const saying = (who: string, called: string): string =>
  `Your ${who.toLowerCase()} is called ${called.replace(/'s$/, '')}.`;

/** 'It's Ana, not Anna': the name changes in the memory that held the wrong one. */
function renaming(text: string, memories: readonly Known[]): Lesson | undefined {
  const [first, second] = notThatName.map((way) => way.exec(text));
  const [right, wrong] = first ? [first[1], first[2]] : [second?.[2], second?.[1]];
  if (!right || !wrong || noName.test(right) || noName.test(wrong)) return undefined;
  const known = memories.find((one) => one.text.split(/[^\p{L}'-]+/u).includes(wrong));
  return known && { text: known.text.replace(wrong, right), replaces: known.id };
}

/** There is one mother; of sisters there may be two, unless the person corrects themselves. */
function replaced(who: string, sentence: string, text: string, memories: readonly Known[]): string | undefined {
  const before = memories.find(
    (one) => one.text !== sentence && one.text.toLowerCase().startsWith(`your ${who.toLowerCase()} is called `),
  );
  if (!before) return undefined;
  return new RegExp(`^(?:${oneOnly})$`, 'i').test(who) || correcting.test(text) || byPronoun.test(text)
    ? before.id
    : undefined;
}

/** Whom a pronoun means: someone named in this message or the last few, or else whose name was learned last. */
function meant(
  pronoun: string,
  text: string,
  history: readonly Said[],
  memories: readonly Known[],
): string | undefined {
  const subject = pronoun.startsWith('h') && pronoun !== 'her' ? 'he' : /^(?:she|her)$/.test(pronoun) ? 'she' : 'they';
  const told = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), text].join('. ');
  const spokenOf = readPeople(told).findLast((one) => one.subject === subject || one.subject === 'they');
  const of = spokenOf?.who.replace(/^your /, '');
  if (of && new RegExp(`^${relation}$`).test(of)) return of;
  const remembered = memories.find((one) => {
    const who = /^Your (.+?) is called /.exec(one.text)?.[1];
    const [mention] = who ? readPeople(`my ${who} `) : [];
    return mention && (mention.subject === subject || mention.subject === 'they');
  });
  return remembered && /^Your (.+?) is called /.exec(remembered.text)?.[1];
}
