import { hash } from 'node:crypto';

const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|e\.g|i\.e)\.$/;

/** The sentences of a reply, list items counted as sentences. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split(/\n+/)) {
    let open = '';
    for (const piece of line.split(/(?<=[.!?]["']?)\s+/)) {
      open = open ? `${open} ${piece}` : piece;
      if (abbreviation.test(open)) continue;
      if (open.trim()) found.push(open.trim());
      open = '';
    }
    if (open.trim()) found.push(open.trim());
  }
  return found;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** A short name for a sentence: what is kept in the state instead of its words. */
export const keyOf = (sentence: string): string => hash('sha1', bare(sentence), 'base64url').slice(0, 8);

/** How a reply begins: its first three words. */
export const openerOf = (reply: string): string => bare(reply).split(' ').slice(0, 3).join(' ');

/** How many words a text has: a letter or a digit begins one, and marks within it are of it. */
export function wordsIn(text: string): number {
  let count = 0;
  let isWithin = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // What is not plain Latin is left to those who know its letters.
    if (code > 127) return text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)?.length ?? 0;
    const lower = code | 32;
    const isLetter = (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57);
    if (isLetter && !isWithin) count += 1;
    isWithin = isLetter || (isWithin && (code === 39 || code === 45));
  }
  return count;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const small =
  /^(?:that|this|with|have|just|what|when|they|them|from|about|your|been|were|will|would|could|should|because|really|like|know|thing|things|think|feel|feels|going|want|even|then|than|there|does|very|much|some|only|over|into|also|after|before|here|more|being|make|makes|something|anything|nothing|always|never)$/;
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !small.test(word)).map((word) => word.slice(0, 5));

/** Those of the lines that share a word with a text, small words aside: 'painted' and 'painting' are one. */
export function sharingWords(lines: readonly string[], text: string): string[] {
  const own = stems(text);
  return lines.filter((line) => stems(line).some((stem) => own.includes(stem)));
}
