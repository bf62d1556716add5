import { concepts } from './lexicon.ts';
import type { Sentence } from './normalise.ts';

interface Word {
  kind: 'word';
  words: ReadonlySet<string>;
  number: boolean;
  optional: boolean;
  end: boolean;
}
type Term =
  | Word
  | { kind: 'gap'; most: number; only: ReadonlySet<string> | undefined }
  | { kind: 'begin' }
  | { kind: 'end' };

const fill = new Set(concepts.FILL);

/** One pattern, and what it stands for. */
export interface Entry<T> {
  says: string;
  of: T;
}

interface Compiled<T> {
  of: T;
  terms: readonly Term[];
  /** Ids of the word terms after the first that every match holds. */
  required: readonly number[];
  /** The most words a match can cover. */
  span: number;
}

/**
 * A pattern over the words of a sentence, in a small language:
 *   `word`      that word                     `WORD`     any word of that concept (lexicon.ts)
 *   `a|WORD`    either                        `x?`       may be missing
 *   `#`         a number                      `..n`      up to n words of any kind
 *   `~n`        up to n small words (FILL), so that no other noun or verb stands between
 *   `^`         only at the beginning of a sentence   `$`  only at its end
 * Matching is bounded by the gaps, whatever the input.
 */
export interface Book<T> {
  /** Calls `found` for every match, from the last word of the sentence to the first; `end` is exclusive. */
  find(sentence: Sentence, found: (of: T, start: number, end: number) => void): void;
  has(sentence: Sentence): boolean;
}

/**
 * Compiles patterns into one book, read in one pass over a sentence. Throws on a concept that does not exist, so a
 * slip shows at start and not in a crisis.
 *
 * The pass goes from right to left and keeps, for every word list that patterns use, where it was last seen: a
 * pattern whose other words are not near enough is passed over without being tried.
 */
export function book<T>(entries: readonly Entry<T>[]): Book<T> {
  const ids = new Map<string, number>();
  const idsOf = new Map<string, number[]>();
  const byFirst = new Map<string, Compiled<T>[]>();

  const idOf = (term: Word): number => {
    const key = [...term.words, term.number ? '#' : ''].join(' ');
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = ids.size;
    ids.set(key, id);
    for (const word of term.number ? [...term.words, '#'] : term.words) append(idsOf, word, id);
    return id;
  };

  for (const { says, of } of entries) {
    const terms = says.split(' ').map(term);
    const starts = new Set<string>();
    let first = -1;
    for (const [step, one] of terms.entries()) {
      if (one.kind === 'begin') continue;
      if (one.kind !== 'word') throw new Error(`A pattern begins with a word: ${says}`);
      for (const word of one.words) starts.add(word);
      if (one.number) starts.add('#');
      first = step;
      if (!one.optional) break;
    }
    const required = terms.flatMap((one, step) =>
      step > first && one.kind === 'word' && !one.optional && !one.end ? [idOf(one)] : [],
    );
    const span = terms.reduce((sum, one) => sum + (one.kind === 'gap' ? one.most : 1), 0);
    for (const word of starts) append(byFirst, word, { of, terms, required, span });
  }

  const seen = new Float64Array(ids.size).fill(-1000);
  let clock = 0;

  const find: Book<T>['find'] = (sentence, found) => {
    clock += 100; // farther than any span: what an earlier sentence held is out of reach
    for (let at = sentence.length - 1; at >= 0; at -= 1) {
      const token = sentence[at];
      if (!token) continue;
      clock += 1;
      for (const one of byFirst.get(token.word) ?? none) attempt(one, sentence, at, found);
      if (token.value !== undefined) for (const one of byFirst.get('#') ?? none) attempt(one, sentence, at, found);
      for (const id of idsOf.get(token.word) ?? none) seen[id] = clock;
      if (token.value !== undefined) for (const id of idsOf.get('#') ?? none) seen[id] = clock;
    }
  };

  function attempt(
    one: Compiled<T>,
    sentence: Sentence,
    at: number,
    found: (of: T, start: number, end: number) => void,
  ): void {
    for (const id of one.required) if (clock - (seen[id] ?? 0) > one.span) return;
    const end = walk(one.terms, 0, sentence, at, at);
    if (end > at) found(one.of, at, end);
  }

  return {
    find,
    has(sentence) {
      let any = false;
      find(sentence, () => {
        any = true;
      });
      return any;
    },
  };
}

const none: readonly never[] = [];

function append<V>(map: Map<string, V[]>, key: string, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** The index after the match, or -1. */
function walk(terms: readonly Term[], step: number, sentence: Sentence, at: number, from: number): number {
  const one = terms[step];
  if (one === undefined) return at;
  if (one.kind === 'begin') return from === 0 ? walk(terms, step + 1, sentence, at, from) : -1;
  if (one.kind === 'end') return at === sentence.length ? walk(terms, step + 1, sentence, at, from) : -1;
  if (one.kind === 'word') {
    const token = sentence[at];
    if (token && (one.words.has(token.word) || (one.number && token.value !== undefined))) {
      const end = walk(terms, step + 1, sentence, at + 1, from);
      if (end >= 0) return end;
    }
    if (one.end && token === undefined) return walk(terms, step + 1, sentence, at, from);
    return one.optional ? walk(terms, step + 1, sentence, at, from) : -1;
  }
  for (let skipped = 0; skipped <= one.most; skipped += 1) {
    const end = walk(terms, step + 1, sentence, at + skipped, from);
    if (end >= 0) return end;
    const token = sentence[at + skipped];
    if (token === undefined || (one.only && !one.only.has(token.word))) return -1;
  }
  return -1;
}

/** The words a list of words and concepts stands for, as in a pattern. */
export function wordsOf(source: string): ReadonlySet<string> {
  const one = term(source);
  return one.kind === 'word' ? one.words : new Set();
}

function term(source: string): Term {
  if (source === '^') return { kind: 'begin' };
  if (source === '$') return { kind: 'end' };
  const gap = /^(\.\.|~)(\d)$/.exec(source);
  if (gap) return { kind: 'gap', most: Number(gap[2]), only: gap[1] === '~' ? fill : undefined };
  const optional = source.endsWith('?');
  const words = new Set<string>();
  let number = false;
  let end = false;
  for (const name of (optional ? source.slice(0, -1) : source).split('|')) {
    if (name === '#') number = true;
    else if (name === '$') end = true;
    else if (/^[A-Z]/.test(name)) {
      const concept = concepts[name];
      if (!concept) throw new Error(`No such concept: ${name}`);
      for (const word of concept) words.add(word);
    } else words.add(name);
  }
  return { kind: 'word', words, number, optional, end };
}

/** Every word the patterns name themselves, beside the concepts: the reader must not repair these away. */
export function literals(sources: readonly string[]): string[] {
  return sources
    .flatMap((source) => source.split(/[ |]/).map((word) => word.replace('?', '')))
    .filter((word) => /^[a-z]/.test(word));
}
