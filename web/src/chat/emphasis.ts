import type { PhrasingContent } from 'mdast';

/** A run of `*` or `_` that may open or close emphasis; what is left of it in the end is text. */
interface Run {
  type: 'run';
  mark: string;
  left: number;
  /** How long it was. */
  length: number;
  opens: boolean;
  closes: boolean;
}

/** A bracket that may begin a link, as long as none was made around it. */
export interface Bracket {
  type: 'bracket';
  text: '[' | '![';
  isOff: boolean;
  /** Where in the text its inside begins. */
  from: number;
}

export type Part = PhrasingContent | Run | Bracket;

/** Emphasis by the rules of CommonMark 6.2, from the inside out; every run and bracket that is left becomes text. */
export function words(parts: Part[]): PhrasingContent[] {
  for (let at = 0; at < parts.length; at += 1) {
    const closer = parts[at];
    if (closer?.type !== 'run' || !closer.closes) continue;
    const from = openerOf(parts, at, closer);
    const opener = parts[from];
    if (opener?.type !== 'run') continue;
    const used = Math.min(2, opener.left, closer.left);
    const children = plainText(parts.splice(from + 1, at - from - 1));
    parts.splice(from + 1, 0, used === 2 ? { type: 'strong', children } : { type: 'emphasis', children });
    opener.left -= used;
    closer.left -= used;
    // The closer may close once more.
    at = from + 1;
    if (opener.left === 0) {
      parts.splice(from, 1);
      at -= 1;
    }
    if (closer.left === 0) parts.splice(at + 1, 1);
  }
  return plainText(parts);
}

function openerOf(parts: readonly Part[], at: number, closer: Run): number {
  return parts.findLastIndex((part, index) => {
    if (index >= at || part.type !== 'run' || part.mark !== closer.mark || !part.opens) return false;
    const isOdd = (part.closes || closer.opens) && (part.length + closer.length) % 3 === 0;
    return !isOdd || (part.length % 3 === 0 && closer.length % 3 === 0);
  });
}

/** What has not become anything else, as one text. */
function plainText(parts: readonly Part[]): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (const part of parts) {
    const value =
      part.type === 'text'
        ? part.value
        : part.type === 'run'
          ? part.mark.repeat(part.left)
          : part.type === 'bracket'
            ? part.text
            : undefined;
    const last = found.at(-1);
    if (value === undefined) found.push(part as PhrasingContent);
    else if (last?.type === 'text') last.value += value;
    else if (value) found.push({ type: 'text', value });
  }
  return found;
}
