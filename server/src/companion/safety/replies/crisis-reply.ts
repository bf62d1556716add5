import type { Tag } from '@wren/contract/chat.ts';
import { type CrisisLine, type CrisisNeed, crisisTag } from '@wren/contract/crisis.ts';
import type { Turn } from '../../companion.ts';
import { inTheirLanguage } from '../../in-their-language.ts';
import { type LanguageCode, languageCodes, languageOf } from '../../language-code.ts';
import { readLanguage } from '../../reading/language.ts';
import type { Assessment } from '../assessment.ts';
import { misreadIn } from '../explanations.ts';
import { isAHurtChild, type Plan, planFor } from '../plan.ts';
import {
  type Followed,
  isAskedWithDoubt,
  levelNow,
  readState,
  type SafetyState,
  type Straight,
  withinReach,
} from '../state.ts';
import {
  afterNo,
  afterYes,
  momentWords,
  momentWordsFor,
  momentWordsForAChild,
  openAsks,
  openAsksForOther,
  toldOfStalking,
} from './moments.ts';
import * as words from './words.ts';

export interface CrisisReply {
  /** The CRISIS tag: yielded before any word. */
  tags: Tag[];
  content: string;
  /** To be kept as `turn.state.safety`. */
  state: SafetyState;
}

/** The tag that shows the card at once. */
export function crisisTags(assessment: Assessment, country: string | undefined): Tag[] {
  const need = assessment.need ?? 'suicide';
  return [crisisTag({ need, country, urgent: assessment.level === 'imminent' })];
}

/**
 * Wren's own reply to a message with a need: deterministic, a few sentences, at most one question, nothing said twice
 * while there is another way to say it. `state` is what `follow` gave.
 */
export function crisisReply(turn: Turn, assessment: Assessment, state = readState(turn.state?.safety)): CrisisReply {
  const { country } = turn.person;
  const plan = planFor(assessment, state, country, readState(turn.state?.safety).asked);
  const code = languageOf(assessment.reasons) ?? begunIn(turn);
  const content =
    code && (isOwn(plan.kind) || (plan.kind === 'abuse' && inTheirLanguage[code].hurt))
      ? foreignWords(turn, plan, code)
      : plan.urgent
        ? urgentWords(turn, plan)
        : isUnsure(assessment, state)
          ? unsureWords(turn, plan)
          : calmWords(turn, plan, assessment, state.replies === 0);
  return {
    tags: crisisTags(assessment, country),
    content,
    state: { ...state, asked: plan.ask, replies: state.replies + 1 },
  };
}

/**
 * Wren's own words to somebody who answers them: what fits the moment, the emergency number again while minutes count, and
 * at most one question. `read` is what `follow` gave, with care `talk`.
 */
export function talkReply(turn: Turn, { assessment, state, moment }: Followed): Omit<CrisisReply, 'tags'> {
  const need = state.near ?? 'suicide';
  if (moment === 'asks-why' && state.bySound) {
    const say = speaker(turn, planFor({ ...assessment, need }, state, turn.person.country));
    return { content: say(words.whyAsked), state: { ...state, asked: 'doubt' } };
  }
  const urgent = levelNow(state, turn.now) === 'imminent';
  const about = { ...assessment, need, level: urgent ? 'imminent' : 'elevated' } as const;
  const plan = planFor(about, state, turn.person.country);
  const say = speaker(turn, plan);
  const answer =
    moment === 'told' && isOwn(need) ? reflect(turn, say, momentWords.told) : say(waysFor(turn, need, moment));
  const numbers = /\d{3}|findahelpline/.test(answer);
  const help = urgent && !numbers && !isHarmless(moment, need) ? say(words.urgent.again) : '';
  const asked = answer.includes('?') ? undefined : talkAsk(turn, need, moment, urgent, plan.ask);
  const question =
    asked === 'open' ? say(need === 'someone-else' ? openAsksForOther : openAsks) : asked ? say(words.asks[asked]) : '';
  return {
    content: [[answer, help].join(' ').trim(), question].filter((part) => part !== '').join('\n\n'),
    state: { ...state, asked: asked === 'open' ? undefined : asked, replies: state.replies + 1 },
  };
}

/** Thanks, a goodbye and 'I'll ring him at six' need no number again; where something was taken, minutes still count. */
const isHarmless = (moment: Followed['moment'], need: CrisisNeed): boolean =>
  moment === 'safer' ||
  (need !== 'medical-emergency' && (moment === 'thanks' || moment === 'will-reach' || moment === 'parting'));

const isOwn = (need: CrisisNeed): boolean => need === 'suicide' || need === 'self-harm' || need === 'medical-emergency';

/**
 * Wren's own words around an ordinary reply: before it, to somebody who was misheard; after it, the soft question about what
 * only sounded like danger. `read` is what `follow` gave, with care `wonder`, `probe` or `corrected`.
 */
export function wordsAround(turn: Turn, { care, assessment, state }: Followed): { first: string; last: string } {
  const say = speaker(turn, planFor(assessment, state, turn.person.country));
  if (care === 'then') return { first: say(words.longPast.first), last: say(words.longPast.last) };
  if (care === 'wonder') {
    const ways = assessment.tense === 'past' ? words.wondersOfThen : words.wonders[assessment.need ?? 'suicide'];
    return { first: '', last: say(ways ?? []) };
  }
  if (care === 'probe') return { first: '', last: say(words.probes[assessment.need ?? 'suicide'] ?? words.howBad) };
  if (care !== 'corrected') return { first: '', last: '' };
  const before = readState(turn.state?.safety);
  if (before.near === 'abuse' && before.bySound) return { first: say(words.notByHands), last: '' };
  const misread = before.bySound || misreadIn(turn.message.replaceAll('’', "'")) === 'surely';
  return { first: say(misread ? words.misheard : words.believed), last: '' };
}

/** To somebody who was misheard and has told nothing else: the talk is theirs again. */
export function goOnWords(turn: Turn, { assessment, state }: Followed): string {
  return speaker(turn, planFor(assessment, state, turn.person.country))(words.goOn);
}

function waysFor(turn: Turn, need: CrisisNeed, moment: Followed['moment']): readonly string[] {
  const ofHurt = need === 'abuse' || need === 'sexual-assault';
  if (ofHurt && moment && moment !== 'no' && moment !== 'yes') {
    const toAChild = words.ofAChild.opener.some((way) => wasSaid(turn, way));
    const own = toAChild ? momentWordsForAChild[moment] : undefined;
    if (own) return own;
  }
  if (need === 'abuse' && moment === 'told' && words.ofStalking.opener.some((way) => wasSaid(turn, way)))
    return toldOfStalking;
  if (moment === 'no' || moment === undefined) return afterNo;
  if (moment === 'yes') return afterYes;
  return momentWordsFor[need]?.[moment] ?? momentWords[moment];
}

/** The question after an answer: after a no, and to who helps somebody else, an open one. */
function talkAsk(
  turn: Turn,
  need: CrisisNeed,
  moment: Followed['moment'],
  urgent: boolean,
  planned: Straight | undefined,
): Straight | 'open' | undefined {
  // Who stands beside somebody else is not asked about themselves in such a minute.
  if (urgent && need === 'someone-else') return undefined;
  if (urgent) return moment === 'safer' || moment === 'yes' ? 'safe' : planned;
  if (need === 'someone-else' || need === 'minor' || need === 'eating')
    return moment === 'thanks' || moment === 'safer' || moment === 'parting' ? undefined : 'open';
  const askedOfDeath = words.asks.suicide.some((way) => wasSaid(turn, way));
  if (moment === 'no') return need === 'self-harm' && !askedOfDeath ? 'suicide' : 'open';
  if (moment === 'safer' || moment === 'thanks' || moment === 'parting' || moment === 'will-reach') return undefined;
  return moment === 'scared' || moment === 'nobody' ? 'safe' : 'open';
}

function urgentWords(turn: Turn, plan: Plan): string {
  const say = speaker(turn, plan);
  const attempt = plan.owes.includes('poison') || plan.kind === 'medical-emergency';
  // Whose friend does not wake reads the number before anything else.
  const opener = plan.kind === 'someone-else' ? [] : isOwn(plan.kind) && !attempt ? words.heard : words.urgent.told;
  return [
    `${say(opener)} ${say(attempt ? words.urgent.attempt : urgentFor(plan.kind))}`.trim(),
    [plan.poison ? say(words.urgent.poison) : attempt ? say(words.lines) : '', say(openFor(plan.kind))]
      .join(' ')
      .trim(),
    plan.ask ? say(words.asks[plan.ask]) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What to do in this minute, by who is in danger of whom. */
function urgentFor(kind: CrisisNeed): readonly string[] {
  if (kind === 'abuse' || kind === 'sexual-assault') return words.urgent.hurt;
  if (kind === 'someone-else') return words.urgent.dying;
  return kind === 'violence' ? words.urgent.others : words.urgent.plan;
}

/** Who is hurt by another, or stands beside somebody else, is not told to open the door. */
const openFor = (kind: CrisisNeed): readonly string[] =>
  kind === 'abuse' || kind === 'sexual-assault' || kind === 'someone-else'
    ? words.urgent.open.slice(1)
    : words.urgent.open;

/** Whether nothing but the sound of their words has alarmed so far. */
function isUnsure({ need }: Assessment, { bySound }: SafetyState): boolean {
  return bySound && isAskedWithDoubt(need);
}

/** The same help and the same question, said so that whoever is asked for nothing can shake their head and go on. */
function unsureWords(turn: Turn, plan: Plan): string {
  const say = speaker(turn, plan);
  const { openers, lines, people, wayBack } = words.unsure;
  const help = [plan.owes.includes('line') ? say(lines) : '', plan.owes.includes('people') ? say(people) : ''];
  const ask = plan.ask ? `${say(words.asks[plan.ask])} ${say(wayBack)}` : '';
  // Who tells of being hurt is not told that it may be a mistake.
  const opener = say(plan.kind === 'abuse' ? openers.slice(0, 1) : openers);
  return [opener, ask, help.filter((part) => part !== '').join(' ')].filter((part) => part !== '').join('\n\n');
}

/** The language of the last such reply, to an answer that is no English, or too short to tell. */
function begunIn(turn: Turn): LanguageCode | undefined {
  const isShort = turn.message.trim().split(/\s+/).length <= 2;
  if (!isShort && readLanguage(turn.message) === 'en') return undefined;
  return languageCodes.find((code) => wasSaid(turn, inTheirLanguage[code].heard));
}

/**
 * To somebody who speaks of dying, or of being hurt, in another language: in that language, which this voice hardly follows further, so that the
 * first words, the question and the line are all there.
 */
function foreignWords(turn: Turn, plan: Plan, code: LanguageCode): string {
  const their = inTheirLanguage[code];
  const [line] = plan.lines;
  const elsewhere = plan.country === undefined;
  const ways = line?.call ?? line?.text?.to ?? line?.chat ?? '';
  const danger = their.danger.replace(
    '{line}',
    `${line ? `${line.name} (${ways})` : ''}${elsewhere ? ', findahelpline.com' : ''}`,
  );
  const urgent = their.urgent.replace('{emergency}', elsewhere ? `${plan.emergency} / 112` : plan.emergency);
  const poison = plan.poison ? `${plan.poison.name} (${plan.poison.call ?? ''})` : '';
  const unsaid = (sentence: string) => (wasSaid(turn, sentence) ? '' : sentence);
  const hurt = plan.kind === 'abuse' ? their.hurt : undefined;
  const first = hurt?.safe ?? their.asks;
  const asks = plan.urgent || wasSaid(turn, first) ? their.near : first;
  const parts = [
    [unsaid(their.heard), hurt ? unsaid(hurt.notYours) : '', plan.urgent ? urgent : ''],
    [danger, plan.urgent ? poison : ''],
    [asks, unsaid(their.english)],
  ];
  return parts
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((part) => part !== '')
    .join('\n\n');
}

const asksHow =
  /\?|\b(?:how|what|which|tell me|enough|ways?)\b|(?:^|[.!,]\s*)(?:is|are|do|does|will|would|can|could)\b/i;

function calmWords(turn: Turn, plan: Plan, assessment: Assessment, isFirst: boolean): string {
  const say = speaker(turn, plan);
  const own = ownWords(turn, plan, assessment);
  const opener = own?.opener ?? words.openers[plan.kind];
  const advice = own?.advice ?? words.advice[plan.kind];
  const refusedNow = assessment.reasons.includes('answer.refuses-line') || (isFirst && !plan.owes.includes('line'));
  return [
    opener ? say(opener) : reflect(turn, say),
    [
      assessment.method && asksHow.test(turn.message) ? say(words.noMethod) : '',
      assessment.reasons.includes(withinReach) ? say(words.within) : '',
      advice ? say(advice) : '',
      plan.owes.includes('line') && own?.line !== false
        ? say(own?.lines ?? (plan.kind === 'someone-else' ? words.linesForOther : words.lines))
        : refusedNow
          ? say(words.respected)
          : '',
      plan.owes.includes('people') && !advice ? say(words.people) : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
    own?.asks
      ? say(own.asks)
      : plan.ask
        ? say(words.asks[plan.ask])
        : plan.kind === 'someone-else'
          ? say(openAsksForOther.slice(0, 1))
          : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The words that are for this very danger, where its need's would be too wide. */
function ownWords(turn: Turn, { kind }: Plan, assessment: Assessment): words.Own | undefined {
  if (isAHurtChild(assessment)) return words.ofAChild;
  const own = words.owns.find(({ of }) => assessment.reasons.some((id) => of.test(id)));
  return own ?? (kind === 'someone-else' && theirChild.test(turn.message) ? words.ofTheirChild : undefined);
}
const theirChild =
  /\b(?:my|our) (?:[\w-]+ ){0,3}(?:child|son|daughter|kid|teen\w*|boy|girl|stepson|stepdaughter|year[- ]old)\b(?! friend)/i;

type Say = (ways: readonly string[]) => string;

/** The first thing their words were about that we can say back, in a way not used yet. */
function reflect(turn: Turn, say: Say, otherwise: readonly string[] = words.heard): string {
  const fitting = words.reflections.filter(({ about }) => about.test(turn.message)).flatMap(({ say: ways }) => ways);
  const unused = fitting.filter((way) => !wasSaid(turn, way));
  return unused.length > 0 ? say(unused.slice(0, 2)) : say(otherwise);
}

/** Picks a way of saying something that this conversation has not heard, and fills in its numbers. */
function speaker(turn: Turn, plan: Plan): Say {
  let seed = turn.history.length;
  for (const letter of turn.conversationId) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return (ways) => {
    const filled = ways.map((way) => fill(way, plan));
    const unused = filled.filter((way) => !wasSaid(turn, way));
    const from = unused.length > 0 ? unused : filled;
    return from[seed % from.length] ?? '';
  };
}

function wasSaid(turn: Turn, sentence: string): boolean {
  const replies = turn.history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  return [...replies, ...(turn.instead ?? [])].some((reply) => reply.includes(sentence));
}

function fill(way: string, plan: Plan): string {
  const [line] = plan.lines;
  const elsewhere = plan.country === undefined;
  return way
    .replaceAll('{emergency}', elsewhere ? `${plan.emergency} (or the emergency number where you are)` : plan.emergency)
    .replaceAll(
      '{line}',
      `${line ? reach(line) : ''}${elsewhere ? ' in the US, or find a line near you at findahelpline.com' : ''}`,
    )
    .replaceAll('{poison}', plan.poison ? `${plan.poison.name} (${plan.poison.call ?? ''})` : '');
}

/** How to reach a line, as words that follow "you can": "call or text 988 (988 Suicide & Crisis Lifeline)". */
export function reach(line: CrisisLine): string {
  const { call, text, chat } = line;
  const ways: string[] = [];
  if (call && text && text.to === call && !text.word) ways.push(`call or text ${call}`);
  else {
    if (call) ways.push(`call ${call}`);
    if (text) ways.push(text.word ? `text ${text.word} to ${text.to}` : `text ${text.to}`);
  }
  if (ways.length === 0 && chat) ways.push(`find a line at ${chat.replace('https://', '')}`);
  return `${ways.join(' or ')} (${line.name})`;
}
