import { allCards } from './cards.ts';

/** Words that only hold a phrase together. 'My late husband' and 'late husband' are one phrase. */
const joints = new Set(
  "a an the my your his her our their its i i'm i've me we us it is am are was were be been so just really very even still to of and do does did that this some any have has had with at in on for as too more most ever always properly suddenly one every each bit little".split(
    ' ',
  ),
);
/** Who and where, or said of anything: not what. */
const mentions =
  /^(?:my (?:boss|manager|colleague|coworker|kids|children|toddler|teenager|family|friend is|son is|daughter is|baby)|our baby|the dreams|to the gym|his birthday|her birthday|stick (?:to|with)|where do i (?:start|begin)|calm down|keep going|what i want)$/;
/** Words that say too little to stand for a card by themselves. */
const common = new Set(
  'sleep rest exam exams pressure tense broke afford perfect judged speech office family brave goal goals routine homework decide decision what-if angry died rage gay trans detached studying revision purpose forgive shame fraud debt bills numb shy stress stressed worry worried nervous fatigue drugs finances habit toddler teenager dread bitter consistent consistency startled sober overtime symptoms symptom anxious trigger triggers presentation abroad identity confident tantrum tantrums graduated separated'.split(
    ' ',
  ),
);

interface Cue {
  slug: string;
  /** Stems, in order. */
  words: readonly string[];
  /** The phrase is held together by small words ('who am I'), and counts only as it stands. */
  exact: boolean;
  /** The phrase is telling by itself. */
  strong: boolean;
}

/** By the first word. */
let cues: ReadonlyMap<string, readonly Cue[]> | undefined;

/** How many words may stand between two words of a phrase. */
const apart = 1;

/** What a card is named by in a text. */
export interface Cued {
  /** Whole phrases, and words that are telling by themselves. */
  strong: string[];
  /** Common words that only say something beside a topic that agrees. */
  weak: string[];
}

/** The other words for a card (`also` in its header) that stand in a text, by slug. A phrase counts only when all of it is there. */
export function cuesIn(text: string): Map<string, Cued> {
  const all = wordsOf(text);
  const telling = all.filter(isTelling).map(stem);
  const found = new Map<string, Cued>();
  for (const [words, exact] of [
    [telling, false],
    [all.map(stem), true],
  ] as const) {
    for (const [at, word] of words.entries()) {
      for (const cue of allCues().get(word) ?? []) {
        if (cue.exact !== exact || !follows(words, at, cue.words, exact ? 0 : apart)) continue;
        const cued = found.get(cue.slug) ?? { strong: [], weak: [] };
        (cue.strong ? cued.strong : cued.weak).push(cue.words.join(' '));
        found.set(cue.slug, cued);
      }
    }
  }
  return found;
}

function allCues(): ReadonlyMap<string, readonly Cue[]> {
  if (cues) return cues;
  const made = new Map<string, Cue[]>();
  for (const { slug, also } of allCards()) {
    for (const phrase of also) {
      const all = wordsOf(phrase);
      const telling = all.filter(isTelling);
      const exact = all.length > 1 && telling.length < 2;
      const words = (exact ? all : telling).map(stem);
      const [first = ''] = words;
      const strong = !common.has(phrase) && !mentions.test(phrase);
      made.set(first, [...(made.get(first) ?? []), { slug, words, exact, strong }]);
    }
  }
  cues = made;
  return made;
}

function follows(words: readonly string[], at: number, phrase: readonly string[], apart: number): boolean {
  let here = at;
  for (const word of phrase.slice(1)) {
    const next = words.slice(here + 1, here + 2 + apart).indexOf(word);
    if (next === -1) return false;
    here += 1 + next;
  }
  return true;
}

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bcannot\b/g, "can't")
    .replace(/\bcant\b/g, "can't")
    .replace(/\bdont\b/g, "don't");
  return plain.match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [];
}

const isTelling = (word: string): boolean => !joints.has(word);

/** 'Arguing', 'argued' and 'argues' are one word; so are 'bills' and 'bill'. */
export function stem(word: string): string {
  const bare = word.replace(/'s$/, '');
  const cut = bare.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '');
  const root = cut.length >= 3 ? cut : bare;
  return root.replace(/([bdgmnprt])\1$/, '$1');
}
