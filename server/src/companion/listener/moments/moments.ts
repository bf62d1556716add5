import { ironic } from '../../reading/irony.ts';
import { ahead } from './ahead.ts';
import { betweenPeople } from './between-people.ts';
import { brighter } from './brighter.ts';
import { days } from './days.ts';
import { family } from './family.ts';
import { health } from './health.ts';
import { inside } from './inside.ts';
import { love } from './love.ts';
import type { Moment } from './moment.ts';
import { workAndDays } from './work-and-days.ts';

/** From the most particular to the most general: the first that fits is the one spoken to. */
export const moments: readonly Moment[] = [
  ...love,
  ...family,
  ...health,
  ...ahead,
  ...days,
  ...betweenPeople,
  ...workAndDays,
  ...brighter,
  ...inside,
];

const byId = new Map(moments.map((moment) => [moment.id, moment]));

export const momentNamed = (id: string): Moment | undefined => byId.get(id);

/** Said with a laugh: how it is meant is not for us to settle. */
const jesting =
  /\b(?:lo+l|lmao+|rofl|ha(?:ha)+h?|he(?:he)+|jk|just kidding|kidding|only joking|(?:just|that's) a joke|k{3,}|xd)\b|[😂🤣😹😆😅]/iu;
/** What stands before a word and takes it back: 'not', 'no longer', 'never been'. */
const denied =
  /(?:\bnot|n't|\bnever|\bno|\bno longer|\bwithout|\bhardly|\bstopped|\bless|\brather than|\binstead of)(?: (?:a|an|the|any|really|so|that|too|very|exactly|quite|even|been|being|feel|feeling|of|my|like|just|as|more|much|such|say|think))*$/;
const quotation = /"[^"]*"|(?<=^|[\s(,:])'(?:[^']|(?<=[a-z])'(?=[a-z]))+'(?=[\s.,!?;)]|$)/g;
/** A long story mentions many things: what it is about stands where it begins or where it ends. */
const long = 45;

/** The moments a message tells of, the most particular first. What is meant as a joke tells of none but the bright ones. */
export function momentsIn(text: string): Moment[] {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
  const isJest = jesting.test(text) || ironic.test(text);
  const told = sentencesOf(plain.replace(quotation, ' … '));
  const quoted = sentencesOf(plain);
  return moments.filter((moment) => {
    if (isJest && !moment.bright) return false;
    if (moment.unless?.test(plain)) return false;
    return (moment.quoted ? quoted : told).some((sentence) => isHeard(moment.when, sentence));
  });
}

function isHeard(when: RegExp, sentence: string): boolean {
  const at = sentence.search(when);
  return at >= 0 && !denied.test(sentence.slice(0, at).trimEnd());
}

function sentencesOf(plain: string): string[] {
  const sentences = plain.split(/(?<=[.!?])\s+|\n+/).map((one) => one.trim());
  if (plain.split(/\s+/).length <= long) return sentences;
  return [sentences[0] ?? '', sentences.at(-1) ?? ''];
}
