import { readFileSync } from 'node:fs';
import { softmaxOf } from '../../softmax.ts';
import { readWeights } from '../../weights.ts';
import { askedAfter, featuresOf, places } from './features.ts';

/** What a question that no counsel answers is after: 'is that sad', 'should I ring her', 'why would he do that'. */
export const questionKinds = [
  'judged',
  'plan',
  'should',
  'torn',
  'verdict',
  'late',
  'bear',
  'how-long',
  'ahead',
  'their-why',
  'their-mind',
  'why-me',
  'would-you',
  'both',
  'worth',
  'what-if',
  'way',
  'words',
  'fact',
  'to-wren',
  'others',
  'tell',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What a question is after, as far as it can be heard. */
export interface Sought {
  /** How likely each counsel is, by its id, and each kind as '?kind'; undefined for what was never learnt. */
  odds: (name: string) => number | undefined;
  /** The likeliest counsel, and how likely it is. */
  counsel: string;
  sure: number;
  /** How likely the next one is, counsel or kind. */
  next: number;
  /** The likeliest kind that no counsel answers, and how likely all of those are together. */
  kind: QuestionKind;
  none: number;
}

/** What is sought, from how likely each name is. */
export function soughtOf(likely: Readonly<Record<string, number>>): Sought {
  const sum = (names: readonly string[]) => names.reduce((whole, name) => whole + (likely[name] ?? 0), 0);
  const isKind = (name: string) => name.startsWith('?');
  const all = Object.keys(likely);
  const best = (list: readonly string[]) => list.reduce((a, b) => (sum([b]) > sum([a]) ? b : a), '');
  const counsel = best(all.filter((name) => !isKind(name)));
  return {
    odds: (name) => likely[name],
    counsel,
    sure: sum([counsel]),
    next: sum([best(all.filter((name) => name !== counsel))]),
    kind: best(all.filter(isKind)).slice(1) as QuestionKind,
    none: sum(all.filter(isKind)),
  };
}

type Hear = (text: string) => Readonly<Record<string, number>>;
let hear: Hear | undefined;

/** The stored weights, and the names they are for (evals/train-questions.ts): ids of counsels, and kinds with a mark before them. */
function loaded(): Hear {
  const names = JSON.parse(readFileSync(new URL('./names.json', import.meta.url), 'utf8')) as string[];
  const weights = readWeights(new URL('./weights.json', import.meta.url), places, names.length);
  return softmaxOf(weights, names, featuresOf);
}

/**
 * What the question of a message is after, with what was told just before it, oldest first. Deterministic. The first call loads
 * the weights, a tenth of a second of work.
 */
export function hearQuestion(before: readonly string[], message: string): Sought {
  hear ??= loaded();
  return soughtOf(hear(askedAfter(before, message)));
}
