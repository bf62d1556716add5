import { concepts } from './lexicon.ts';
import type { Sentence } from './normalise.ts';

const set = (name: string) => new Set(concepts[name]);
const no = set('NO');
const writer = new Set([...(concepts.I ?? []), 'me', 'we', 'ich', 'mich', 'yo', 'je', 'jai', 'eu', 'io', 'mujhe']);
const complement = set('THINKS');
const he = set('HE');
/** Those who are spoken of in the other languages of the rules stand beside the English ones. */
const persons = new Set([
  ...(concepts.PERSON ?? []),
  ...'bruder schwester freund freundin sohn tochter mutter vater hermano hermana amigo amiga hijo hija novio novia madre padre frere soeur amie copine copain fils fille mere pere irmao irma filho filha mae pai bhai behen dost fratello sorella amico amica'.split(
    ' ',
  ),
]);
const possessives = new Set((concepts.PERSON ?? []).map((word) => `${word}s`));
/** Said to whoever listens, unless a determiner stands before: "dunno man". */
const vocatives = new Set(['man', 'bro', 'mate', 'guys', 'buddy', 'girl', 'doctor', 'sis', 'boy']);
const theirs = new Set([...(concepts.HIS ?? []), ...(concepts.HIM ?? [])]);
/** What somebody's "his" or "her" makes somebody else's. */
const belongings = new Set(['life', 'own', ...(concepts.BODY ?? [])]);
const reflexiveOther = new Set(['himself', 'herself', 'themselves', 'themself', 'hisself', 'theirself']);
/** Before a noun, these make it somebody spoken to or about, not the subject. */
const prepositions = new Set(
  'to with about from for of at by without told tell telling like than left love loved hate hated miss lost hurt hurting against toward around on asked ask scared disappoint burdening burden leave leaving want wish'.split(
    ' ',
  ),
);
const determiners = new Set(
  'my the a an best little big older younger only own our this that whole late dear old new another some'.split(' '),
);

/** After these a "no" says nothing about what comes later: "I don't know how to stop …", "not going to lie, …". */
const neutral = new Set(
  'know sure gonna just only care mind stop lie joking kidding sound afraid scared certain understand remember see tell matter even all yet nothing'.split(
    ' ',
  ),
);
/** "No" words that a following word cannot make neutral. */
const plainDenials = new Set(['never', 'without', 'nor', 'neither', 'none', 'zero']);

/**
 * True when what stands from `start` to `end` is denied: an odd number of "no" words stands in it or before it, in the same part of the
 * sentence and before any other subject. "I don't know how to stop thinking of …" and "not gonna lie" deny nothing.
 */
export function isDenied(sentence: Sentence, start: number, end: number): boolean {
  const part = sentence[start]?.part;
  let denials = 0;
  for (let at = start; at < end; at += 1) {
    if (no.has(sentence[at]?.word ?? '') && !isNeutral(sentence, at, end)) denials += 1;
  }
  let subjects = 0;
  for (let at = start - 1; at >= 0 && at >= start - 9; at -= 1) {
    const token = sentence[at];
    if (!token || (token.part !== part && !(token.word === 'never' && denials === 0))) break;
    if (writer.has(token.word) || he.has(token.word)) {
      subjects += 1;
      const governor = sentence[at - 1]?.word;
      if (governor !== undefined && !complement.has(governor)) break;
      if (subjects > 2) break;
      continue;
    }
    if (no.has(token.word) && !isNeutral(sentence, at, start)) denials += 1;
  }
  return denials % 2 === 1;
}

function isNeutral(sentence: Sentence, at: number, start: number): boolean {
  const word = sentence[at]?.word ?? '';
  const next = sentence[at + 1]?.word ?? '';
  if (
    word === 'no' &&
    (next === 'cap' ||
      next === 'joke' ||
      next === 'lie' ||
      next === 'matter' ||
      next === 'wonder' ||
      next === 'idea' ||
      sentence[at + 1]?.part !== sentence[at]?.part)
  )
    return true;
  if (word === 'not' && next === 'gonna') return sentence[at + 2]?.word === 'lie';
  if (plainDenials.has(word))
    return next === 'more' || next === 'so' || next === 'been' ? isComparison(sentence, at + 1, start) : false;
  if (next === 'gonna' || next === 'only' || next === 'just') return next !== 'gonna' && at + 1 < start;
  return at + 1 < start && neutral.has(next);
}

/** "Never been more", "never so": the opposite of a denial. */
function isComparison(sentence: Sentence, from: number, start: number): boolean {
  return sentence
    .slice(from, start + 3)
    .some((token) => token.word === 'more' || token.word === 'so' || token.word === 'this');
}

/**
 * Who the match from `start` to `end` (exclusive) is about: by a reflexive or possessive inside it, else by the nearest
 * subject before it, else the writer (people drop their own "I").
 */
export function subjectOf(sentence: Sentence, start: number, end: number): 'self' | 'other' {
  for (let at = start; at < end; at += 1) {
    const word = sentence[at]?.word ?? '';
    if (reflexiveOther.has(word)) return 'other';
    if (theirs.has(word) && belongings.has(sentence[at + 1]?.word ?? '')) return 'other';
    if (word === 'myself' || writer.has(word) || word === 'my') return 'self';
  }
  for (let at = start; at < end; at += 1) if (he.has(sentence[at]?.word ?? '')) return 'other';
  for (let at = start - 1; at >= 0 && at >= start - 14; at -= 1) {
    const word = sentence[at]?.word ?? '';
    if (writer.has(word) && word !== 'me') return 'self';
    if (word === 'who' && persons.has(sentence[at - 1]?.word ?? '')) return 'other';
    if (he.has(word) || (at === start - 1 && possessives.has(word))) return 'other';
    if (persons.has(word) && !isObject(sentence, at)) return 'other';
  }
  return 'self';
}

function isObject(sentence: Sentence, at: number): boolean {
  let before = at - 1;
  if (vocatives.has(sentence[at]?.word ?? '') && !determiners.has(sentence[before]?.word ?? '')) return true;
  while (before >= 0 && determiners.has(sentence[before]?.word ?? '')) before -= 1;
  return before >= 0 && prepositions.has(sentence[before]?.word ?? '');
}
