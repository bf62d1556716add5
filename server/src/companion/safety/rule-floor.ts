import type { CrisisNeed } from '@wren/contract/crisis.ts';
import { type Assessment, atLeast, calm, graver, type Level } from './assessment.ts';
import { findHits, type Hit } from './find.ts';
import { concepts } from './lexicon.ts';
import type { Sentence } from './normalise.ts';
import { subjectOf } from './polarity.ts';
import {
  confesses,
  departs,
  echoes,
  grumbles,
  isThemselves,
  mourns,
  refutes,
  withoutIdioms,
  withoutSettings,
} from './register.ts';
import type { Rule } from './rules/rule.ts';

const fictionWords = new Set(concepts.FICTION);
const distressWords = new Set(concepts.DISTRESS);
const soonWords = new Set(['tonight', 'tonights', 'today', 'tomorrow', 'now', 'rn']);

/** What the rules alone find. */
export function byRules(sentences: readonly Sentence[]): Assessment {
  const confessed = confesses(sentences);
  let idiom = false;
  const hits = sentences.flatMap((sentence, number) => {
    const plain = withoutIdioms(sentence);
    const light = confessed ? plain : withoutSettings(plain);
    idiom ||= light !== sentence;
    const found = findHits(sentence, light, number);
    return found.length > 0 && !confessed && refutes(sentences, number)
      ? found.map((one) => ({ ...one, denied: true }))
      : found;
  });
  if (hits.some(isLeaveTaking) && hits.every(isLeaveTaking) && departs(sentences))
    return { ...calm, register: 'idiom' };
  if (hits.some(isSpokenOnly) && hits.every((one) => isSpokenOnly(one) || one.denied) && grumbles(sentences)) {
    return { ...calm, register: 'idiom' };
  }
  const holds = (words: ReadonlySet<string>) =>
    sentences.some((sentence) => sentence.some((token) => words.has(token.word)));
  return weigh(hits, sentences, { idiom, confessed, topic: holds(fictionWords), distress: holds(distressWords) });
}

/** A thought said, and no more: no plan, means, attempt, or hurt done. */
const isSpokenOnly = ({ rule }: Hit) =>
  rule.need === 'suicide' &&
  rule.level === 'elevated' &&
  (rule.id.startsWith('meeting.') || (!rule.plan && !rule.method && rule.tense === undefined));

const isDying = ({ rule }: Hit) => rule.id.startsWith('someone-else.dying');

const isLeaveTaking = ({ rule }: Hit) =>
  rule.id === 'plan.time' || rule.id === 'plan.goodbye' || rule.id === 'suicide.gone';

/** From everything that was found to one reading. */
function weigh(
  hits: Hit[],
  sentences: readonly Sentence[],
  seen: { idiom: boolean; topic: boolean; distress: boolean; confessed: boolean },
): Assessment {
  const young = hits.some((one) => one.rule.need === 'minor' && isYoung(one, sentences));
  const grave = ofThem(
    hits.filter((one) => one.rule.need !== 'minor' && one.rule.level !== 'none'),
    sentences,
  );
  const own = grave.filter(
    (one) => (!one.denied || seen.confessed) && one.subject === 'self' && one.rule.subject !== 'other',
  );
  const theirs = grave.filter((one) => one.subject === 'other' && !one.denied && one.rule.need !== 'violence');
  const denied = grave.some((one) => one.denied && one.subject === 'self') && own.length === 0;
  const also = new Set<CrisisNeed>(hits.filter((one) => one.rule.level === 'none').map((one) => one.rule.need));
  if (young) also.add('minor');

  // It is a matter of minutes for whoever lies there, whatever else was said.
  if (theirs.some(isDying) && !seen.topic && !mourns(sentences))
    return {
      ...calm,
      level: 'imminent',
      need: 'someone-else',
      subject: 'other',
      tense: 'now',
      plan: true,
      also: [...also],
      reasons: ['someone-else.dying'],
    };

  const echo = theirs.length > 0 && own.length === 0 ? seen.confessed || echoes(sentences) : false;
  let level = own.reduce<Level>((worst, one) => graver(worst, one.rule.level), 'none');
  const lead = own.toSorted((a, b) => rank(b.rule) - rank(a.rule))[0];
  let need = lead?.rule.need;
  // A weapon beside a threat to someone else belongs to the threat, unless they also speak of their own death.
  if (
    own.some((one) => one.rule.need === 'violence' && one.rule.level !== 'low') &&
    !own.some((one) => one.rule.id.startsWith('suicide.'))
  )
    need = 'violence';
  if (echo) {
    level = 'elevated';
    need = 'suicide';
  }
  const plan = own.some((one) => one.rule.plan) || soonAfterIntent(own, sentences);
  if (level === 'elevated' && plan) level = 'imminent';
  if (level === 'imminent' && need === undefined) need = 'suicide';

  const reasons = [...new Set([...own, ...(echo ? theirs : [])].map((one) => one.rule.id))];
  if (echo && isThemselves(sentences)) reasons.push('unsaid.is-me');
  const common = {
    also: [...also].filter((other) => other !== need),
    tense: tenseOf(own),
    method: own.some((one) => one.rule.method),
    plan,
    register: 'plain',
    denied: false,
  } as const;
  if (level !== 'none' && need) return { ...common, level, need, subject: 'self', reasons };

  const register = theirs.length > 0 && seen.topic ? 'fiction' : seen.idiom ? 'idiom' : 'plain';
  if (theirs.length > 0 && register !== 'fiction' && !mourns(sentences)) {
    return {
      ...common,
      level: 'low',
      need: 'someone-else',
      subject: 'other',
      tense: 'now',
      register: 'plain',
      reasons: theirs.map((one) => one.rule.id),
    };
  }
  if (young) return { ...calm, level: 'low', need: 'minor', subject: 'self', register, reasons: ['minor'] };
  const distress = seen.distress || theirs.length > 0;
  return {
    ...calm,
    level: distress ? 'low' : 'none',
    subject: distress ? 'self' : 'none',
    denied,
    register: denied ? 'plain' : register,
    also: [...also],
  };
}

/** 'My sister gets beaten', 'my dad hears voices': where a rule knows it for another's and no 'me' stands there, it is theirs. */
function ofThem(hits: readonly Hit[], sentences: readonly Sentence[]): Hit[] {
  const isTheirs = hits.some(({ rule, subject }) => subject === 'other' && rule.id.startsWith('someone-else.'));
  if (!isTheirs || sentences.some((sentence) => sentence.some(({ word }) => ofTheWriterToo.has(word))))
    return [...hits];
  return hits.filter(({ rule }) => !['abuse', 'eating', 'psychosis'].includes(rule.need));
}
const ofTheWriterToo = new Set(['me', 'us', 'myself', 'ourselves']);

function tenseOf(own: readonly Hit[]): Assessment['tense'] {
  const tenses = own.map((one) => one.rule.tense);
  if (tenses.includes('attempt')) return 'attempt';
  return tenses.includes('past') && !own.some((one) => one.rule.plan) ? 'past' : 'now';
}

const order: readonly CrisisNeed[] = [
  'eating',
  'psychosis',
  'abuse',
  'sexual-assault',
  'violence',
  'self-harm',
  'suicide',
  'medical-emergency',
];

/** The gravest level first; at one level, what can kill soonest. */
function rank(rule: Rule): number {
  return (atLeast(rule.level, 'imminent') ? 200 : atLeast(rule.level, 'elevated') ? 100 : 0) + order.indexOf(rule.need);
}

/** Said that they will, and "tonight" in the same sentence. */
function soonAfterIntent(own: readonly Hit[], sentences: readonly Sentence[]): boolean {
  return own.some(
    (one) =>
      one.rule.intent === true &&
      one.rule.tense !== 'past' &&
      (sentences[one.sentence] ?? []).some(
        (token, at) =>
          soonWords.has(token.word) &&
          at >= one.start - 3 &&
          at <= one.end + 2 &&
          willing(sentences[one.sentence] ?? [], one),
      ),
  );
}

const willingWords = new Set([
  'gonna',
  'will',
  'ill',
  'plan',
  'planning',
  'decided',
  'ready',
  'going',
  'finna',
  'about',
  'tonight',
  'tonights',
]);

function willing(sentence: Sentence, one: Hit): boolean {
  return sentence.slice(Math.max(0, one.start - 3), one.end).some((token) => willingWords.has(token.word));
}

const notAges = new Set(
  'weeks week minutes minute mins days day months month hours hour pounds lbs kg percent miles km late pages years dollars bucks people times cm feet assignments chapters emails meetings classes shifts calls floors patients sessions stitches rooms units inches cats dogs kids'.split(
    ' ',
  ),
);
const ofSomeoneElse = new Set(
  'teach taught teacher tutor coach son daughter kid child brother sister niece nephew student when since nephews kids children class'.split(
    ' ',
  ),
);

/** An age below 18 that is the writer's, now. */
function isYoung(one: Hit, sentences: readonly Sentence[]): boolean {
  const sentence = sentences[one.sentence] ?? [];
  const before = sentence.slice(Math.max(0, one.start - 5), one.start + 1);
  if (before.some((token) => ofSomeoneElse.has(token.word)) || subjectOf(sentence, one.start, one.end) === 'other')
    return false;
  if (before.slice(-4, -1).some((token) => token.word === 'like' || token.word === 'as')) return false;
  if (worksThere(sentence, one)) return false;
  if (one.rule.id === 'minor.scene') return true;
  const number = sentence.slice(one.start, one.end).find((token) => token.value !== undefined);
  if (!number) return true;
  if (isOneOfThatAge(sentence, sentence.indexOf(number))) return false;
  const next = sentence[sentence.indexOf(number) + 1]?.word;
  const years =
    next !== undefined &&
    notAges.has(next) &&
    !(next === 'years' && sentence[sentence.indexOf(number) + 2]?.word === 'old');
  return (number.value ?? 0) >= 8 && (number.value ?? 0) <= 17 && !years;
}

/** "I work at a primary school", "I'm a middle school teacher": of their own school nobody says so. */
function worksThere(sentence: Sentence, { start, end }: Hit): boolean {
  const near = sentence.slice(Math.max(0, start - 3), end + 2).map(({ word }) => word);
  return !near.includes('my') && near.some((word) => atWork.has(word));
}
const atWork = new Set(
  'work works worked working teach teaching teacher ta caretaker cook cleaner secretary nurse'.split(' '),
);

const determiners = new Set('a an the my your his her our their any every most some these those two three'.split(' '));
const ofTheWriter = new Set(['im', 'am', 'being', 'iam']);

/** "What a 13 year old girl is like", "I've a 15 year old": one of that age, and not the writer. */
function isOneOfThatAge(sentence: Sentence, at: number): boolean {
  return (
    determiners.has(sentence[at - 1]?.word ?? '') &&
    !sentence.slice(Math.max(0, at - 4), at).some((token) => ofTheWriter.has(token.word))
  );
}
