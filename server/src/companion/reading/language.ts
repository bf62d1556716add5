import type { LanguageCode } from '../language-code.ts';
import { commonWords } from './languages/common-words.ts';
import type { Language } from './reading.ts';

const english = new Set(
  "the and to of a in is it i'm i my me you that was for on with not but have so are this be just do don't can't what he she they we at about feel like all no know when am been had how out get if would there because had from help want need hi hey hello yes yeah ok okay thanks sad tired bad good really very work today nothing everyone nobody me him her them did day why never always going go as an or by his your our their has were will could should can more some than then too up down off over now one two time people think make made even much only still also who where which us its it's i've i'd i'll that's boss job mum mom dad sister brother friend sleep night home life man men son god bad got said told saw son far bit fun lot old new long last next again after before back here lol im u ur ya dont cant till die under land war hat arm guess haven't isn't i'm won't something anything been boss".split(
    ' ',
  ),
);

/** Languages by their words, with and without their accents. */
const byWord = new Map<string, Set<LanguageCode>>();
for (const [code, words] of Object.entries(commonWords) as [LanguageCode, string][]) {
  for (const word of words.split(' ')) {
    languagesOf(word).add(code);
    if (!english.has(bare(word))) languagesOf(bare(word)).add(code);
  }
}

function languagesOf(word: string): Set<LanguageCode> {
  const known = byWord.get(word) ?? new Set();
  byWord.set(word, known);
  return known;
}

/** Without accents: many leave them out on a phone. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[đð]/g, 'd')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss');
}

/** Letters that one language has to itself, or nearly: told by them alone. */
const alphabets: readonly (readonly [LanguageCode, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['th', /\p{Script=Thai}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
];
/** And those that several share: told by letters the others have not, or by their words. */
const shared: readonly {
  letters: RegExp;
  languages: readonly LanguageCode[];
  otherwise: Language;
  own: readonly (readonly [LanguageCode, RegExp])[];
}[] = [
  {
    letters: /\p{Script=Cyrillic}/u,
    languages: ['ru', 'uk', 'bg', 'sr'],
    otherwise: 'other',
    own: [
      ['uk', /[іїєґ]/iu],
      ['sr', /[ђјљњћџ]/iu],
      ['ru', /[ыэё]/iu],
      ['bg', /ъ/iu],
    ],
  },
  {
    letters: /\p{Script=Arabic}/u,
    languages: ['fa', 'ur'],
    otherwise: 'ar',
    own: [
      ['ur', /[ٹڈڑںےھہ]/u],
      ['ar', /[ةأإي]|(?:^|\s)ال/u],
      ['fa', /[پچژگکی\u200c]/u],
    ],
  },
];

const address = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+/gi;
/** Said in English, whatever they once were. */
export const setPhrase =
  /c['’]est la vie|que ser[aá],? ser[aá]|mi casa (?:es )?su casa|hakuna matata|carpe diem|hasta la vista|je ne sais quoi|d[eé]j[aà] vu|mea culpa|que rico|mi amigos?|schadenfreude|quid pro quo/gi;
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(address, ' ')
    .replace(setPhrase, ' ')
    .match(/[\p{L}\p{M}\u200c'0-9]*\p{L}[\p{L}\p{M}\u200c'0-9-]*/gu) ?? [];

const isAscii = (word: string): boolean => /^[\x20-\x7e]*$/.test(word);
const of = (word: string) => byWord.get(word) ?? (isAscii(word) ? undefined : byWord.get(bare(word)));

/** "j'arrive", "dell'amica". */
function elided(word: string): ReadonlySet<LanguageCode> | undefined {
  if (!word.includes("'") || english.has(word)) return undefined;
  const short = of(word.replace(/'.*/, ''));
  return short && new Set(elides.filter((code) => short.has(code)));
}
const elides: readonly LanguageCode[] = ['fr', 'it', 'ca'];

/** How many words of a message belong to each language; what only one of several alike has counts half as much again. */
function count(words: readonly string[]): Map<LanguageCode, number> {
  const hits = new Map<LanguageCode, number>();
  for (const word of words) {
    const languages = of(word) ?? elided(word);
    if (languages === undefined) continue;
    for (const code of languages) hits.set(code, (hits.get(code) ?? 0) + (languages.size === 1 ? 1.5 : 1));
  }
  return hits;
}

/** Whether enough of a message is of a language: one short word is of many. */
const says = (words: readonly string[], code: LanguageCode): boolean => {
  const own = words.filter((word) => !english.has(word) && (of(word) ?? elided(word))?.has(code));
  return own.some((word) => word.length >= 4 || !isAscii(word)) && (own.length > 1 || words.length <= 3)
    ? true
    : own.length > 1 && own.some((word) => word.length >= 3);
};

/** How much of a message is English's commonest words. */
export function shareOfEnglish(text: string): number {
  const words = wordsIn(text);
  return words.filter((word) => english.has(word)).length / Math.max(1, words.length);
}

const most = (hits: ReadonlyMap<LanguageCode, number>, among?: readonly LanguageCode[]) =>
  [...hits].filter(([code]) => among?.includes(code) ?? true).toSorted(([, a], [, b]) => b - a)[0];

/** The language a message is written in, English when there is no good reason to think otherwise. */
export function readLanguage(text: string): Language {
  const words = wordsIn(text);
  const letters = words.join('').match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'en';
  const latin = words.join('').match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin / letters < 0.5) return byAlphabet(text, words);
  const [first = '', ...rest] = words;
  if (rest.length === 0)
    return greetings.get(first) ?? (isAscii(first) || loans.has(first) ? 'en' : (most(count(words))?.[0] ?? 'en'));
  const found = most(count(words));
  const isName = nameAlone.test(text) && words.some((word) => !of(word)?.has(found?.[0] ?? 'es'));
  const best = found && !isName && says(words, found[0]) ? found : undefined;
  const share = (best?.[1] ?? 0) / words.length;
  const here = words.filter((word) => english.has(word)).length / words.length;
  const foreign = words.filter((word) => !isAscii(word) && !loans.has(word)).length / words.length;
  if (best && share >= 0.4 && share > here * 1.5 + 0.1) return best[0];
  if (best && foreign >= 0.15 && share >= 0.2 && share > here) return best[0];
  if (foreign < 0.3 || here >= 0.15) return 'en';
  return ofLatin.find(([, letters]) => letters.test(text.toLowerCase()))?.[0] ?? 'other';
}

/** 'Nina Simone': whose first name is a word somewhere. */
const nameAlone = /^\W*\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}\W*$/u;

/** Letters of Latin alphabets that hardly any other has: asked where no word is known. */
const ofLatin: readonly (readonly [LanguageCode, RegExp])[] = [
  ['tr', /[ğı]/],
  ['pl', /[łńśźż]/],
  ['hu', /[őű]/],
  ['cs', /[řěů]/],
  ['vi', /[ơưđạảấầậắằếềểễệịọỏốồộớờợụủứừự]/],
  ['ro', /[țșţ]/],
  ['lv', /[ģķļņāēī]/],
  ['lt', /[ėįų]/],
  ['de', /ß/],
];

/** Written with their accents in English. */
const loans = new Set('café cafés fiancé fiancée naïve cliché crème résumé passé décor déjà née'.split(' '));

function byAlphabet(text: string, words: readonly string[]): Language {
  const alone = alphabets.find(([, letters]) => letters.test(text));
  if (alone) return alone[0];
  const several = shared.find(({ letters }) => letters.test(text));
  if (!several) return 'other';
  const byLetters = several.own.find(([, letters]) => letters.test(text))?.[0];
  const byWords = most(count(words), several.languages);
  // Some letters are of two languages: then enough words of the other decide.
  if (byLetters && !(byWords && byWords[1] >= words.length / 2)) return byLetters;
  return byWords && byWords[1] >= words.length / 3 ? byWords[0] : several.otherwise;
}

const greetings = new Map<string, Language>(
  Object.entries({
    buenas: 'es',
    hola: 'es',
    bonjour: 'fr',
    salut: 'fr',
    hallo: 'de',
    olá: 'pt',
    cześć: 'pl',
    merhaba: 'tr',
    ahoj: 'cs',
    szia: 'hu',
    привіт: 'uk',
  }),
);
/** Letters with no words in them: 'asdkjh', 'qqqq', '....'. */
export function isGibberish(text: string, knownWords: number): boolean {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  if (words.length === 0) return true;
  const odd = words.filter((word) => !english.has(word) && looksOdd(word)).length;
  return knownWords === 0 && odd / words.length > 0.5;
}

function looksOdd(word: string): boolean {
  if (/^(?:h+m+|m+h*m+|a+h+|o+h+|u+g+h+|pff+t?|shh+|brr+|zz+)$/.test(word)) return false;
  if (word.length <= 2) return !/^(?:ok|hi|yo|no|mm|oh|ah|eh|ya|ty|so|up|tv|ex)$/.test(word);
  return (
    /[bcdfghjklmnpqrstvwxz]{5}/.test(word) ||
    !/[aeiouy]/.test(word) ||
    /(.)\1{2}/.test(word) ||
    /(?:asd|sdf|dfg|fgh|hjk|jkl|qwe|wer|zxc|xcv)/.test(word)
  );
}
