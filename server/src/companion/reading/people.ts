import { bearerOf, isAnimalsName, namesIn, notNames, ownNames } from './given-names.ts';
import type { Sentence } from './grammar.ts';
import type { Mention, Reading } from './reading.ts';
import { animals, he, ofAnimals, ofHe, ofSeveral, ofShe, ofTheHouse, one, several, she } from './roles.ts';
import { escaped } from './text.ts';

/** What may stand between 'my' and who it is. */
const described =
  '(?:(?:new|old|older|younger|little|big|elder|eldest|oldest|youngest|own|best|good|close|late|twin|half|middle|two|three|other|poor|lovely|\\d+ year old) )*';
const relation = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)\\s+(${described}(?:${she}|${he}|${several}|${one}|${animals}))\\b(?!['’-])(?:\\s*,?\\s+([\\p{Lu}][\\p{Ll}]+)(?=[\\s,.!?;]|$))?`,
  'gu',
);
const known = new RegExp(`\\b[Tt]he\\s+(?:new |old |other )?(${ofTheHouse})\\b(?!['’-])(?!\\s+of\\b)`, 'g');
const bare =
  /(?:^|[.!?,]\s+|\s)(Mom|Mum|Mam|Dad|Mama|Papa|Grandma|Grandpa|Nan|mom|mum|mam|dad|mama|grandma|grandpa)\b(?!')/g;

/**
 * People (and animals) someone speaks of, in the order named: 'my sister Ana' → 'your sister', called Ana; 'Malcolm, the new
 * director' → 'Malcolm'. A name is one the tagger knows, or a capital in the middle of a sentence that does what people do.
 */
export function readPeople(text: string, sentences: readonly Sentence[] = []): Mention[] {
  const found: (Mention & { at: number })[] = [];
  const lower = text.toLowerCase();
  const add = (role: string, who: string, at: number, name = '') => {
    const same = found.find((other) => other.who === who);
    if (same) {
      if (name && !same.name) same.name = name;
      return;
    }
    const isSeveral = ofSeveral.test(role);
    const gender = isSeveral ? 'they' : ofShe.test(role) ? 'she' : ofHe.test(role) ? 'he' : spokenOfAs(lower);
    found.push({
      who,
      ...pronounsOf(gender),
      name,
      isSeveral,
      isAnimal: ofAnimals.test(role),
      isDead: false,
      times: 1,
      at,
    });
  };
  // 'He said "my cousin cries"': not theirs.
  const own = text.replace(/(?<!\bI (?:\w+ )?(?:said|say|told \w+|asked|texted|wrote),? )"[^"]*"/g, (said) =>
    ' '.repeat(said.length),
  );
  for (const match of own.matchAll(relation)) {
    const role = (match[1] ?? '').toLowerCase();
    const name = match[2] && !notNames.test(match[2]) ? match[2] : '';
    add(role, `your ${role}`, match.index, name);
  }
  for (const match of text.matchAll(known)) {
    const role = match[1] ?? '';
    if (!found.some(({ who }) => who.endsWith(` ${role}`))) add(role, `the ${role}`, match.index);
  }
  for (const match of text.matchAll(bare)) {
    const role = (match[1] ?? '').toLowerCase();
    // 'My boyfriend's mum', 'Mum's mum': not theirs, but of whom it says.
    const before = text.slice(0, match.index);
    const [, owner = ''] = /\b([Mm]y [\w -]{2,30}|[Oo]ur [\w -]{2,30}|\p{Lu}\p{Ll}+)['’]s$/u.exec(before) ?? [];
    const isKin = /^(?:Mum|Mom|Mam|Dad|Nan|Gran|Grandma|Grandad|Grandpa)$/.test(owner);
    if (/['’]s$/.test(before)) {
      const whose = isKin ? `your ${owner.toLowerCase()}` : owner.replace(/^(?:my|our)\b/i, 'your');
      if (owner) add(role, `${whose}'s ${role}`, match.index);
    } else if (!new RegExp(`\\b(?:my|our|your|a|the|his|her|their) (?:\\w+ )?${role}`, 'i').test(text))
      add(role, `your ${role}`, match.index);
  }
  const theirs = ownNames(text);
  for (const { name, subject } of namesIn(sentences)) {
    if (theirs.has(name)) continue;
    const at = text.indexOf(name);
    if (found.some((other) => other.name === name)) continue;
    const bearer = bearerOf(name, text, found);
    if (bearer) bearer.name = name;
    else if (!isAnimalsName(name, text))
      found.push({
        who: name,
        ...pronounsOf(subject ?? spokenOfAs(lower)),
        name,
        isSeveral: false,
        isAnimal: false,
        isDead: false,
        times: 1,
        at,
      });
  }
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _, ...mention }) => ({ ...mention, isDead: isDead(mention, text, found.length === 1) }));
}

/** How to speak of somebody: by name, if they gave one. */
export const spokenOf = ({ name, who }: Mention): string => name || who;

/** The one spoken of last who is no animal; undefined where nobody was. */
export const latestOther = (others: readonly Mention[]): string | undefined => {
  const one = others.findLast(({ isAnimal }) => !isAnimal);
  return one && spokenOf(one);
};

export const isSame = (one: Mention, other: Mention): boolean =>
  one.who === other.who || (one.name !== '' && one.name === other.name);

/**
 * The one among these whom 'he' or 'she', 'him' or 'her' can mean; undefined where it may be one of two, or somebody of whom
 * nothing has told yet which it is.
 */
export function meantBy(pronoun: string, others: readonly Mention[]): Mention | undefined {
  const subject = /^(?:he|him)$/i.test(pronoun) ? 'he' : 'she';
  const fitting = others.filter((one) => !one.isAnimal && !one.isSeveral && mayBe(one.subject, subject));
  return fitting.length === 1 && fitting[0]?.subject === subject ? fitting[0] : undefined;
}

/** How many of them a conversation keeps. */
const kept = 5;

/** Those spoken of before and in this message, the latest last: a name or a pronoun learnt later is theirs from then on. */
export function withOthers(before: readonly Mention[], { people, text }: Pick<Reading, 'people' | 'text'>): Mention[] {
  const others = [...before];
  for (const one of people) {
    const at = others.findIndex(
      (other) =>
        isSame(other, one) ||
        // 'Her name is Abena': of the one who had none so far.
        (other.name === '' &&
          !other.isSeveral &&
          one.who === one.name &&
          mayBe(other.subject, subjectNamed(one.name, text))),
    );
    const [same] = at < 0 ? [] : others.splice(at, 1);
    others.push(same ? merged(same, one) : one);
  }
  // 'My boss', and two messages later 'she': of the one spoken of last.
  const last = people.length === 0 ? others.pop() : undefined;
  if (last) {
    const told = spokenOfAs(text.toLowerCase());
    const named =
      last.subject === 'they' && !last.isSeveral && told !== 'they' ? { ...last, ...pronounsOf(told) } : last;
    others.push(isDead(named, text, true) ? { ...named, isDead: true } : named);
  }
  return others.slice(-kept);
}

const mayBe = (subject: Mention['subject'], named: Mention['subject'] | undefined): boolean =>
  named !== undefined && (subject === named || subject === 'they');

/** Of whom it is said that this is the name: 'her name is Abena' → 'she'. */
function subjectNamed(name: string, text: string): Mention['subject'] | undefined {
  const [, of] = new RegExp(`\\b(her|his|their) name(?:'?s| is| was) ${escaped(name)}\\b`, 'i').exec(text) ?? [];
  if (of === undefined) return undefined;
  return /^her$/i.test(of) ? 'she' : /^his$/i.test(of) ? 'he' : 'they';
}

const merged = (one: Mention, other: Mention): Mention => ({
  ...one,
  who: one.who === one.name ? other.who : one.who,
  name: one.name || other.name,
  isDead: one.isDead || other.isDead,
  times: one.times + 1,
  ...(one.subject === 'they' && pronounsOf(other.subject)),
});

const died =
  "(?:'s| is| was| has| had)? ?(?:\\w+ )?(?:died|passed(?: away)?|dead|buried|killed|gone (?:now|since)|in heaven|no longer with us|not with us any ?more)\\b";

/** 'Since Gareth died', 'my mum's funeral'; 'she died', where there is nobody else. */
function isDead({ who, name, subject }: Mention, text: string, isAlone: boolean): boolean {
  if (/\blate\b/.test(who)) return true;
  const role = who.replace(/^(?:your|the) /, '');
  const them = [role, name, isAlone && subject !== 'they' ? subject : ''].filter(Boolean).map(escaped).join('|');
  return new RegExp(
    `\\b(?:${them})${died}|\\blate (?:${them})\\b|\\b(?:${them})'s (?:funeral|grave|ashes|death)\\b|\\b(?:lost|miss) (?:my |our )?(?:${them})\\b`,
    'i',
  ).test(text);
}

const pronounsOf = (subject: Mention['subject']): Pick<Mention, 'subject' | 'object'> => ({
  subject,
  object: subject === 'she' ? 'her' : subject === 'he' ? 'him' : 'them',
});

/** The role does not say: the pronoun used about someone may, when only one kind is used. */
function spokenOfAs(lower: string): 'he' | 'she' | 'they' {
  const women = /\b(?:she|she's|her|hers)\b/.test(lower);
  const men = /\b(?:he|he's|him|his)\b/.test(lower);
  if (women === men) return 'they';
  return women ? 'she' : 'he';
}
