/** A pattern of the tagger's, as the library prepares it: what a sentence has to have before it is tried at all. */
interface Pattern {
  needs: readonly string[];
  wants: readonly string[];
  /** How many of the wants are needed. */
  minWant: number;
  minWords: number;
  ifNo?: readonly string[];
}

/** The tagger's patterns, by the words and tags that lead to them. */
interface Net {
  hooks: Readonly<Record<string, readonly Pattern[]>>;
  /** Tried on every sentence. */
  always: readonly Pattern[];
}

/** From where in a sentence to where a pattern fits; the library's own shape. */
type Pointer = unknown[];

/** What of the library's own methods is used. `Term` is a word as the library holds it. */
interface Methods<Term> {
  one: {
    /** The words and '#Tags' of each sentence. */
    cacheDoc(document: readonly Term[][]): Set<string>[];
    match(document: readonly Term[][], pattern: Pattern): { ptrs: Pointer[] };
  };
}

/** A pattern under one of the words or tags that lead to it. */
interface Entry {
  pattern: Pattern;
  /** What else it needs, the rarest first. */
  needs: readonly string[];
  /** Where in the order of the net it stands under each word that leads to it, the first place first. */
  places: readonly (readonly [word: string, place: number])[];
}

/** Which patterns a word or tag leads to; each of them by its rarest need, or by every want where it needs nothing. */
type Index = ReadonlyMap<string, readonly Entry[]>;

function indexOf({ hooks }: Net): Index {
  const places = new Map<Pattern, [string, number][]>();
  let place = 0;
  for (const [word, patterns] of Object.entries(hooks))
    for (const pattern of patterns) {
      const own = places.get(pattern) ?? [];
      own.push([word, place++]);
      places.set(pattern, own);
    }
  const index = new Map<string, Entry[]>();
  const commonness = (word: string) => hooks[word]?.length ?? 0;
  for (const [pattern, own] of places) {
    const [rarest, ...needs] = [...pattern.needs].sort((a, b) => commonness(a) - commonness(b));
    for (const word of new Set(rarest === undefined ? pattern.wants : [rarest]))
      index.set(word, [...(index.get(word) ?? []), { pattern, needs, places: own }]);
  }
  return index;
}

const indices = new WeakMap<Net, Index>();
const none: readonly Entry[] = [];

function mayFit({ needs, pattern: { ifNo, wants, minWant } }: Entry, has: ReadonlySet<string>): boolean {
  for (const need of needs) if (!has.has(need)) return false;
  if (ifNo) for (const no of ifNo) if (has.has(no)) return false;
  if (wants.length === 0) return true;
  let count = 0;
  for (const want of wants) if (has.has(want) && ++count >= minWant) return true;
  return false;
}

/**
 * The patterns worth trying on a sentence that has these words and tags, in the order of the net: it matters, since each
 * of them may tag the words anew.
 */
function worthTrying(index: Index, has: ReadonlySet<string>, words: number): Pattern[] {
  const found = new Map<Pattern, number>();
  for (const word of has)
    for (const entry of index.get(word) ?? none) {
      const { pattern, places } = entry;
      if (words < pattern.minWords || !mayFit(entry, has) || found.has(pattern)) continue;
      found.set(pattern, places.find(([leading]) => has.has(leading))?.[1] ?? 0);
    }
  return [...found].sort(([, a], [, b]) => a - b).map(([pattern]) => pattern);
}

/**
 * The library's `bulkMatch`, put in its place through its own door for plugins: every place where a pattern of the net fits, sentence
 * by sentence. The library's asks each of some thousand words of the net whether the sentence has it, which takes twice as
 * long as all the rest of its tagging; this one goes from the sentence's words to the patterns. What is found, and its
 * order, is the same.
 */
export function bulkMatch<Term>(
  document: readonly Term[][],
  net: Net,
  { one }: Methods<Term>,
  { matchOne }: { matchOne?: boolean } = {},
): (Pattern & { pointer: Pointer })[] {
  const index = indices.get(net) ?? indexOf(net);
  indices.set(net, index);
  const results: (Pattern & { pointer: Pointer })[] = [];
  for (const [at, has] of one.cacheDoc(document).entries()) {
    const sentence = document[at] ?? [];
    const always = net.always.filter(({ minWords }) => sentence.length >= minWords);
    for (const pattern of [...worthTrying(index, has, sentence.length), ...always])
      for (const pointer of one.match([sentence], pattern).ptrs) {
        pointer[0] = at;
        results.push({ ...pattern, pointer });
        if (matchOne) return results;
      }
  }
  return results;
}
