import type { Tag } from '@wren/contract/chat.ts';
import { type CrisisLine, crisisTag } from '@wren/contract/crisis.ts';
import type { Turn } from '../../companion.ts';
import type { Assessment } from '../assessment.ts';
import { type Plan, planFor } from '../plan.ts';
import { readState, type SafetyState } from '../state.ts';
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
  const plan = planFor(assessment, state, country);
  const content = plan.urgent ? urgentWords(turn, plan) : calmWords(turn, plan, assessment);
  return {
    tags: crisisTags(assessment, country),
    content,
    state: { ...state, asked: plan.ask, replies: state.replies + 1 },
  };
}

function urgentWords(turn: Turn, plan: Plan): string {
  const say = speaker(turn, plan);
  const attempt = plan.owes.includes('poison') || plan.kind === 'medical-emergency';
  return [
    attempt
      ? `It is good that you told me. ${say(words.urgent.attempt)}`
      : `${say(words.heard)} ${say(words.urgent.plan)}`,
    [plan.poison ? say(words.urgent.poison) : attempt ? say(words.lines) : '', say(words.urgent.open)].join(' ').trim(),
    plan.ask ? say(words.asks[plan.ask]) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function calmWords(turn: Turn, plan: Plan, assessment: Assessment): string {
  const say = speaker(turn, plan);
  const opener = words.openers[plan.kind];
  const advice = words.advice[plan.kind];
  const language = assessment.reasons.map((id) => /\.(es|fr|de|pt)$/.exec(id)?.[1]).find((code) => code !== undefined);
  const refusedNow = assessment.reasons.includes('answer.refuses-line');
  return [
    [opener ? say(opener) : reflect(turn, say), language ? (words.languages[language] ?? '') : ''].join(' ').trim(),
    [
      assessment.method ? say(words.noMethod) : '',
      advice ? say(advice) : '',
      plan.owes.includes('line') ? say(words.lines) : refusedNow ? say(words.respected) : '',
      plan.owes.includes('people') && !advice ? say(words.people) : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
    plan.ask ? say(words.asks[plan.ask]) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A gentle question after danger, for the end of an ordinary reply that asks nothing itself (`Followed.checkIn`). */
export function checkInWords(turn: Turn): string {
  return words.checkIns.find((way) => !wasSaid(turn, way)) ?? words.checkIns[0] ?? '';
}

type Say = (ways: readonly string[]) => string;

/** The first thing their words were about that we can say back, in a way not used yet. */
function reflect(turn: Turn, say: Say): string {
  const fitting = words.reflections.filter(({ about }) => about.test(turn.message)).flatMap(({ say: ways }) => ways);
  const unused = fitting.filter((way) => !wasSaid(turn, way));
  return unused.length > 0 ? say(unused.slice(0, 2)) : say(words.heard);
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
