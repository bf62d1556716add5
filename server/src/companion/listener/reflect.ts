import { selfLabel } from '../reading/clauses.ts';
import { upbeat } from '../reading/feelings.ts';
import { weightiest } from '../reading/read-message.ts';
import type { Clause, Feeling, Reading } from '../reading/reading.ts';
import type { Blanks, Draft } from './draft.ts';
import { gathering, type Shape, shifting, weaving } from './lines/following.ts';
import * as frames from './lines/frames.ts';
import * as gist from './lines/gist.ts';
import { announcesChange, type ListenerState } from './state.ts';

/** The feeling to speak of: the person's own, now, and not under a 'not'. */
export const presentFeeling = (reading: Reading): Feeling | undefined =>
  reading.feelings.find((one) => one.whose === 'self' && !one.negated && !one.past);

/**
 * Hands back what was said: one or two clauses in their own words. Answers with the last one handed back, which is what
 * the next line leans on; undefined when nothing could be. What the replies they did not want (`instead`) handed back gives
 * way to something else they said.
 */
export function reflect(
  draft: Draft,
  reading: Reading,
  roomy: boolean,
  instead: readonly string[] = [],
): Clause | undefined {
  const [first, second] = worthSaying(reading, instead.join(' ').toLowerCase());
  if (!first) return nameWhatItIsAbout(draft, reading);
  if (isList(first) && draft.add(frames.lists, { c: first.yours })) return first;
  const tied = second && first.kind !== 'belief' && second.kind !== 'belief' && wordsOf(first) + wordsOf(second) <= 26;
  if (tied && roomy) {
    const [c, d] =
      reading.clauses.indexOf(first) <= reading.clauses.indexOf(second) ? [first, second] : [second, first];
    const at = reading.clauses.indexOf(d);
    const joint = reading.clauses[at - 1] === c ? d.joint : '';
    if (joint && draft.add(frames.joined, { c: c.yours, d: d.yours, j: joint })) return joint === 'because' ? c : d;
    if (draft.add(frames.pairs, { c: c.yours, d: d.yours })) return d;
  }
  if (reading.mood === 'good' && draft.add(frames.gladRestatements, { c: first.yours })) return first;
  if (first.kind === 'belief' && !first.ofSelf && draft.add(frames.seemings, { c: first.yours })) return first;
  return draft.add(
    frames.restatements[
      first.kind === 'fragment' && wordsOf(first) > 4 && !/^that /.test(first.yours) ? 'state' : first.kind
    ],
    {
      c: first.yours,
    },
  ) || draft.add(frames.restatements.state, { c: first.yours })
    ? first
    : undefined;
}

/**
 * What could not be turned whole is still about somebody or something: that is named, in grammar that is sure. Answers with a
 * piece to lean on.
 */
function nameWhatItIsAbout(draft: Draft, reading: Reading): Clause | undefined {
  if (reading.words < 5 || reading.asked || reading.act !== 'share') return undefined;
  const who = reading.people.at(0)?.who;
  // 'It isn't the noise': what is denied is not what it is about.
  const thing = reading.things.find(
    (one) =>
      one.split(' ').length <= 4 &&
      !(who && one.includes(who)) &&
      !new RegExp(`(?:\\bnot|n't|never)(?: about)? ${one.replace(/^your /, '(?:my|our) ')}`, 'i').test(reading.text),
  );
  const feeling = presentFeeling(reading);
  const feel = feeling?.named && !upbeat(feeling.family) ? feeling.adjective : undefined;
  const blanks: Blanks = { who, thing, feel };
  const said =
    (feel && who && draft.add(gist.aboutWhoAndFeeling, blanks)) ||
    (who && thing && draft.add(gist.aboutBoth, blanks)) ||
    (feel && thing && draft.add(gist.aboutThingAndFeeling, blanks)) ||
    (who && draft.add(gist.aboutWho, blanks)) ||
    (thing && draft.add(gist.aboutThing, blanks));
  const yours = who ?? thing;
  return said && yours
    ? { yours, mine: yours, joint: '', kind: 'fragment', tense: 'present', ofSelf: false, toSelf: false, weight: 0.4 }
    : undefined;
}

/** A second thing they said, when there is room for it: their words before any of Wren's. */
export function sayMore(draft: Draft, reading: Reading, reserve: number): boolean {
  const next = weightiest(reading).find(
    (one) =>
      one.kind !== 'fragment' &&
      one.weight > 0.8 &&
      !selfLabel.test(one.yours) &&
      wordsOf(one) <= 16 &&
      wordsOf(one) > 2 &&
      !draft.handed.has(one.yours) &&
      overlap(one.yours, [...draft.handed].join(' ')) < 0.5,
  );
  const lines = next?.kind === 'belief' ? frames.moreBelief : frames.more;
  if (!next || !draft.add(lines, { c: next.yours }, reserve)) return false;
  // Of a long message one more thing comes back, rather than a line of Wren's about the first.
  if (reading.words >= 30 && draft.words < 30) sayMore(draft, reading, reserve);
  return true;
}

/** A thing done or said that one may be sorry for. */
export const regretted =
  /^you (?:\w+ )?(?:yelled|shouted|screamed|snapped|hit|lied|cheated|forgot|said|told|called|blamed|ignored|hurt|pushed|threw|cancelled|canceled|left|lost your temper|blew up|lashed|slammed)\b/;
const slight =
  /\b(?:rolled|laughed|left you|ignored|yelled|shouted|screamed|commented|critici[sz]\w+|called you|blamed|stopped|rejected|cheated|lied|dumped|ghosted|mocked|interrupted|forgot|hung up|walked out|humiliated|threw|broke up|took|fired|excluded|betrayed|refused|compared|pushed)\b|\b(?:said|told|says|tells)\b.*\b(?:not|never|too|joke|lazy|selfish|fault|overreact\w*|dramatic|stupid|weak|enough|over it|let it go|only)\b/;

/** What can be said and asked about a clause just handed back. */
export function shapeOf(clause: Clause): Shape {
  // 'Nobody asks how I am' may well be so: it is met as something lived with, and not as a thought to be doubted.
  if (/^you're afraid /.test(clause.yours)) return 'belief';
  if (clause.kind === 'belief' && !clause.ofSelf) return 'others';
  if (clause.kind === 'belief' || clause.kind === 'wish' || clause.kind === 'inability') return clause.kind;
  if (clause.kind === 'event')
    return clause.ofSelf
      ? regretted.test(clause.yours)
        ? 'your-doing'
        : 'happened'
      : slight.test(clause.yours)
        ? 'done-to-you'
        : 'happened';
  return clause.ofSelf ? 'yourself' : 'others';
}

/** Nouns such as 'feeling of being trapped' name a feeling badly in the middle of a line. */
const plainNoun = (noun: string): string | undefined =>
  /[ -]|^(?:rejection|betrayal|dismissal|exclusion|overload|disrespect|criticism|pressure|burnout|strain|abandonment|neglect|invisibility|missing|humiliation)$/.test(
    noun,
  )
    ? undefined
    : noun;

/** Names the feeling, unless the clause handed back already did. */
export function nameFeeling(draft: Draft, reading: Reading, reserve = 0): boolean {
  const feeling = presentFeeling(reading);
  if (!feeling || upbeat(feeling.family) || / of /.test(feeling.adjective)) return false;
  const said = draft.text.toLowerCase().includes(feeling.adjective);
  const blanks: Blanks = {
    feel: said ? undefined : feeling.adjective,
    noun: plainNoun(feeling.noun),
    about: said || !feeling.about ? undefined : feeling.about,
  };
  return draft.add(feeling.named ? frames.feelings : frames.guessed, blanks, reserve);
}

export const feelingBlanks = (reading: Reading): Blanks => {
  const feeling = presentFeeling(reading);
  return { noun: feeling?.named && !upbeat(feeling.family) ? plainNoun(feeling.noun) : undefined };
};

const meta = /\b(?:listen|know|why|help|talk|sure|guess|mean|try|someone to)\b/;
const recallable = (state: ListenerState, reading: Reading) =>
  state.said.filter(
    (one) =>
      !one.recalled &&
      state.turn - one.turn >= 3 &&
      one.kind !== 'belief' &&
      one.kind !== 'wish' &&
      one.topic !== '' &&
      // Only beside what it is about: a recall out of place is worse than none.
      reading.topics.includes(one.topic) &&
      one.yours.split(' ').length >= 4 &&
      one.yours.split(' ').length <= 13 &&
      !meta.test(one.yours) &&
      !/^(?:it|that|this|there|he|she|they|it's|that's|he's|she's|they're)\b/.test(one.yours),
  );

/** Goes back to earlier turns, once in a while and never twice to the same thing. Answers whether it did. */
export function recall(draft: Draft, state: ListenerState, reading: Reading, reserve: number): boolean {
  if (state.turn - state.lastRecall < 3 || reading.mood === 'good') return false;
  const earlier = recallable(state, reading).sort((a, b) => b.weight - a.weight);
  const done = (used: readonly { recalled: boolean }[]) => {
    for (const one of used) one.recalled = true;
    state.lastRecall = state.turn;
    return true;
  };
  const [one, two] = [...earlier].slice(0, 2).sort((a, b) => a.turn - b.turn);
  if (
    state.turn >= 7 &&
    one &&
    two &&
    one.turn !== two.turn &&
    draft.add(gathering, { one: one.yours, two: two.yours }, reserve)
  )
    return done([one, two]);
  const now = presentFeeling(reading);
  const before = state.felt.find(
    (felt) => now?.named && felt.family !== now.family && state.turn - felt.turn >= 3 && plainNoun(felt.noun),
  );
  if (
    before &&
    now &&
    plainNoun(now.noun) &&
    !upbeat(now.family) &&
    draft.even() &&
    draft.add(shifting, { before: before.noun, noun: now.noun }, reserve)
  )
    return done([]);
  const best = earlier.find((back) => draft.add(frames.recalls, { back: back.yours }, reserve));
  return best !== undefined && done([best]);
}

/**
 * Lays what is told now beside what they told just before, in their own words. Not at every turn, and never the same thing
 * twice. Answers whether it did.
 */
export function weave(draft: Draft, state: ListenerState, reading: Reading, reserve: number): boolean {
  if (
    reading.mood === 'good' ||
    state.turn - state.lastWeave < 3 ||
    state.lastRecall === state.turn ||
    movesOn(state, reading)
  )
    return false;
  const before = state.said.filter(
    (one) =>
      !one.recalled &&
      !one.woven &&
      one.turn < state.turn &&
      state.turn - one.turn <= 3 &&
      /^(?:event|state|inability)$/.test(one.kind) &&
      wordCount(one.yours) >= 4 &&
      wordCount(one.yours) <= 13 &&
      !meta.test(one.yours) &&
      !draft.handed.has(one.yours) &&
      /^(?:you|your|he|she|they|the|a|an|nobody|no one|everyone|everybody|everything|[A-Z])(?![a-z])/.test(one.yours) &&
      !/^you're (?:looking|wondering|afraid)\b/.test(one.yours),
  );
  const best = before.sort((a, b) => b.turn - a.turn || b.weight - a.weight)[0];
  if (!best) return false;
  if (!draft.add(weaving, { back: best.yours }, reserve)) return false;
  best.woven = true;
  state.lastWeave = state.turn;
  return true;
}

/** What is told now is about something else than what came before it: then it stands alone. */
const movesOn = (state: ListenerState, reading: Reading): boolean =>
  announcesChange.test(reading.text) ||
  (reading.topics.length > 0 &&
    state.topic !== '' &&
    !reading.topics.includes(state.topic) &&
    reading.topics.every((topic) => (state.topics[topic] ?? 0) <= 1.1));

const wordCount = (text: string): number => text.split(' ').length;

/** The same, put as the one question of a reply. */
export function askAcross(draft: Draft, state: ListenerState, reading: Reading): boolean {
  if (state.turn - state.lastRecall < 4 || reading.mood !== 'hard' || !draft.even()) return false;
  const [best] = recallable(state, reading).sort((a, b) => b.weight - a.weight);
  if (!best || !draft.add(frames.recallAsks, { back: best.yours })) return false;
  best.recalled = true;
  state.lastRecall = state.turn;
  return true;
}

function worthSaying(reading: Reading, unwanted: string): Clause[] {
  const whole = weightiest(reading).filter((one) => wordsOf(one) <= 20);
  const other = whole.filter(({ kind, yours }) => kind !== 'fragment' && !unwanted.includes(yours.toLowerCase()));
  const all = unwanted !== '' && other.length > 0 ? other : whole;
  // A verdict on oneself is not handed back flat where anything else was said.
  const kinder = all.filter((one) => !selfLabel.test(one.yours) && one.kind !== 'fragment');
  const good = kinder.length > 0 ? kinder : all;
  const [first] = good;
  // A second clause only when it is as complete as the first, and not about the same words.
  const second = good
    .slice(1)
    .find(
      (one) =>
        first &&
        one.kind !== 'fragment' &&
        first.kind !== 'fragment' &&
        !/^(?:that|this)(?:'s)?\b/.test(one.yours) &&
        overlap(one.yours, first.yours) < 0.5,
    );
  return [first, second].filter((one): one is Clause => one !== undefined);
}

/** Several things laid side by side. */
export const isList = (clause: Clause): boolean => clause.kind === 'fragment' && /, .+ and /.test(clause.yours);

const wordsOf = (clause: Clause): number => wordCount(clause.yours);

function overlap(a: string, b: string): number {
  const words = new Set(a.split(' ').filter((word) => word.length > 3));
  const other = b.split(' ').filter((word) => word.length > 3);
  return other.length === 0 ? 0 : other.filter((word) => words.has(word)).length / other.length;
}
