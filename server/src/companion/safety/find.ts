import { book, wordsOf } from './grammar.ts';
import type { Sentence } from './normalise.ts';
import { isDenied, subjectOf } from './polarity.ts';
import type { Rule } from './rules/rule.ts';
import { rules } from './vocabulary.ts';

/** A rule that matched: where, about whom, and whether it was said or denied. */
export interface Hit {
  rule: Rule;
  /** Which sentence of the message. */
  sentence: number;
  start: number;
  /** Exclusive. */
  end: number;
  subject: 'self' | 'other';
  denied: boolean;
}

/** A pattern that names its own "no" means it, and one with open gaps may hold a foreign one; any other is denied by a "no" inside. */
const ownNo = /\b(?:DONT|NO|CANT|not|no|never|\w+nt|nobody|nothing|without)\b/;
const entriesOf = (chosen: readonly Rule[]) =>
  chosen.flatMap((rule) =>
    rule.says.map((says) => ({ says, of: { rule, holdsNo: ownNo.test(says) || says.includes('..') } })),
  );
const ordinary = book(entriesOf(rules.filter((rule) => !rule.firm)));
const firm = book(entriesOf(rules.filter((rule) => rule.firm)));

interface Meeting {
  rule: Rule;
  others: readonly ReadonlySet<string>[];
  within: number;
}

const meetings = new Map<string, Meeting[]>();
for (const rule of rules) {
  for (const [first, ...others] of (rule.meets ?? []).map((parts) => parts.map(wordsOf))) {
    for (const word of first ?? []) {
      meetings.set(word, [...(meetings.get(word) ?? []), { rule, others, within: rule.within ?? 6 }]);
    }
  }
}

const harmless = new Map(
  rules.flatMap((rule) => (rule.unless ? [[rule, wordsOf(rule.unless.replaceAll(' ', '|'))] as const] : [])),
);

/** Matches of one rule kept in one sentence: the same thing said a hundred times is not graver. */
const enough = 4;

/** `light` is the sentence without what idioms and settings claim; firm rules read the whole. */
export function findHits(sentence: Sentence, light: Sentence, number: number): Hit[] {
  const hits: Hit[] = [];
  const counts = new Map<Rule, number>();
  const keep = (rule: Rule, start: number, end: number, holdsNo: boolean, met = false) => {
    const count = counts.get(rule) ?? 0;
    const safe = rule.meets && !met ? undefined : harmless.get(rule);
    if (count >= enough || (safe && sentence.some((token) => safe.has(token.word)))) return;
    counts.set(rule, count + 1);
    hits.push({
      rule,
      sentence: number,
      start,
      end,
      subject:
        rule.subject === 'writer' ? 'self' : rule.subject === 'theirs' ? 'other' : subjectOf(sentence, start, end),
      denied: rule.negation !== 'ignored' && isDenied(sentence, start, holdsNo ? start : end),
    });
  };
  firm.find(sentence, ({ rule, holdsNo }, start, end) => keep(rule, start, end, holdsNo));
  ordinary.find(light, ({ rule, holdsNo }, start, end) => keep(rule, start, end, holdsNo));
  for (let at = 0; at < light.length; at += 1) {
    for (const { rule, others, within } of meetings.get(light[at]?.word ?? '') ?? []) {
      if (others.every((part) => isNear(light, at, within, part))) keep(rule, at, at + 1, true, true);
    }
  }
  return hits;
}

function isNear(sentence: Sentence, at: number, within: number, part: ReadonlySet<string>): boolean {
  for (let other = Math.max(0, at - within); other <= at + within && other < sentence.length; other += 1) {
    if (other !== at && part.has(sentence[other]?.word ?? '')) return true;
  }
  return false;
}
