import { type Assessment, calm } from './assessment.ts';
import { scripts } from './rules/other-scripts.ts';

/** Vowel marks, joiners, spaces and stops go; letters written in two ways become one. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[ؤئ]/g, 'ء')
    .replace(/ё/g, 'е')
    .replace(/[\u064b-\u0652\u0640\u0901\u0902\u093c]/g, '')
    .replace(/[\s\p{Cf}\p{P}]/gu, '');
}

const foldAll = (lists: readonly string[]) =>
  lists
    .flatMap((list) => list.split('|'))
    .map(fold)
    .sort((a, b) => b.length - a.length);
const folded = scripts.map(({ language, own, light, theirs }) => ({
  id: `suicide.${language}`,
  own: foldAll(own),
  light: foldAll(light),
  theirs: foldAll(theirs),
}));

const otherLetters =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/gu;

const wholeWords = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * What a message in other letters than Latin says outright; undefined when it has too few of them (a disguised Latin
 * word has some) or says nothing of the kind.
 */
export function byOtherScripts(text: string): Assessment | undefined {
  const letters = text.match(otherLetters)?.length ?? 0;
  // One sign can be a word of Chinese; one letter of the others is rather a disguise.
  if (letters < (wholeWords.test(text) ? 1 : 3) || letters * 3 < (text.match(/\p{L}/gu)?.length ?? 0)) return undefined;
  let rest = fold(text);
  for (const { id, own, light, theirs } of folded) {
    for (const saying of light) rest = rest.replaceAll(saying, '\n');
    if (theirs.some((saying) => rest.includes(saying))) {
      return { ...calm, level: 'low', need: 'someone-else', subject: 'other', tense: 'now', reasons: [id] };
    }
    if (own.some((saying) => (saying.startsWith('=') ? rest === saying.slice(1) : rest.includes(saying)))) {
      return { ...calm, level: 'elevated', need: 'suicide', subject: 'self', tense: 'now', reasons: [id] };
    }
  }
  return undefined;
}
