import type { Mark } from '@wren/contract/chat-search.ts';

/** UTF-16 units of a message shown around what was found in it, and how many of them stand before. */
const snippetLength = 140;
const leadIn = 40;
/** Marks in one text: enough to see why it was found. */
const mostMarks = 20;

const beyondAscii = /[\u0080-\uffff]/;
const runsBeyondAscii = /[\u0080-\uffff]+/g;

/**
 * Text as it is compared: without case and accents, compatibility forms taken apart, apostrophes alike (Unicode
 * Standard, section 5.18, and annex 15 for NFKD).
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.replace(runsBeyondAscii, foldRun) : lower;
}

/** Single letters of Latin-1 and Latin Extended-A, and the apostrophe: nearly all there is in most texts. */
const known = new Map(Array.from({ length: 0x180 - 0x80 }, (_, at) => String.fromCharCode(0x80 + at)).map(bareOf));
known.set('’', "'");

function bareOf(letters: string): [letters: string, bare: string] {
  const bare = letters
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return [letters, bare.replace(/[’‘ʼ]/g, "'").replaceAll('ς', 'σ')];
}

function foldRun(run: string): string {
  return known.get(run) ?? bareOf(run)[1];
}

/** The same of a text in UTF-8, at a third of the cost: most bytes of most texts are never more than looked at. */
export function foldBytes(utf8: Buffer): string {
  return utf8.toString('latin1').replace(runsBeyondAscii, foldBytesRun).toLowerCase();
}

const knownBytes = new Map([...known].map(([letter, bare]) => [latin1Of(letter), bare]));

function latin1Of(letter: string): string {
  return Buffer.from(letter).toString('latin1');
}

function foldBytesRun(run: string): string {
  return knownBytes.get(run) ?? foldRun(Buffer.from(run, 'latin1').toString());
}

/** The words looked for, folded, each once. */
export function termsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

/** Whether a folded text holds every term. */
export function holds(folded: string, terms: readonly string[]): boolean {
  return terms.every((term) => folded.includes(term));
}

/** Where the terms stand in a text, in order, none over another. */
export function marksIn(text: string, terms: readonly string[]): Mark[] {
  const { folded, origin } = foldWithOrigin(text);
  const found: Mark[] = [];
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      found.push([origin[at] ?? 0, origin[at + term.length] ?? text.length]);
    }
  }
  return joined(found.sort(([a], [b]) => a - b)).slice(0, mostMarks);
}

/** The part of a text around the first of the terms in it, on one line, with its marks. */
export function snippetOf(text: string, terms: readonly string[]): { snippet: string; marks: Mark[] } {
  const line = text.replace(/\s+/g, ' ').trim();
  const [first] = marksIn(line, terms);
  const from = wordStart(line, Math.max(0, (first?.[0] ?? 0) - leadIn), first?.[0] ?? 0);
  const to = wordEnd(line, Math.max(from + snippetLength, first?.[1] ?? 0));
  const snippet = `${from > 0 ? '… ' : ''}${line.slice(from, to).trim()}${to < line.length ? ' …' : ''}`;
  return { snippet, marks: marksIn(snippet, terms) };
}

/** Every unit of the folded text knows the unit it came from; one more entry stands for the end. */
function foldWithOrigin(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const letter of text) {
    const part = fold(letter);
    for (let unit = 0; unit < part.length; unit += 1) origin.push(at);
    folded += part;
    at += letter.length;
  }
  return { folded, origin: [...origin, at] };
}

function joined(marks: readonly Mark[]): Mark[] {
  const whole: Mark[] = [];
  for (const [from, to] of marks) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) whole.push([from, to]);
  }
  return whole;
}

/** The start of the word after `at`, or `at` itself where one long word reaches up to `limit`. */
function wordStart(line: string, at: number, limit: number): number {
  if (at === 0) return 0;
  const space = line.indexOf(' ', at);
  return space >= 0 && space < limit ? space + 1 : whole(line, at);
}

function wordEnd(line: string, at: number): number {
  if (at >= line.length) return line.length;
  const space = line.indexOf(' ', at);
  return space >= 0 && space - at < 30 ? space : whole(line, at);
}

/** Not in the middle of a pair of surrogates. */
function whole(line: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(line[at] ?? '') ? at + 1 : at;
}
