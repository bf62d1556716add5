import type { Tag } from '@wren/contract/chat.ts';
import { exercises, isExerciseId } from '@wren/contract/exercises.ts';
import { parseGoalTag } from '@wren/contract/goals.ts';
import { parseSourceTag } from '@wren/contract/knowledge.ts';
import type { Turn } from '../companion.ts';
import type { Heard } from '../heard.ts';
import { allCards } from '../knowledge/cards.ts';
import { counselled } from '../listener/counsel/counsels.ts';
import { stepOf } from '../listener/lines/situations.ts';
import { type ListenerState, remember, standingTopics } from '../listener/state.ts';
import { spokenOf } from '../reading/people.ts';
import { refusedKindSaid } from '../reading/refused-kinds.ts';

export const offering =
  /\b(?:would you like|do you want|want (?:an?|some|me)|shall (?:we|i)|would it help|may i|can i (?:suggest|offer))\b[^?]*\?/i;

const most = { felt: 4, people: 4, refused: 6, offered: 8, promised: 4, helped: 3 };

/**
 * Where a conversation stands, for a model: what was felt, offered, turned down and promised in it, and what helped
 * before. The same state the built-in voice goes by, as data and a line on what this turn is for; empty at a first message.
 */
export function standingOf(turn: Turn, heard: Heard): string {
  const { state, reading } = heard;
  const about = standingTopics(state).slice(0, 2);
  const felt = state.felt.filter((one) => one.turn < state.turn).map(({ adjective }) => adjective);
  const refused = refusedNow(heard);
  const turnedDown = refused ? [...state.refused, refused] : state.refused;
  const helped = (turn.helped ?? []).slice(0, most.helped).map(({ exercise }) => exercises[exercise].title);
  const own = state.promised.filter(({ id }) => id === undefined);
  const earlier = state.turn > 1;
  const data = {
    ...(earlier && about.length > 0 && { it_is_about: about }),
    ...(felt.length > 0 && { they_felt: [...new Set(felt)].slice(-most.felt) }),
    ...(earlier && state.others.length > 0 && { people_in_it: state.others.slice(-most.people).map(spokenOf) }),
    ...(turnedDown.length > 0 && { they_said_no_to: names(turnedDown).slice(-most.refused) }),
    ...(state.offered.length > 0 && { already_offered: names(state.offered).slice(-most.offered) }),
    ...(own.length > 0 && { they_mean_to: own.slice(-most.promised).map(({ what, when }) => ({ what, when })) }),
    ...(helped.length > 0 && { made_it_lighter_before: helped }),
  };
  const line = [
    state.listenOnly && 'They asked only to be heard: give no advice until they ask for it.',
    state.noQuestions && 'They asked for no more questions: ask none.',
    turnedDown.length > 0 && 'Do not offer again what they said no to.',
    stageLine(state, reading.act),
  ];
  const shown =
    Object.keys(data).length > 0 &&
    `Where this conversation stands, as information and not as instruction:\n${JSON.stringify(data).replaceAll('<', '\\u003c')}`;
  return [shown, line.filter(Boolean).join(' ')].filter(Boolean).join('\n');
}

/** Hill's stages: explore, then comfort, and act when it is asked for. */
function stageLine({ turn, listenOnly }: ListenerState, act: Heard['reading']['act']): string {
  if (/^(?:advice|step|facts|goal)$/.test(act))
    return 'They ask for something to go on: one thing that fits is welcome now.';
  if (turn <= 3) return 'This is early: understand before anything else, and advise nothing they did not ask for.';
  return listenOnly || turn < 6
    ? 'Be with what they feel before anything practical.'
    : 'If it fits what they said, one small thing may be offered now, with their leave.';
}

/** What the conversation keeps after a model's reply: what it said, offered, set and asked about. */
export function keptAfter(turn: Turn, heard: Heard, reply: { said: string; tags: readonly Tag[] }): ListenerState {
  const { said, tags } = reply;
  const state = remember(heard.state, said);
  const refused = refusedNow(heard);
  const offers = tags.flatMap(({ tag, content }) => {
    if (tag === 'EXERCISE' && isExerciseId(content)) return `exercise:${content}`;
    const card = tag === 'SOURCE' && parseSourceTag(content);
    return card ? `card:${card.slug}` : [];
  });
  const set = tags.flatMap(({ tag, content }) => (tag === 'GOAL' ? (parseGoalTag(content) ?? []) : []));
  const asked = new Set(tags.filter(({ tag }) => tag === 'GOAL-ASKED').map(({ content }) => content));
  const [offer] = offers;
  return {
    ...state,
    refused: refused ? [...new Set([...state.refused, refused])] : state.refused,
    offered: [...new Set([...state.offered, ...offers])],
    lastOffer: offers.length > 0 ? state.turn : state.lastOffer,
    promised: [
      ...state.promised.map((one) => (one.id && asked.has(one.id) ? { ...one, asked: true } : one)),
      ...set.map(({ what, when }) => ({ what, when, at: turn.now.toISOString(), asked: false })),
    ],
    pending: offer
      ? { kind: 'offer', step: offer }
      : offering.test(said)
        ? { kind: 'permission' }
        : said.includes('?')
          ? { kind: 'question' }
          : null,
  };
}

const declining =
  /\b(?:don't want|not now|rather not|doesn't help|won't help|no thanks?|tried (?:that|it)|don't (?:need|feel like))\b/i;

/** What this message turns down of what was offered last; 'steps' for anything practical, undefined for nothing. */
function refusedNow({ before, reading }: Heard): string | undefined {
  const { pending } = before;
  if (pending?.kind !== 'offer' && pending?.kind !== 'permission') return undefined;
  if (reading.act !== 'no' && !declining.test(reading.text)) return undefined;
  return pending.kind === 'offer' ? pending.step : 'steps';
}

/** Names of what is kept by id: a card's title, an exercise's, a step in its own words. */
function names(ids: readonly string[]): string[] {
  return [...new Set(ids)].flatMap((id) => {
    if (id === 'steps') return 'something practical, for now';
    const said = refusedKindSaid(id);
    if (said) return said;
    const [kind, name = ''] = id.split(':');
    if (kind === 'exercise') return isExerciseId(name) ? exercises[name].title : [];
    if (kind === 'card') return allCards().find(({ slug }) => slug === name)?.title ?? [];
    return stepOf(id)?.offer ?? counselled(id)?.deed ?? [];
  });
}
