import { createRequire } from 'node:module';
import { bulkMatch } from './bulk-match.ts';

type Nlp = typeof import('compromise/two').default;
let nlp: Nlp | undefined;

/**
 * The library, loaded when the first message is read. Required rather than imported: its one built file loads in 120 ms
 * and takes 9 MB less than its hundred modules.
 */
function tagger(): Nlp {
  if (nlp) return nlp;
  nlp = createRequire(import.meta.url)('compromise/two') as Nlp;
  nlp.plugin({ methods: { one: { bulkMatch } } });
  return nlp;
}

/** A written word with what the tagger makes of it. */
export interface Word {
  text: string;
  lower: string;
  /** What stands between this word and the next: ' ', ', ', '.' … */
  after: string;
  tags: ReadonlySet<string>;
}

export interface Sentence {
  words: Word[];
  question: boolean;
  /** It begins or goes on with the words of somebody in the story, between marks that were opened before it. */
  quoted: boolean;
}

interface Term {
  text: string;
  pre: string;
  post: string;
  tags: string[];
}

/**
 * Sentences with parts of speech. compromise/two is the size of the library that tags words: about 11 MB of heap
 * and one millisecond a sentence; the third size adds phrase objects that this reading does not use.
 */
export function parse(text: string): Sentence[] {
  const sentences = tagger()(text).json({ text: false, terms: { tags: true } }) as { terms: Term[] }[];
  // Whether a quotation is open where the sentence begins.
  let open = false;
  return sentences.flatMap(({ terms }) => {
    const words: Word[] = [];
    const begins = terms[0]?.pre.includes('"') === true;
    for (const term of terms) {
      const previous = words.at(-1);
      // An opening quotation mark belongs before this word: it is kept behind the last one.
      if (previous && term.pre.includes('"')) words[words.length - 1] = { ...previous, after: `${previous.after}"` };
      // The second half of a contraction has no text of its own: its tags belong to the written word.
      if (term.text === '' && previous) {
        words[words.length - 1] = {
          ...previous,
          after: previous.after + term.pre + term.post,
          tags: new Set([...previous.tags, ...term.tags]),
        };
      } else if (term.text !== '') {
        const bare = term.text.replace(/^["(]+|[.,!?;:")]+$/g, '');
        const tail = term.text.slice(term.text.lastIndexOf(bare) + bare.length);
        words.push({ text: bare, lower: bare.toLowerCase(), after: tail + term.post, tags: new Set(term.tags) });
      }
    }
    return stops(words).map((part, at) => {
      const quoted = open || (at === 0 && begins);
      const marks = part.reduce((sum, { after }) => sum + (after.match(/"/g)?.length ?? 0), 0);
      open = quoted !== (marks % 2 === 1);
      // A mark inside a quotation is asked by somebody in the story.
      return { words: part, question: /\?(?!")/.test(part.at(-1)?.after ?? ''), quoted };
    });
  });
}

/** 'TB. My dad built it': taken for an abbreviation by the library, and a full stop all the same. */
function stops(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  words.forEach((word, at) => {
    parts.at(-1)?.push(word);
    const next = words[at + 1]?.lower ?? '';
    const begins = /^[A-Z]/.test(words[at + 1]?.text ?? '');
    if (
      (/^\./.test(word.after) &&
        (/^(?:i|i'm|my|he|she|they|we|it|it's|the|his|her|and|but|so|no|now|then)$/.test(next) ||
          (begins && /^(?:i|\d+)$/.test(word.lower)))) ||
      // What is quoted ended, and a sentence with it.
      (begins && /^[.!?]" /.test(word.after))
    )
      parts.push([]);
  });
  return parts;
}

export const is = (word: Word | undefined, ...tags: string[]): boolean =>
  tags.some((tag) => word?.tags.has(tag) ?? false);

/** The words as written, without the mark that closes them. */
export const written = (words: readonly Word[]): string =>
  words
    .map((word, at) => word.text + (at === words.length - 1 ? '' : word.after || ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

interface Known {
  one: { lexicon: Record<string, unknown> };
}

/** Whether the tagger has this word in its list of some 25,000. */
export const knows = (word: string): boolean => Object.hasOwn((tagger().model() as Known).one.lexicon, word);

interface Verbs {
  two: { transform: { verb: { conjugate(verb: string, model: unknown): { PastTense?: string } } } };
}
/** The past form of a verb: 'throw' → 'threw'. */
export const past = (verb: string): string | undefined =>
  (tagger() as unknown as { methods(): Verbs }).methods().two.transform.verb.conjugate(verb, tagger().model())
    .PastTense;
