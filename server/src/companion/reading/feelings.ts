import { lexicon, needsVerb, sayings } from './feeling-words.ts';
import { is, type Sentence, type Word } from './grammar.ts';
import { isGone, isOwned } from './own-feeling.ts';
import type { Family, Feeling } from './reading.ts';
import { secondPerson } from './second-person.ts';

const stronger =
  /^(?:so|very|really|extremely|completely|totally|incredibly|absolutely|super|deeply|utterly|insanely|beyond|too|terribly)$/;
const softer = /^(?:bit|slightly|little|somewhat|kind|sort|kinda|mildly|fairly|maybe)$/;
const negators =
  /^(?:not|never|no|isn't|wasn't|aren't|weren't|don't|doesn't|didn't|haven't|hasn't|won't|can't|without|hardly|neither|nor|ain't|less)$/;

const linking =
  /^(?:feel|feels|feeling|felt|am|i'm|be|been|being|is|was|were|are|we're|get|gets|getting|got|seem|seems|become|became|makes|made|left|leaves|me|myself|so|really|very|too|pretty|quite|just|all|a|bit|and|or|completely|totally|absolutely|extremely|stay|staying|he's|she's|they're|it's|still|more|constantly|always|kind|of|little|incredibly|super|utterly|deeply|such|not|isn't|wasn't|anymore)$/;

/** The feelings said in these sentences, strongest of the person's own first. */
export function readFeelings(sentences: readonly Sentence[], shouting: boolean): Feeling[] {
  const found: Feeling[] = [];
  for (const sentence of sentences) {
    for (let at = 0; at < sentence.words.length; at++) {
      const [entry, width] = lookUp(sentence.words, at);
      if (!entry) continue;
      const around = circumstances(sentence, at, at + width - 1);
      found.push({
        ...entry,
        ...around,
        negated:
          around.negated ||
          (upbeat(entry.family) && isWishedOrFeigned(sentence.words, at)) ||
          isExpected(sentence.words, at),
        ...wearyOf(entry, sentence.words, at),
        intensity: strength(entry.intensity, sentence, at, shouting),
      });
      at += width - 1;
    }
    const line = ` ${sentence.words.map((word) => word.lower).join(' ')} `;
    for (const [pattern, family, adjective, noun, intensity, named] of sayings) {
      const match = pattern.exec(line);
      if (!match || found.some((one) => one.family === family && !one.negated && one.named)) continue;
      const at = line.slice(0, match.index).trim().split(' ').filter(Boolean).length;
      const width = match[0].trim().split(' ').length;
      const around = circumstances(sentence, at, at + width - 1);
      // An image such as 'can't cope' carries its own 'not'.
      found.push({
        family,
        adjective,
        noun,
        named,
        ...around,
        negated: named && around.negated,
        // An image told as an event ('I was in tears') is told because it still counts.
        past: named && around.past,
        intensity: strength(intensity, sentence, at, shouting),
      });
    }
  }
  return found
    .sort((a, b) => rank(b) - rank(a))
    .filter(
      (one, at, all) =>
        all.findIndex(
          (other) =>
            other.family === one.family &&
            other.negated === one.negated &&
            other.whose === one.whose &&
            other.past === one.past,
        ) === at,
    );
}

const rank = (one: Feeling): number =>
  one.intensity +
  (one.named ? 0.25 : 0) -
  (one.negated ? 2 : 0) -
  (one.past ? 0.8 : 0) -
  (one.whose === 'other' ? 1.5 : 0) -
  (one.family === 'calm' ? 0.3 : 0);

function lookUp(list: readonly Word[], at: number): [ReturnType<typeof lexicon.get>, number] {
  const word = list[at];
  const next = list[at + 1];
  if (!word) return [undefined, 1];
  const pair = next && lexicon.get(`${word.lower} ${next.lower}`);
  // 'I cheated on a test' was done, and not suffered.
  if (pair && word.lower === 'cheated' && /^(?:i|i've|i'd|have|had|never)$/.test(list[at - 1]?.lower ?? ''))
    return [undefined, 1];
  if (pair) return [pair, 2];
  const entry = lexicon.get(word.lower);
  if (!entry) return [undefined, 1];
  const previous = list[at - 1];
  // 'Ok, what could I do?' opens a sentence and feels nothing.
  if (
    /^(?:ok|okay|fine|good|great|better)$/.test(word.lower) &&
    (at === 0 ||
      (/^(?:yeah|yes|well|but|so|ok|oh|i'm|sounds)$/.test(previous?.lower ?? '') &&
        /^(?:sounds|yeah|yes|ok|well|oh)$/.test(previous?.lower ?? '')))
  )
    return [undefined, 1];
  if (needsVerb.has(word.lower)) {
    if (previous && !linking.test(previous.lower)) return [undefined, 1];
    // 'A flat with one chair' is a place.
    if (word.lower === 'flat' && previous?.lower === 'a') return [undefined, 1];
    // 'a good friend', 'my down jacket': it describes a thing and not a person.
    if (next && is(next, 'Noun') && !is(next, 'Pronoun', 'Possessive', 'Date') && !/[,.;]/.test(word.after))
      return [undefined, 1];
    if (
      word.lower === 'lost' &&
      next &&
      (is(next, 'Possessive', 'Determiner', 'Pronoun') || /^(?:my|the|a|it|him|her)$/.test(next.lower))
    )
      return [undefined, 1];
    if (
      /^(?:down|better|good|great|fine|okay|ok)$/.test(word.lower) &&
      previous &&
      /^(?:it's|is|was|a|are|all|be|been|being|it)$/.test(previous.lower) &&
      !subjectIsSpeaker(list, at)
    )
      return [undefined, 1];
    if (word.lower === 'used' && next?.lower === 'to') return [undefined, 1];
    if (word.lower === 'mad' && next?.lower === 'about') return [undefined, 1];
    if (/^(?:left|let)$/.test(word.lower)) return [undefined, 1];
  }
  // 'Moved to Denver' is about boxes.
  if (
    word.lower === 'moved' &&
    !(previous && /^(?:feel|felt|am|i'm|was|so|really|deeply|very|be)$/.test(previous.lower))
  )
    return [undefined, 1];
  return [entry, 1];
}

function subjectIsSpeaker(list: readonly Word[], at: number): boolean {
  for (let back = at - 1; back >= 0; back--) {
    const word = list[back];
    if (!word) break;
    if (/^(?:i|i'm|i've|i'd|i'll|me|we|we're)$/.test(word.lower)) return true;
    if (/^(?:he|she|they|it|it's|he's|she's|they're|that|this|you|you're)$/.test(word.lower)) return false;
  }
  return at === 0 || !list.slice(0, at).some((word) => is(word, 'Noun') && !is(word, 'Date'));
}

function circumstances(
  sentence: Sentence,
  from: number,
  to: number,
): Pick<Feeling, 'negated' | 'past' | 'whose' | 'isOwned' | 'about'> {
  const list = sentence.words;
  const clauseStart = startOfClause(list, from);
  const lead = list.slice(clauseStart, from);
  const near = lead.slice(-4).map((word) => word.lower);
  const not = near.findLastIndex((word) => negators.test(word));
  const doubt = near.includes('only') || (near[not] === 'no' && near[not + 1] === 'wonder');
  const negated =
    (not >= 0 && !doubt && !near.slice(not).includes("can't") && !isSetAgainst(list, clauseStart, from)) ||
    isGone(list, to) ||
    list.slice(to + 1, to + 3).some((word) => /^anymore$/.test(word.lower) && not >= 0);
  const told = lead.findLast((word) =>
    /^(?:was|were|wasn't|weren't|am|i'm|is|are|feel|feels|feeling|still)$/.test(word.lower),
  );
  const past =
    /^(?:was|were|wasn't|weren't)$/.test(told?.lower ?? '') ||
    lead.some((word, at) => word.lower === 'used' && lead[at + 1]?.lower === 'to');
  return {
    negated,
    past,
    whose: isDoneToMe(list, from, to) ? 'self' : owner(list, clauseStart, from),
    isOwned: isOwned(sentence, isSetAgainst(list, clauseStart, from) ? from : clauseStart, from, to),
    about: readAbout(list, to),
  };
}

/** 'Not angry, ashamed more': the one instead of the other. */
const isSetAgainst = (list: readonly Word[], start: number, from: number): boolean =>
  /,/.test(list[from - 1]?.after ?? '') &&
  !/^(?:or|nor|and|not)$/.test(list[from]?.lower ?? '') &&
  list
    .slice(start, from)
    .map(({ lower }) => lower)
    .slice(0, -1)
    .some((word) => /^(?:not|isn't|wasn't)$/.test(word));

/** 'he makes me angry' and 'I'm angry' are theirs; 'he is angry' is his. */
function owner(list: readonly Word[], start: number, at: number): 'self' | 'other' {
  const lead = list.slice(start, at);
  if (lead.some((word) => /^(?:me|myself|us)$/.test(word.lower))) return 'self';
  const subject = lead.find(
    (word) =>
      /^(?:i|i'm|i've|i'd|i'll|my|we|we're|he|he's|she|she's|they|they're|you|you're|who|your|his|her|their)$/.test(
        word.lower,
      ) || is(word, 'Person', 'Actor'),
  );
  if (!subject) return 'self';
  if (subject.lower === 'my') {
    const owned = lead.slice(lead.indexOf(subject) + 1).find((word) => is(word, 'Noun'));
    return owned &&
      (is(owned, 'Actor', 'Person') ||
        /^(?:mom|mum|dad|mother|father|sister|brother|husband|wife|partner|boyfriend|girlfriend|son|daughter|friend|boss|ex|kids|parents|family|manager|dog|cat)$/.test(
          owned.lower,
        ))
      ? 'other'
      : 'self';
  }
  return /^(?:i|i'm|i've|i'd|i'll|we|we're)$/.test(subject.lower) ? 'self' : 'other';
}

function startOfClause(list: readonly Word[], at: number): number {
  for (let back = at - 1; back > 0; back--) {
    const word = list[back];
    if (!word) break;
    if (/[,;:]/.test(list[back - 1]?.after ?? '')) return back;
    if (/^(?:because|but|when|while|since|although|though|that)$/.test(word.lower)) return back + 1;
    if (
      /^(?:and|so)$/.test(word.lower) &&
      /^(?:i|i'm|i've|he|he's|she|she's|they|my|it|we|nobody|everyone)$/.test(list[back + 1]?.lower ?? '')
    )
      return back + 1;
  }
  return 0;
}

/** 'anxious about my exam on Friday' → 'your exam on Friday'. */
function readAbout(list: readonly Word[], at: number): string {
  const marker = list[at + 1];
  if (!marker || !/^(?:about|of|at|with|by|over|for)$/.test(marker.lower) || /[,.;]/.test(list[at]?.after ?? ''))
    return '';
  const rest: Word[] = [];
  for (const word of list.slice(at + 2)) {
    if (/^(?:and|but|because|so|which|that|when|if|i|i'm|since|while|or)$/.test(word.lower) && rest.length > 0) break;
    rest.push(word);
    if (/[,.;!?]/.test(word.after) || rest.length >= 6) break;
  }
  const first = rest[0];
  if (!first || rest.length > 5 || /^(?:it|this|that|all|what|how|you|being|everything|i|i'm)$/.test(first.lower))
    return '';
  if (is(first, 'Verb') && !is(first, 'Gerund')) return '';
  return `${marker.lower} ${secondPerson(rest)}`;
}

export const upbeat = (family: Family): boolean => /^(?:joy|calm|pride|hope)$/.test(family);

function strength(base: number, sentence: Sentence, at: number, shouting: boolean): number {
  const near = sentence.words.slice(Math.max(0, at - 3), at).map((word) => word.lower);
  const more = near.some((word) => stronger.test(word)) ? 0.2 : 0;
  const less = near.some((word) => softer.test(word)) ? -0.25 : 0;
  return Math.min(1, Math.max(0.1, base + more + less + (shouting ? 0.1 : 0)));
}

/** 'I pretend I'm fine', 'I just want to be happy': named, and not felt. */
function isWishedOrFeigned(list: readonly Word[], at: number): boolean {
  return list
    .slice(Math.max(0, at - 9), at)
    .some((word) =>
      /^(?:pretend\w*|act|acting|fake|faking|say|says|said|saying|tell|tells|telling|told|supposed|should|look|looking|want|wanted|wish|need|if|would|could|until|trying|how|when|being|used|wants|wasn't|everyone|smile|smiling|expects?)$/.test(
        word.lower,
      ),
    );
}

/** 'I should be sad' says what is missing. */
const isExpected = (list: readonly Word[], at: number): boolean =>
  list.slice(Math.max(0, at - 3), at).some(({ lower }) => /^(?:should|supposed|ought)$/.test(lower));

/** 'Tired of pretending' is not about sleep. */
const wearyOf = (entry: { adjective: string }, list: readonly Word[], at: number): Partial<Feeling> =>
  /^(?:tired|exhausted)$/.test(entry.adjective) && list[at + 1]?.lower === 'of'
    ? { noun: 'weariness', family: 'anger' }
    : {};

/** 'What she said hurt me', 'they laughed at me': done by others, felt by the one who tells it. */
const isDoneToMe = (list: readonly Word[], from: number, to: number): boolean =>
  list.slice(from, to + 1).some((word) => /^(?:me|us)$/.test(word.lower)) ||
  (/^(?:hurt|hurts|ignored|rejected|betrayed|dismissed|attacked|judged|abandoned|crushed|humiliated|embarrassed|scared|frightened|on|down|scares|neglected)$/.test(
    list[to]?.lower ?? '',
  ) &&
    /^(?:me|us)$/.test(list[to + 1]?.lower ?? ''));
