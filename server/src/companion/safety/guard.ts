import { claims, dosage, methodDetail } from './forbidden.ts';
import { strangeNumbers } from './numbers.ts';

/**
 * Watches a reply while it streams. `push` takes the next piece and returns what may be shown now; `end` returns the
 * rest. Words go through at once; only what could still turn into something we never say is held back: the beginning
 * of a false claim ("I'm a …"), or a number until its end is known.
 */
export interface OutputGuard {
  push(text: string): string;
  end(): string;
  /** What was changed so far, as names of rules. */
  readonly repairs: readonly string[];
}

const plain = (text: string) => text.toLowerCase().replace(/[’‘ʼ]/g, "'");

/** Words a sentence about a method or a dose cannot do without. */
const graveWords =
  'lethal fatal deadly noose painless overdose overdosing monoxide helium nitrogen cyanide bleed'.split(' ');

/** Every beginning of what may not be said: while the tail of the text is one, it is held. */
const beginnings = new Set<string>();
let longest = 0;
for (const phrase of [...claims.keys(), ...graveWords]) {
  longest = Math.max(longest, phrase.length);
  for (let length = 1; length <= phrase.length; length += 1) beginnings.add(phrase.slice(0, length));
}

const anyClaim = new RegExp(
  `(?<![\\w'’])(?:${[...claims.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((claim) => claim.replaceAll("'", "['’]"))
    .join('|')})(?![\\w'’])`,
  'gi',
);

/** A number that is not over yet, with the words before it that make it one to dial, and the unit after it. */
const openNumber = /(?:[+(]?\d[\d\s().,/-]{0,24})(?:[a-zµ]{1,11})?$/i;
/** A sentence with a grave word in it is held until it ends. */
const graveWord = new RegExp(`\\b(?:${graveWords.join('|')})`, 'i');
const shortestGrave = graveWords.reduce((least, word) => Math.min(least, word.length), longest);

export function createOutputGuard(): OutputGuard {
  let held = '';
  let shown = '';
  const repairs: string[] = [];
  let quote = 0;

  const release = (safe: number): string => {
    const raw = held.slice(0, safe);
    const text = clean(raw, shown, repairs, quote);
    quote = quotedAfter(raw, quote);
    held = held.slice(safe);
    shown = (shown + text).slice(-80);
    return text;
  };

  return {
    repairs,
    push(text) {
      held += text;
      return release(safeLength(held));
    },
    end() {
      return release(held.length);
    },
  };
}

/** The most characters that a quotation may have: a mark that is never closed must not open the door to a claim. */
const longestQuote = 200;

/** How far into a quotation a text ends that began `inside` one; 0 outside. A new line ends it. */
function quotedAfter(text: string, inside: number): number {
  if (inside === 0 && !text.includes('"')) return 0;
  let at = inside;
  for (const char of text) {
    if (char === '"') at = at === 0 ? 1 : 0;
    else if (char === '\n' || at >= longestQuote) at = 0;
    else if (at > 0) at += 1;
  }
  return at;
}

/** ASCII that a word is made of: letters, digits, the low line and the apostrophe; and what a beginning may start with. */
const inWords = new Uint8Array(128).map((_, code) => Number(/[\w']/.test(String.fromCharCode(code))));
const mayBegin = new Uint8Array(128).map((_, code) => Number(beginnings.has(plain(String.fromCharCode(code)))));
const apostrophe = 0x2019;

const isInWord = (code: number) => (code < 128 ? inWords[code] === 1 : code === apostrophe);

/** How much of the text can be shown, whatever comes next. */
function safeLength(text: string): number {
  let at = Math.max(0, text.length - longest - 1);
  let safe = text.length;
  for (let isWithin = at > 0 && isInWord(text.charCodeAt(at - 1)); at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isStart = !isWithin;
    isWithin = isInWord(code);
    if (!isStart || (code < 128 && mayBegin[code] === 0)) continue;
    if (beginnings.has(plain(text.slice(at)))) {
      safe = at;
      break;
    }
  }
  // The last word of a claim may begin another one: it is not parted from its own.
  for (const { index, 0: claim } of safe < text.length ? text.matchAll(anyClaim) : []) {
    if (index < safe && safe < index + claim.length) safe = index;
  }
  const last = text.charCodeAt(text.length - 1);
  const tail = text.slice(-48);
  const number = last !== 10 && /\d/.test(tail) ? openNumber.exec(tail) : null;
  if (number) safe = Math.min(safe, text.length - tail.length + number.index);
  if (text.length < 600) {
    const start = openSentence(text);
    // Most pieces are shorter than any grave word: nothing is searched for them.
    if (text.length - start >= shortestGrave && graveWord.test(text.slice(start))) safe = Math.min(safe, start);
  }
  return safe;
}

/** Where the sentence that is not over yet begins. */
function openSentence(text: string): number {
  let start = text.length;
  while (start > 0 && !stops.has(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

/** . ! ? and the end of a line. */
const stops = new Set([46, 33, 63, 10]);

/** The text with claims replaced, strange numbers replaced, and sentences with a dose or a method left out. */
function clean(text: string, before: string, repairs: string[], inside: number): string {
  if (text === '') return '';
  let kept = text.replace(anyClaim, (claim, at: number) => {
    // What stands in quotation marks is somebody else's to say.
    if (quotedAfter(text.slice(0, at), inside) > 0) return claim;
    repairs.push('claim');
    const truth = claims.get(plain(claim)) ?? '';
    const opens = /(?:^|[.!?\n]\s*)$/.test(before + text.slice(0, at));
    return opens ? truth.charAt(0).toUpperCase() + truth.slice(1) : truth;
  });
  if (
    /\d|lethal|fatal|deadly|noose|monoxide|helium|nitrogen|cyanide|painless|overdos|dose|bleed|tablet|pill|hang|knot|vein|wrist|medication/i.test(
      kept,
    )
  ) {
    for (const number of strangeNumbers(before.slice(-20) + kept)) {
      repairs.push('number');
      kept = kept.replace(number.trim(), 'a crisis line near you');
    }
    if (dosage.test(kept)) {
      repairs.push('dosage');
      kept = kept.replace(new RegExp(dosage, 'gi'), 'what your doctor or pharmacist says');
    }
    if (methodDetail.test(kept)) {
      kept = kept.replace(/[^.!?\n]*(?:[.!?]+["”’)]*|\n|$)/g, (sentence, at: number) => {
        if (!methodDetail.test(sentence)) return sentence;
        repairs.push('method');
        return /(?:^|[.!?\n]["”’)]*\s*)$/.test(before + kept.slice(0, at)) ? '' : '… that part I leave out.';
      });
    }
  }
  return kept;
}
