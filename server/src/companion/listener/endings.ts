import { asksPlainly } from '../reading/question-of.ts';
import type { Clause } from '../reading/reading.ts';
import { askAboutThem, notToldIn } from './ask-about-them.ts';
import { askOn } from './ask-on.ts';
import type { Ground } from './converse.ts';
import { exerciseUnder } from './doing.ts';
import type { Lines } from './draft.ts';
import { askParticular, askParticularStill } from './exploring.ts';
import type { Situation } from './follow-ups.ts';
import { askForStory } from './going-on.ts';
import { inform } from './knowing.ts';
import { because, byClause } from './lines/by-clause.ts';
import { shapes } from './lines/by-shape.ts';
import * as following from './lines/following.ts';
import { askingOfGood, askingToThink } from './lines/for-anything.ts';
import { room, roomForGood } from './lines/frames.ts';
import { whatWasMissed } from './lines/mending.ts';
import { advising, offers, permission, promisedEarlier, slowPermission } from './lines/starters.ts';
import { adviseInMatter } from './matters/asked-in-matter.ts';
import { isSurelyGood } from './mood.ts';
import { hasItsDayCome } from './progress.ts';
import { askAcross, saidFeeling } from './reflect.ts';
import type { Scene } from './reply.ts';
import { sharingWords } from './sentences.ts';
import type { ListenerState } from './state.ts';
import { suggestions } from './suggestions.ts';
import { inSmall } from './their-words.ts';

export interface Ending {
  /** About how many words it will take. */
  words: number;
  /** It leaves room, and asks nothing. */
  isQuiet?: true;
  say(): Situation;
}

/** As few words as tell of nothing to be asked about. */
const few = 5;

/** After so many messages a story is told, and how it went on is asked no more. */
const early = 2;

/** Where help is company first, and steps come late. */
const slowTopics = /^(?:bereavement|pet loss|trauma|illness)$/;

/** How a reply closes: one step, one question, or room. Never two of them. */
export function endingOf(scene: Scene, ground: Ground): Ending {
  const { reading, state, turn, wish } = scene;
  if (wish.repair && !state.noQuestions) return { words: 8, say: () => askWhatWasMissed(scene) };
  const wantsHelp = /^(?:advice|step|facts)$/.test(reading.act);
  if (reading.detail === 'decide') return { words: 24, say: () => weigh(scene) };
  if (wantsHelp && (!reading.heavy || wish.advice === 'wanted')) return { words: 32, say: () => advise(scene) };
  if (wish.questions === 'wanted') return { words: 10, say: () => ask(scene, ground) };
  const other = turn.instead?.length ? anotherWay(scene, ground) : undefined;
  if (other) return other;
  const promised = state.noQuestions ? undefined : duePromise(scene);
  if (promised) return { words: 14, say: () => askHowItWent(scene, promised) ?? ask(scene, ground) };
  const slow = slowTopics.test(state.topic) ? 8 : 6;
  const due =
    state.stage === 'act' &&
    state.turn >= slow &&
    state.turn - state.lastOffer >= 5 &&
    state.refused.length < 2 &&
    !state.refused.includes('steps');
  const mayOffer =
    !state.listenOnly &&
    !state.noQuestions &&
    !reading.heavy &&
    reading.mood === 'hard' &&
    reading.words > 3 &&
    !/^(?:no|unsure)$/.test(reading.act);
  // How it is told is answered first: an offer is for when there is nothing nearer to say.
  const nearer = ground.told.length > 0 && state.turn - state.lastOffer < 9;
  if (mayOffer && due && !nearer) return { words: 24, say: () => offer(scene, ground) ?? ask(scene, ground) };
  // A run of questions is followed by room: a talk is not an interview, and yet a reply without one is hard to answer.
  const quiet =
    state.noQuestions ||
    (state.listenOnly && state.turn % 3 !== 0) ||
    (state.questionsInARow >= 5 && turn.person.length !== 'short' && reading.words > 3);
  return quiet
    ? { words: 4, isQuiet: true, say: () => leaveRoom(scene) }
    : { words: 10, say: () => ask(scene, ground) };
}

/**
 * Another reply was asked for: it closes in another way than the last one did. After a question there is room, after room a
 * question, and the third time they are asked which way to go on.
 */
function anotherWay(scene: Scene, ground: Ground): Ending | undefined {
  const { state, turn, reading } = scene;
  const { instead = [] } = turn;
  if (state.noQuestions || state.listenOnly) return undefined;
  if (instead.length % 3 === 2 && !reading.heavy && state.refused.length < 2 && state.tried.length === 0)
    return { words: 20, say: () => offer(scene, ground) ?? ask(scene, ground) };
  return instead.at(-1)?.includes('?')
    ? { words: 8, say: () => leaveRoom(scene) }
    : { words: 10, say: () => ask(scene, ground) };
}

/** Help they asked for: one step, in prose; as a list only when steps were asked for. */
export function advise(scene: Scene): Situation {
  // What there is to do in their matter is nearer than a card that shares a word with it.
  const known =
    (scene.state.turn > 1 && asksPlainly(scene.reading.text) ? adviseInMatter(scene) : undefined) ?? inform(scene);
  if (known) return known;
  const { reading, state, draft, turn } = scene;
  const wasSaid = (line: string) => turn.instead?.some((reply) => reply.includes(line.slice(0, 24)));
  const [first, second] = suggestions(reading, state, turn.person.goals).filter(({ how }) => !how.some(wasSaid));
  if (!first) return leaveRoom(scene);
  draft.add(advising, { offer: first.offer });
  state.offered.push(first.id);
  state.lastOffer = state.turn;
  if (/\b(?:steps|tips|list|plan|ways)\b|step[- ]by[- ]step/i.test(reading.text)) {
    const lines = [...first.how, ...(turn.person.length === 'long' && second ? second.how : [])];
    draft.addList(lines);
  } else for (const line of first.how) draft.add([line]);
  state.tried.push(first.id);
  state.pending = { kind: 'after-step', step: first.id };
  if (!reading.heavy) exerciseUnder(scene);
  return 'step';
}

/** The first time it is only asked whether a step is wanted; someone who said yes before is offered one outright. */
function offer(scene: Scene, { label }: Ground): Situation | undefined {
  const { reading, state, draft, turn } = scene;
  if (state.tried.length === 0) {
    const slow = slowTopics.test(state.topic);
    if (!draft.add(slow ? slowPermission : (permission as Lines), { label })) return undefined;
    state.lastOffer = state.turn;
    state.pending = { kind: 'permission' };
    return 'offer';
  }
  for (const step of suggestions(reading, state, turn.person.goals)) {
    if (!draft.add(offers as Lines, { offer: step.offer })) continue;
    state.offered.push(step.id);
    state.lastOffer = state.turn;
    state.pending = { kind: 'offer', step: step.id };
    return 'offer';
  }
  return undefined;
}

/** Something they meant to do: on another day than this, or in another conversation once what is hard now was heard. */
function duePromise({ state, turn, reading }: Scene): ListenerState['promised'][number] | undefined {
  if (reading.heavy) return undefined;
  const told = Object.keys(state.topics).length > 0 || state.felt.length > 0;
  const tender = state.turn < 6 && (reading.mood === 'hard' || told);
  return state.promised.find((one) => {
    if (one.asked || !hasItsDayCome(one, turn)) return false;
    return one.id ? !tender : turn.now.getTime() - Date.parse(one.at) > 8 * 3_600_000;
  });
}

function askHowItWent({ draft, state }: Scene, promised: ListenerState['promised'][number]): Situation | undefined {
  if (!draft.add(promisedEarlier, { promise: promised.what })) return undefined;
  promised.asked = true;
  state.pending = { kind: 'outcome', what: promised.what };
  return 'question';
}

/**
 * One open question: what is known of the moment, of how it was told, of the situation. Where nothing is known there is no
 * question, and room for whatever comes.
 */
function ask(scene: Scene, ground: Ground): Situation {
  const { named, moment, told, blanks, mood } = ground;
  const { draft, state, reading, wish } = scene;
  const tellsNothing = mood === 'plain' && !ground.handedBack && reading.words <= few;
  const asked =
    (!moment && told.length === 0 && askAcross(draft, state, reading)) ||
    (moment !== undefined && draft.add(moment.ask, blanks)) ||
    told.some(({ telling, blanks: named }) =>
      [sharingWords(telling.ask, reading.text), telling.ask].some((lines) => draft.add(lines, { ...blanks, ...named })),
    ) ||
    askForStory(scene, ground.handedBack) ||
    (mood !== 'good' && askAboutThem(scene, ground.handedBack)) ||
    (named !== undefined && askParticular(scene, named, blanks)) ||
    (mood !== 'good' &&
      (askByShape(scene, ground.handedBack, true) ||
        askParticular(scene) ||
        askByClause(scene, ground.handedBack) ||
        (!because.test(inSmall(scene.whole)) && asksWhy(scene, ground.handedBack)) ||
        askByShape(scene, ground.handedBack, false) ||
        askParticularStill(scene))) ||
    askWhatHappened(scene) ||
    (mood === 'good' && askingOfGood.some((lines) => draft.add(lines))) ||
    (wish.questions === 'wanted' && draft.add(askingToThink));
  if (!asked && tellsNothing) return askOn(scene);
  if (!asked) return leaveRoom(scene);
  state.pending = { kind: 'question' };
  return 'question';
}

/** A question by the shape of what was handed back: how it went on, since when, what comes. The near ones ask what only it can be asked. */
function askByShape({ draft, turn, whole }: Scene, clause: Clause | undefined, near: boolean): boolean {
  if (!clause) return false;
  const isFresh = notToldIn(turn.message);
  return shapes.some(
    ({ is, isNear, ask }) => (isNear === true) === near && is(clause, inSmall(whole)) && draft.add(ask.filter(isFresh)),
  );
}

/** A question by how the clause handed back is built, where nothing nearer is known. */
function askByClause({ draft, state, whole, reading }: Scene, clause: Clause | undefined): boolean {
  if (!clause || reading.heavy) return false;
  const told = inSmall(whole);
  return byClause.some(
    ({ is, unless, isEarly, ask }) =>
      !(isEarly && state.turn > early) && is.test(clause.yours) && !unless?.test(told) && draft.add(ask),
  );
}

/** What they only think, or fear to be so: what it comes from is asked, and not whether it is so. */
const asksWhy = ({ draft }: Scene, clause: Clause | undefined): boolean =>
  clause?.kind === 'belief' &&
  !/^(?:so )?you think\b/i.test(draft.parts[0] ?? '') &&
  draft.add(['What makes it feel that way?']);

/** As many words as name a feeling, and not yet what it is about. */
const fewForAFeeling = 20;

/** They came with how they feel, and nothing that happened is told yet. */
const askWhatHappened = ({ draft, state, reading, whole }: Scene): boolean =>
  state.turn === 1 &&
  reading.mood === 'hard' &&
  reading.words <= fewForAFeeling &&
  saidFeeling(reading) !== undefined &&
  !reading.clauses.some(({ kind }) => kind === 'event') &&
  !because.test(inSmall(whole)) &&
  draft.add(['What has been happening?']);

function askWhatWasMissed({ draft, state }: Scene): Situation {
  draft.add(whatWasMissed);
  state.pending = { kind: 'question' };
  return 'complaint';
}

function weigh({ draft, state }: Scene): Situation {
  draft.add(following.deciding);
  draft.add(following.askingDecision);
  state.pending = { kind: 'question' };
  return 'question';
}

/** A reply need not close: said every time, 'there is time' is heard as a door being held. Who was let go on answers it. */
function leaveRoom({ draft, reading, state }: Scene): Situation {
  if (isSurelyGood(reading) && draft.third() && draft.add(roomForGood)) return 'room';
  if ((draft.words < 24 || draft.third()) && draft.add(room)) state.pending = { kind: 'question' };
  return 'room';
}
