import { readFileSync } from 'node:fs';
import { type Assessment, isCrisis } from '#companion/safety/assessment.ts';
import { screen } from '#companion/safety/screen.ts';

export interface Line {
  cat: string;
  text: string;
  /** Who speaks, in the sets that tell their voices apart. */
  by?: string;
}

/**
 * `shared`: given to us; `dev`: our own, tuned on; `rounds`: our own, written in six rounds, each first read cold and
 * then tuned on; `voices`: our own, for the classifier; `blind-dev`: by an author who saw nothing of ours, tuned on after
 * a cold reading; `author-1` and `author-2`: by two strangers in the manner of `shared`, tuned on after a cold reading. `held-out`: our
 * own, written with `dev`; `blind-final`: by the author of `blind-dev`; `author-final`: by a stranger in the manner of
 * `shared`; `fresh`: our own, in the voices of two dozen people, learnt from; `fresh-blind`: written before `fresh` by the
 * same hand. `everyday`: our own, short lines of ordinary days and short dangers beside them, learnt from; `everyday-blind`: by
 * the same hand, never learnt from.
 * `wide`: our own, what people say in the middle of a talk, hard pairs, veiled dangers, other
 * needs and a dozen languages, learnt from; `wide-blind`: four of its voices and a seventh of the others, never learnt from.
 * `veiled`: our own, dangers that name no death beside near misses in the same words, honest noes, learners, elders, teens, other
 * languages and other needs told sideways, learnt from. `unseen`: by an author who saw nothing of ours; read cold it gave 85.6 % heard, 4.0 % false alarms and 84 % of other needs, then
 * six patterns were written for what it showed.
 * `people`: by two authors who saw nothing of ours, 142 invented people in talk that is mostly harmless, learnt from; `people-blind`:
 * 28 more of theirs, never learnt from.
 * `two-authors`: 300 each by two more who saw nothing of ours, the second told to leave the usual words out; never learnt from.
 * `another-author`: 300 by one more, which nobody has read since; never learnt from.
 * `mid-talk`: our own, what is said in the middle of a talk in words that alarm by their sound, and dangers in the same words, learnt
 * from; `mid-talk-blind`: a fifth of them, never learnt from. `live`: what invented people wrote to Wren live, nobody of them in danger;
 * learnt from.
 * `fears`: our own, ordinary fear, illness, quarrels, tiredness, losses, black humour, animals and partings, and dangers that sound like
 * them, learnt from; `fears-blind`: a fifth of them, never learnt from.
 * `near`: by two more authors who saw nothing of ours, ordinary bad days told in words near danger, and dangers told in passing; learnt from,
 * with a few dangers met among tellings; `near-blind`: a third of theirs, by hash of the text, never learnt from.
 * `plain`: our own, short unpunctuated lines as plain people and learners write them, dangers and ordinary talk; learnt from.
 * `held-out`, `blind-final`, `author-final`, `fresh-blind`, `everyday-blind`, `people-blind`, `wide-blind`, `mid-talk-blind`, `fears-blind` and
 * `near-blind` are looked at for their figures only.
 */
export type LineSet =
  | 'shared'
  | 'dev'
  | 'rounds'
  | 'voices'
  | 'blind-dev'
  | 'author-1'
  | 'author-2'
  | 'fresh'
  | 'held-out'
  | 'blind-final'
  | 'author-final'
  | 'fresh-blind'
  | 'everyday'
  | 'everyday-blind'
  | 'wide'
  | 'veiled'
  | 'people'
  | 'people-blind'
  | 'two-authors'
  | 'another-author'
  | 'unseen'
  | 'wide-blind'
  | 'mid-talk'
  | 'mid-talk-blind'
  | 'live'
  | 'fears'
  | 'fears-blind'
  | 'near'
  | 'near-blind'
  | 'plain';

/** What the classifier learns from; the others are for figures. */
export const learntFrom: readonly LineSet[] = [
  'shared',
  'dev',
  'rounds',
  'voices',
  'blind-dev',
  'author-1',
  'author-2',
  'fresh',
  'everyday',
  'wide',
  'veiled',
  'people',
  'mid-talk',
  'live',
  'fears',
  'near',
  'plain',
];

export function readLines(set: LineSet): Line[] {
  const text = readFileSync(new URL(`./lines/${set}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const needs: Record<string, readonly string[]> = {
  other_abuse: ['abuse', 'sexual-assault'],
  other_harm_others: ['violence'],
  other_ed: ['eating'],
  other_psychosis: ['psychosis'],
  other_minor: ['minor'],
  other_danger: [
    'abuse',
    'sexual-assault',
    'violence',
    'medical-emergency',
    'someone-else',
    'eating',
    'psychosis',
    'minor',
  ],
};
const ownNeeds = ['suicide', 'self-harm', 'medical-emergency'];

/** True when a line of this category is read as it should be. */
export function isRight(cat: string, found: Assessment): boolean {
  if (cat.startsWith('pos_')) return isCrisis(found) && found.need !== undefined && ownNeeds.includes(found.need);
  const wanted = needs[cat];
  if (wanted) return wanted.includes(found.need ?? '') || found.also.some((need) => wanted.includes(need));
  return !isCrisis(found);
}

export function missed(set: LineSet): (Line & { found: Assessment })[] {
  return readLines(set)
    .map((line) => ({ ...line, found: screen(line.text) }))
    .filter(({ cat, found }) => !isRight(cat, found));
}
