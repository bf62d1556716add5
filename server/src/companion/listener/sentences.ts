import { createHash } from 'node:crypto';

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
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A short name for a sentence: what is kept in the state instead of its words. */
export const keyOf = (sentence: string): string =>
  createHash('sha1').update(bare(sentence)).digest('base64url').slice(0, 8);

/** How a reply begins: its first three words. */
export const openerOf = (reply: string): string => bare(reply).split(' ').slice(0, 3).join(' ');

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)?.length ?? 0;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
