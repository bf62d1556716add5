import { wordTable } from '../word-table.ts';
import { keyWords } from './lexicon.ts';
import { vocabulary } from './vocabulary.ts';

/** One word of a message as the rules see it: lower case, no accents, no apostrophes, disguises undone. */
export interface Token {
  word: string;
  /** The part of the sentence it stands in: commas, "but" and "because" begin a new one. */
  part: number;
  /** Its value when it is a number of at most four digits. */
  value: number | undefined;
}

/** A sentence, in order. */
export type Sentence = Token[];

const lookalikes: Record<string, string> = {
  // Cyrillic and Greek letters that are drawn like Latin ones (Unicode TR 39, confusables).
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ԁ: 'd',
    ӏ: 'l',
    к: 'k',
    м: 'm',
    т: 't',
    н: 'h',
    в: 'b',
    ј: 'j',
  },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ο: 'o', ρ: 'p', τ: 't', υ: 'u', ν: 'v', ı: 'i', ł: 'l', ø: 'o', ß: 'ss' },
  ...{ '💀': ' skull ', '☠': ' skull ', '⚰': ' skull ', '🪦': ' skull ', '😂': ' laugh ', '🤣': ' laugh ' },
  ...{ '🔫': ' gun ', '🔪': ' knife ', '🗡': ' knife ', '💊': ' pills ', '🏳️‍🌈': ' gay ', '&': ' and ' },
};
const odd = new RegExp(Object.keys(lookalikes).join('|'), 'gu');

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};

/** Single letters with the same kind of gap between them: "k m s", "s.u.i.c.i.d.e". */
const spelled = /(?<![a-z0-9])[a-z0-9](?:[ .\-_*]{1,2}[a-z0-9]){2,11}(?![a-z0-9])/g;
const pieces = /[a-z0-9](?:[a-z0-9*@$!|+]*[a-z0-9*])?|[.!?;…\n]+|[,:()[\]"–—]+/g;

/** Written without a space, to slip through. */
const runs: Record<string, string> = {
  killmyself: 'kill myself',
  killingmyself: 'killing myself',
  wanttodie: 'want to die',
  iwanttodie: 'i want to die',
  iwannadie: 'i wanna die',
  wannadie: 'wanna die',
  endmylife: 'end my life',
  enditall: 'end it all',
  hatemylife: 'hate my life',
};
const runTogether = new RegExp(`\\b(?:${Object.keys(runs).join('|')})\\b`, 'g');

/** Two words that are one: the second, by the first. */
const joined = new Map(
  Object.entries<Record<string, string>>({
    my: { self: 'myself', selves: 'myself' },
    self: {
      harm: 'selfharm',
      harming: 'selfharm',
      harmed: 'selfharm',
      injury: 'selfharm',
      injuring: 'selfharm',
      injure: 'selfharm',
      delete: 'unalive',
      deletion: 'suicide',
      inflicted: 'selfharm',
      mutilation: 'selfharm',
      mutilate: 'selfharm',
    },
    un: { alive: 'unalive' },
    sewer: { slide: 'suicide', slidal: 'suicidal' },
    kermit: { sewerslide: 'suicide', suicide: 'suicide' },
    toaster: { bath: 'suicide' },
    can: { not: 'cant' },
    no: { one: 'nobody', body: 'nobody' },
    good: { bye: 'goodbye', byes: 'goodbyes' },
    any: { more: 'anymore', one: 'anyone', body: 'anyone' },
    every: { one: 'everyone', body: 'everyone', thing: 'everything' },
    some: { one: 'someone', body: 'someone' },
    going: { to: 'gonna' },
    wake: { up: 'wake' },
    waking: { up: 'waking' },
    woke: { up: 'woke' },
    kind: { of: 'kinda' },
    so: { called: 'called' },
  }).map(([first, seconds]) => [first, new Map(Object.entries(seconds))]),
);

/** What people write short, and what the rules know in its short form. */
const shorthand = wordTable<string>({
  cannot: 'cant',
  h8: 'hate',
  '2nite': 'tonight',
  tn: 'tonight',
  tonite: 'tonight',
  '2day': 'today',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  '2moro': 'tomorrow',
  lyf: 'life',
  lyfe: 'life',
  ded: 'dead',
  slp: 'sleep',
  b4: 'before',
  u: 'you',
  ur: 'your',
  ppl: 'people',
  wknd: 'weekend',
});

const breaks = new Set([
  'but',
  'because',
  'cuz',
  'bc',
  'although',
  'though',
  'however',
  'except',
  'tho',
  'pero',
  'mais',
  'aber',
  'mas',
]);

/** Reads a message into sentences. Linear in its length; never throws. */
export function read(text: string): Sentence[] {
  const flat = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(odd, (sign) => lookalikes[sign] ?? sign)
    .replace(/\bo\.?d\.?['’‘`´ʼ]e?d\b/g, 'oded')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, '')
    .replace(runTogether, (run) => runs[run] ?? run)
    .replace(spelled, (letters) => {
      const word = letters.replace(/[ .\-_*]/g, '');
      return vocabulary.has(word) && keyWords.has(word) ? word : letters;
    });
  const sentences: Sentence[] = [];
  let sentence: Sentence = [];
  let part = 0;
  const repaired = new Map<string, string>();
  for (const [piece] of flat.matchAll(pieces)) {
    const first = piece.charCodeAt(0);
    const isWord = (first >= 97 && first <= 122) || (first >= 48 && first <= 57);
    if (!isWord) {
      if (/[.!?;…\n]/.test(piece)) {
        if (sentence.length > 0) sentences.push(sentence);
        sentence = [];
      } else part += 1;
      continue;
    }
    const word = repaired.get(piece) ?? repair(piece);
    repaired.set(piece, word);
    if (breaks.has(word)) part += 1;
    const last = sentence.at(-1);
    const both = last && joined.get(last.word)?.get(word);
    if (last && both) last.word = both;
    else sentence.push({ word, part, value: /^\d{1,4}$/.test(word) ? Number(word) : undefined });
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}

/** A word without its disguise, if one of the words we know is below it; otherwise the word itself. */
function repair(piece: string): string {
  const long = shorthand[piece];
  if (long) return long;
  if (vocabulary.has(piece) || /^\d+$/.test(piece) || piece.length > 30) return piece;
  for (const plain of disguises(piece)) if (vocabulary.has(plain)) return plain;
  if (piece.includes('*')) return starred(piece) ?? piece;
  return piece.length >= 5 ? (misspelled(piece) ?? piece) : piece;
}

function* disguises(piece: string): Generator<string> {
  const unleet = /[0-9@$!|+]/.test(piece) ? piece.replace(/[0-9@$!|+]/g, (sign) => leet[sign] ?? '') : piece;
  if (unleet !== piece) {
    yield unleet;
    yield unleet.replaceAll('i', 'l');
    // "ki11": a one is an l as often as an i.
    yield piece.replace(/[0-9@$!|+]/g, (sign) => (sign === '1' ? 'l' : (leet[sign] ?? '')));
  }
  if (/(.)\1\1/.test(unleet)) {
    yield unleet.replace(/(.)\1{2,}/g, '$1$1');
    yield unleet.replace(/(.)\1{2,}/g, '$1');
    yield unleet.replace(/(.)\1+/g, '$1');
  }
}

/** "k*ll", "su*cide": a star stands for one letter. */
function starred(piece: string): string | undefined {
  for (const key of keyWords) {
    if (key.length !== piece.length) continue;
    let same = 0;
    for (let at = 0; at < key.length; at += 1) {
      if (piece[at] === key[at]) same += 1;
      else if (piece[at] !== '*') same = -100;
    }
    if (same >= 2) return key;
  }
  return undefined;
}

/** A key word of six letters or more, at most one slip away (two from eight letters on), beginning with the same letter. */
function misspelled(piece: string): string | undefined {
  for (const key of keyWords) {
    if (key.length < 6 || key[0] !== piece[0]) continue;
    const slips = key.length >= 8 ? 2 : 1;
    if (Math.abs(key.length - piece.length) <= slips && distance(piece, key, slips) <= slips) return key;
  }
  return undefined;
}

/** Optimal string alignment distance, given up beyond `limit`. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
