import { bare } from '../reading/language.ts';
import type { Language } from '../reading/reading.ts';
import { type Assessment, calm } from './assessment.ts';
import { scripts } from './rules/other-scripts.ts';
import { type Sayings, sayings } from './rules/sayings.ts';

/** Vowel marks, joiners, spaces and stops go; letters written in two ways become one. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .replace(/[ؤئ]/g, 'ء')
    .replace(/ё/g, 'е')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Greek})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0640\u0901\u0902\u093c]/g, '')
    .replace(/[\s\p{Cf}\p{P}]/gu, '');
}

const foldAll = (lists: readonly string[]) => lists.flatMap((list) => list.split('|')).map(fold);
const longestFirst = (a: string, b: string) => b.length - a.length;
const folded = scripts.map(({ language, own, light, theirs }) => ({
  language,
  light: foldAll(light).toSorted(longestFirst),
  says: [
    ...foldAll(own).map((saying) => ({ saying, isTheirs: false })),
    ...foldAll(theirs).map((saying) => ({ saying, isTheirs: true })),
  ].toSorted((a, b) => longestFirst(a.saying, b.saying)),
}));

const otherLetters =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}]/gu;

const wholeWords = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const worried = (language: string): Assessment => ({
  ...calm,
  level: 'low',
  need: 'someone-else',
  subject: 'other',
  tense: 'now',
  reasons: [`suicide.${language}`],
});
const own = (language: string): Assessment => ({
  ...calm,
  level: 'elevated',
  need: 'suicide',
  subject: 'self',
  tense: 'now',
  reasons: [`suicide.${language}`],
});

/** The language a message is in before the others of its letters: they share words, and it is answered in the one that is heard. */
const first = <T extends { language: string }>(all: readonly T[], language: Language): readonly T[] => [
  ...all.filter((one) => one.language === language),
  ...all.filter((one) => one.language !== language),
];

/**
 * What a message in other letters than Latin says outright; undefined when it has too few of them (a disguised Latin
 * word has some) or says nothing of the kind.
 */
export function byOtherScripts(text: string, language: Language): Assessment | undefined {
  const letters = text.match(otherLetters)?.length ?? 0;
  // One sign can be a word of Chinese; one letter of the others is rather a disguise.
  if (letters < (wholeWords.test(text) ? 1 : 3) || letters * 3 < (text.match(/\p{L}/gu)?.length ?? 0)) return undefined;
  let rest = fold(text);
  for (const { language: code, light, says } of first(folded, language)) {
    for (const saying of light) rest = rest.replaceAll(saying, '\n');
    let isOthers = false;
    // The longer first: "he wants to die" holds "wants to die", and "to kill myself" what is said of him who did.
    for (const { saying, isTheirs } of says) {
      if (saying.startsWith('=') ? rest !== saying.slice(1) : !rest.includes(saying)) continue;
      if (!isTheirs) return own(code);
      isOthers = true;
      rest = rest.replaceAll(saying, '\n');
    }
    if (isOthers) return worried(code);
  }
  return undefined;
}

const anyOf = (ways: readonly string[], flags = '') => new RegExp(`(?<=^| )(?:${ways.join('|')})(?= |$)`, flags);
const spoken = sayings.map(({ language, small, light, own: mine, named, plan, theirs }: Sayings) => ({
  language,
  small: anyOf(small.split(' '), 'g'),
  light: anyOf(light, 'g'),
  own: anyOf(mine),
  named: anyOf(named),
  plan: anyOf(plan),
  theirs: anyOf(theirs),
}));

/** Small words and accents gone, and every stop a `¦`. */
function flatten(text: string): string {
  const plain = bare(text.normalize('NFC').replaceAll('İ', 'i').toLowerCase())
    .replace(/[.,!?;:…\n()"“”]+/g, ' ¦ ')
    .replace(/[^a-z0-9¦]+/g, ' ');
  return ` ¦ ${plain} ¦ `.replace(/ +/g, ' ');
}

/** What a message in Latin letters says outright in one of the languages of sayings.ts. */
export function bySayings(text: string, language: Language): Assessment | undefined {
  const flat = flatten(text);
  for (const one of first(spoken, language)) {
    const rest = flat.replace(one.small, '').replace(/ +/g, ' ').replace(one.light, '¦');
    const isOwn = one.own.test(rest);
    if (one.plan.test(rest)) return { ...own(one.language), level: 'imminent', plan: true };
    if (isOwn) return own(one.language);
    if (one.theirs.test(rest)) return worried(one.language);
    if (one.named.test(rest)) return own(one.language);
  }
  return undefined;
}

/** Whether they deny it, or speak as everybody does, in one of these languages. */
export const isLight = (text: string, language: Language): boolean =>
  spoken.some(
    (one) =>
      one.language === language && flatten(text).replace(one.small, '').replace(/ +/g, ' ').search(one.light) >= 0,
  );
