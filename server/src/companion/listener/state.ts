import type { Turn } from '../companion.ts';
import type { Correction } from '../reading/correction.ts';
import { comesBackTo } from '../reading/going-back.ts';
import { ironic } from '../reading/irony.ts';
import { isSame, withOthers } from '../reading/people.ts';
import { readMessage, weightiest } from '../reading/read-message.ts';
import type { ClauseKind, Family, Feeling, Mention, Reading } from '../reading/reading.ts';
import { onlyRefuses, withRefusals } from '../reading/refused-kinds.ts';
import { concernOf, isMood, type Topic } from '../reading/topics.ts';
import { type OpenQuestion, questionIn } from '../reading/wren-asked.ts';
import { keyOf, openerOf, sentencesOf } from './sentences.ts';

/** Hill's helping stages, as in ESConv: find out, be with, and only then do. */
export type Stage = 'explore' | 'comfort' | 'act';

/** What the next short answer answers. */
export type Pending =
  | { kind: 'question' }
  | { kind: 'permission' }
  | { kind: 'offer'; step: string }
  /** Something inspiring was asked for; `named` is what they named, empty until they did. Asked by what is remembered of them, `remembers` is true. */
  | { kind: 'inspired'; named: string; remembers?: boolean }
  /** What lies on the pile, when everything is too much. */
  | { kind: 'pile' }
  /** What the goal could be. `when` is its time, where they said that first; `held` what Wren held out, taken by a yes; `asked` that a piece of something far off was asked for. */
  | { kind: 'goal-what'; when?: string; held?: string; asked?: true }
  /** When it could be. `asked` that another moment was asked for already. */
  | { kind: 'goal-when'; goal: string; asked?: true }
  | { kind: 'goal-kept'; goal: string; when: string; hitch: string }
  /** How something they meant to do went; `still` whether it is still to be done. */
  | { kind: 'outcome' | 'still'; what: string }
  | { kind: 'after-step'; step: string };

/** What the listener keeps of a conversation: JSON, small, sealed by the caller. */
export interface ListenerState {
  turn: number;
  stage: Stage;
  /** What the conversation is about, and how much each situation has been spoken of, older talk counting less. */
  topic: string;
  topics: Record<string, number>;
  /** The moment that stands open (see moments/), and the turn it was last told of. */
  moment: string;
  momentSince: number;
  /** The way something was told last (see tellings/), and the turn it was. */
  telling: string;
  tellingSince: number;
  /** Things said, in the second person, for referring back. */
  said: {
    turn: number;
    yours: string;
    kind: ClauseKind;
    weight: number;
    topic: string;
    recalled: boolean;
    /** It was said back to them when they told it. */
    handedBack?: true;
  }[];
  felt: { turn: number; family: Family; adjective: string; noun: string }[];
  /** What they said they do not feel, when it was taken so: it is not named again unless they name it. */
  denied: Family[];
  /** Who was spoken of, the latest last. */
  others: Mention[];
  /** Who died or was lost: 'your mother'; empty when nobody was named. */
  lost: string;
  offered: string[];
  /** Steps, cards and exercises by name, and whole kinds of them. */
  refused: string[];
  tried: string[];
  promised: {
    /** Of a goal set in an earlier conversation. */
    id?: string;
    what: string;
    when: string;
    at: string;
    asked: boolean;
    /** They told that it is done, or do not want it any more. */
    done?: true;
    dropped?: true;
  }[];
  pending: Pending | null;
  /** A goal in the making that they turned away from: it can be taken up again. */
  laidAside: Pending | null;
  /** The turn it was. */
  laidAsideSince?: number;
  /** What Wren asked last, until it is answered. */
  open: OpenQuestion | null;
  /** What they want to be called, where it is not what the profile says: empty for no name at all; null as the profile has it. */
  calls: string | null;
  /** They asked only to be heard: no advice until they ask for it. */
  listenOnly: boolean;
  noQuestions: boolean;
  lastOffer: number;
  lastName: number;
  lastRecall: number;
  /** When it was last owned to that they were not followed. */
  lastLost: number;
  questionsInARow: number;
  /** The turn in which they last asked what they should do, and it was left to them; 0 when they never did. */
  asked: number;
  /** The turn in which a question of theirs could not be answered; 0 when it never was. */
  unanswered: number;
  /** Keys of every sentence said, and of every opener. */
  sentences: string[];
  openers: string[];
  /** Keys of the last frames their words were put in. */
  frames: string[];
  /** What was said of what is remembered of them: each once in a talk. */
  remembered: string[];
  /** Lines held out to them to send, newest last. */
  heldOut: string[];
}

const beginning: ListenerState = {
  turn: 0,
  stage: 'explore',
  topic: '',
  topics: {},
  moment: '',
  momentSince: 0,
  telling: '',
  tellingSince: 0,
  said: [],
  felt: [],
  denied: [],
  others: [],
  lost: '',
  offered: [],
  refused: [],
  tried: [],
  promised: [],
  pending: null,
  laidAside: null,
  open: null,
  calls: null,
  listenOnly: false,
  noQuestions: false,
  lastOffer: 0,
  lastName: -4,
  lastRecall: 0,
  lastLost: -5,
  questionsInARow: 0,
  asked: 0,
  unanswered: 0,
  sentences: [],
  openers: [],
  frames: [],
  remembered: [],
  heldOut: [],
};

/**
 * Where this conversation stands. A conversation another voice began has a history and no state here: what was said
 * is read again, so that the listener takes over without forgetting it or repeating a sentence.
 */
export function stateOf(turn: Turn): ListenerState {
  const kept = turn.state?.listener as ListenerState | undefined;
  if (kept && typeof kept.turn === 'number') return copied({ ...beginning, ...kept });
  let state = copied(beginning);
  for (const one of turn.history.slice(-40)) {
    if (one.role === 'user') {
      const reading = readMessage(one.content);
      state = hear(state, reading);
      settleTopic(state, reading);
    } else state = remember(state, one.content);
  }
  return state;
}

/** A copy of something that could be JSON, all the way down; a list that begins with a word is one of words. */
export function copied<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (typeof value[0] === 'string' ? value.slice() : value.map(copied)) as Value;
  const copy = { ...value };
  for (const name in copy) if (typeof copy[name] === 'object') copy[name] = copied(copy[name]);
  return copy;
}

/** 'What is depression?': a thing in general, and nothing they feel. */
const isOnlyAsked = ({ act, text }: Reading): boolean =>
  act === 'facts' && !/\b(?:i|i'm|i've|my|me|we|our)\b/i.test(text);

/** Takes in what the person said now. */
export function hear(state: ListenerState, reading: Reading): ListenerState {
  const turn = state.turn + 1;
  const own = isOnlyAsked(reading)
    ? []
    : reading.feelings.filter((one) => one.whose === 'self' && !one.negated && !one.past);
  const named = own.filter((one) => one.named && one.isOwned).map(({ family }) => family);
  const worthKeeping =
    reading.act === 'foreign' || reading.heavy || ironic.test(reading.text)
      ? []
      : weightiest(reading).filter((one) => one.kind !== 'fragment' && one.weight > 1.5 && !onlyRefuses(one.mine));
  // What stood open is laid down with the subject it was of.
  const isElsewhere = comesBackTo(reading.text) !== undefined || takesUpAnother(state, reading);
  return {
    ...state,
    ...(isElsewhere && { moment: '', telling: '' }),
    turn,
    said: [
      ...state.said,
      ...worthKeeping.slice(0, 2).map(({ yours, kind, weight }) => ({
        turn,
        yours,
        kind,
        weight,
        topic: reading.topics[0] ?? '',
        recalled: false,
      })),
    ].slice(-24),
    felt: [
      ...state.felt,
      ...own.slice(0, 2).map(({ family, adjective, noun }) => ({ turn, family, adjective, noun })),
    ].slice(-16),
    denied: state.denied.filter((family) => !named.includes(family)),
    others: withOthers(state.others, reading),
    lost: readLost(reading) || state.lost,
    refused: withRefusals(state.refused, reading.text),
    listenOnly: (state.listenOnly || reading.act === 'listen' || reading.detail === 'advice') && !asksForHelp(reading),
    noQuestions: state.noQuestions || reading.detail === 'questions',
  };
}

/**
 * Strikes what was taken wrongly: feelings that stand in the words they put right and not in what they tell beside it, the
 * wrong person, and the moment that was heard in them.
 */
export function strike(
  state: ListenerState,
  { said, right, wrong }: Correction,
  all: readonly Feeling[],
  own: readonly Feeling[],
): void {
  const stays = own.filter(({ negated }) => !negated).map(({ family }) => family);
  const instead = [
    right,
    ...all.filter(({ isOwned, negated }) => isOwned && !negated).map((one) => one.adjective),
  ].join(' ');
  const denied = [...all, ...state.felt]
    .filter(
      ({ family, adjective }) =>
        !stays.includes(family) &&
        said.includes(adjective) &&
        // 'Not angry, ashamed': the one instead of it is theirs.
        (wrong.includes(adjective) || !instead.includes(adjective)),
    )
    .map(({ family }) => family);
  state.denied = [...new Set([...state.denied, ...denied])];
  state.felt = state.felt.filter(({ family }) => !denied.includes(family));
  const mistaken = state.others.find(({ who, name }) => wrong !== '' && (wrong === who || wrong === name));
  if (mistaken)
    state.others = [
      ...state.others.filter((one) => one !== mistaken),
      ...(right ? [{ ...mistaken, who: right, name: '' }] : []),
    ];
  if (state.momentSince < state.turn) state.moment = '';
  state.telling = '';
}

/** Takes in what Wren has said, so that it is not said again. */
export function remember(state: ListenerState, reply: string): ListenerState {
  const sentences = sentencesOf(reply);
  return {
    ...state,
    // 'Ben, what was it like?' and 'what was it like?' are one question.
    sentences: [
      ...state.sentences,
      ...sentences.flatMap((one) => [...new Set([keyOf(one), keyOf(bareQuestion(one))])]),
    ].slice(-1200),
    openers: [...state.openers, openerOf(reply)].slice(-400),
    open: questionIn(reply, state.turn) ?? state.open,
    questionsInARow: reply.includes('?') ? state.questionsInARow + 1 : 0,
  };
}

const bareQuestion = (sentence: string): string =>
  sentence.replace(/^[^,:?]{1,40}[,:] (?:so )?(?=(?:what|how|when|which|who|whose|where)\b.*\?$)/i, '');

/** How people say that they are moving on to something else. */
export const announcesChange =
  /^(?:anyway|by the way|also|but also|on another note|another thing)\b|\b(?:something else|different (?:thing|topic|subject)|change (?:the )?(?:topic|subject))\b/i;

/** 'Different thing: I got a parking fine'. */
const saysAnother = /^(?:a )?(?:different|new|another|other|next) (?:thing|topic|subject|matter)\b/i;

/** 'Anyway, my cat is ill': moves on to somebody who was not spoken of, or to what is of another kind. */
const takesUpAnother = ({ others, topic }: ListenerState, reading: Reading): boolean =>
  saysAnother.test(reading.text) ||
  (announcesChange.test(reading.text) &&
    (reading.topics.length > 0
      ? !(reading.topics as string[]).includes(topic)
      : reading.people.some((one) => !others.some((other) => isSame(other, one)))));

/** What a conversation is about changes with weight, and not with every word in passing. */
export function settleTopic(state: ListenerState, reading: Reading): void {
  // 'Anyway, my dad is in hospital' lays the old subject down at once; otherwise it fades slowly.
  const isAnother =
    saysAnother.test(reading.text) ||
    (announcesChange.test(reading.text) && (reading.topics.length > 0 || reading.people.length > 0));
  const fade = isAnother ? 0.2 : 0.93;
  for (const topic of Object.keys(state.topics)) state.topics[topic] = (state.topics[topic] ?? 0) * fade;
  const weight = isOnlyAsked(reading) ? 0.2 : state.turn === 1 ? 0.9 : 0.55;
  for (const topic of reading.topics as Topic[])
    state.topics[topic] = (state.topics[topic] ?? 0) + Math.min(3, reading.strength[topic] ?? 0) * weight;
  const byWeight = Object.entries(state.topics).sort((a, b) => b[1] - a[1]);
  // What happened is what a talk is about, however much more is said of how it feels. One common word in passing ('work',
  // 'my parents') is no subject yet.
  const heaviest = byWeight.find(([topic, weight]) => weight >= 0.7 && !isMood(topic as Topic)) ?? byWeight[0];
  if (heaviest && heaviest[1] >= 0.7) state.topic = heaviest[0];
}

/** As much as a situation named outright weighs, or one that common words named twice. */
const plainly = 0.8;
/** Next to so great a share of it, something else that happened may be what the talk is about. */
const rivals = 0.85;

/** What is no subject of a talk in which the feeling is denied. */
const topicsOf: Partial<Record<Family, readonly string[]>> = {
  anger: ['anger'],
  fear: ['worry', 'panic'],
  sadness: ['low mood'],
  loneliness: ['loneliness'],
  overwhelm: ['overload'],
};

/** What the talk is plainly about: undefined where nothing was named with weight, or two things that happened are. */
export function settledTopic({ topics, topic, denied }: ListenerState, reading: Reading): Topic | undefined {
  const weight = topics[topic] ?? 0;
  if (weight < plainly || denied.some((family) => topicsOf[family]?.includes(topic))) return undefined;
  const settled = topic as Topic;
  const isAnother = (other: string) => !isMood(other as Topic) && concernOf(other as Topic) !== concernOf(settled);
  const isRivalled = Object.entries(topics).some(([other, its]) => isAnother(other) && its >= weight * rivals);
  const isElsewhere = reading.topics.length > 0 && !reading.topics.includes(settled) && reading.topics.some(isAnother);
  return isRivalled || isElsewhere ? undefined : settled;
}

/** What is being talked about, weightiest first. */
export const standingTopics = (state: ListenerState): Topic[] =>
  Object.entries(state.topics)
    .filter(([, weight]) => weight >= 0.5)
    .sort((a, b) => b[1] - a[1])
    .map(([topic]) => topic as Topic);

export const asksForHelp = (reading: Reading): boolean => /^(?:advice|step|goal|facts)$/.test(reading.act);

const death =
  /\bmy ((?:best )?[a-z]+) (?:just |recently |suddenly )?(?:died|passed|was put down|was killed)|\blost my ((?:best )?[a-z]+)|\bmiss(?:ing)? my ((?:late )?[a-z]+)/i;
const notSomeone = /^(?:job|keys|temper|mind|way|phone|wallet|home|house|old|appetite|confidence|faith|voice|life)$/;

function readLost(reading: Reading): string {
  const match = death.exec(reading.text);
  const one = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').toLowerCase();
  return one && !notSomeone.test(one) && reading.topics.some((topic) => topic === 'bereavement' || topic === 'pet loss')
    ? `your ${one}`
    : '';
}
