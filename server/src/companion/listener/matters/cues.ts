import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A sign's name among the cues: the hash of its source, so that a sign that was changed has none until they are found anew. */
export const keyOfSign = ({ source }: RegExp): string => hash('sha1', source, 'base64url').slice(0, 10);

/**
 * For each sign the ways in which it may be heard: from and to where each stands in its source; pieces of words of which one has to be
 * in a talk where that way is heard (a way without any is always tried); and what stands before and after it in the sign.
 * evals/cue-matters.ts writes them.
 */
export type Kept = Record<string, (string | number)[][]>;
const kept = JSON.parse(readFileSync(new URL('./cues.json', import.meta.url), 'utf8')) as Kept;

const letter = /\w/;

/** Whether a piece stands in a text: with '^' before it only where a word begins, with '$' after it only where one ends. */
export function stands(piece: string, text: string): boolean {
  const begins = piece.startsWith('^');
  const ends = piece.endsWith('$');
  const bare = piece.slice(begins ? 1 : 0, ends ? -1 : undefined);
  for (let at = text.indexOf(bare); at >= 0; at = text.indexOf(bare, at + 1)) {
    const isBegun = !begins || at === 0 || !letter.test(text[at - 1] ?? '');
    if (isBegun && (!ends || !letter.test(text[at + bare.length] ?? ''))) return true;
  }
  return false;
}

/** The two letters at a place, as one number. */
const pairAt = (text: string, at: number): number => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);

/** What signs are looked for in, and every pair of letters there. */
export interface Searched {
  text: string;
  pairs: ReadonlySet<number>;
}

export function searched(text: string): Searched {
  const pairs = new Set<number>();
  for (let at = 0; at + 1 < text.length; at += 1) pairs.add(pairAt(text, at));
  return { text, pairs };
}

/** A way in which a sign may be heard: the pattern is made when it is first worth trying, which takes longer than all its uses. */
interface Way {
  pieces: readonly string[] | undefined;
  source: () => string;
  pattern?: RegExp;
}

/** Whether the cues of a sign were found as it stands; else all of it is tried on every talk. */
export const hasCues = (sign: RegExp): boolean => keyOfSign(sign) in kept;

const waysOf = new Map<RegExp, readonly Way[]>();

function waysIn(sign: RegExp): readonly Way[] {
  const known = waysOf.get(sign);
  if (known) return known;
  const places = kept[keyOfSign(sign)] ?? [[0, sign.source.length, '']];
  const ways = places.map(
    ([from, to, cues, before = '', after = '']): Way => ({
      source: () => `${before}${sign.source.slice(Number(from), Number(to))}${after}`,
      pieces: `${cues}` === '' ? undefined : `${cues}`.split('|'),
    }),
  );
  waysOf.set(sign, ways);
  return ways;
}

/** Whether a sign is there: as its own test says, and only the ways whose cues stand there are tried. */
export function isIn(sign: RegExp, { text, pairs }: Searched): boolean {
  const mayStand = (piece: string): boolean =>
    pairs.has(pairAt(piece, piece.startsWith('^') ? 1 : 0)) && stands(piece, text);
  return waysIn(sign).some((way) => {
    if (way.pieces && !way.pieces.some(mayStand)) return false;
    way.pattern ??= new RegExp(way.source(), sign.flags);
    return way.pattern.test(text);
  });
}
