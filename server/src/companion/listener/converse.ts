import { touchedMemory } from '../memory/fitting-memories.ts';
import { namesOutright } from '../reading/outright.ts';
import { latestOther, spokenOf } from '../reading/people.ts';
import { weightiest } from '../reading/read-message.ts';
import type { Clause, Mood, Reading } from '../reading/reading.ts';
import { concernOf, type Topic } from '../reading/topics.ts';
import { chanceOf } from './chance.ts';
import type { Blanks } from './draft.ts';
import { type Ending, endingOf } from './endings.ts';
import { commonIn, commonNow } from './exploring.ts';
import type { Situation } from './follow-ups.ts';
import { takeUpThing } from './going-on.ts';
import { happeningNamed, happeningsIn } from './happenings/happenings.ts';
import { answerLeft } from './left-asking.ts';
import * as frames from './lines/frames.ts';
import { manner } from './lines/manner.ts';
import { sayAgain } from './lines/short-answers.ts';
import { anything, linesFor } from './lines/situations.ts';
import { aboutNow, isLoss, isSpokenOf, matterNow, toldOf } from './matters/matters.ts';
import { atLength, middle } from './middle.ts';
import { attend } from './moments/attend.ts';
import type { Moment } from './moments/moment.ts';
import { isHardByItself, soundOf } from './mood.ts';
import { oneIn } from './of-one.ts';
import { acknowledgeTurn, goStraight, isBare, openWithout } from './opening.ts';
import { reflect, regretted, saidFeeling } from './reflect.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { sayWho } from './say-who.ts';
import { keyOf } from './sentences.ts';
import type { ListenerState, Stage } from './state.ts';
import { towards } from './suggestions.ts';
import { nearOf, type Told, tellingNamed, tellingsIn } from './tellings/tellings.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** What the lines of a reply are chosen by: the scene, the situation spoken of, and what was just handed back. */
export interface Ground {
  /** Completes 'we were speaking of …'. */
  label: string;
  /** What is so for most people in it, the closest to what was told first. */
  common: readonly string[];
  /** The situation named outright in this very message, and not guessed or only standing from before. */
  named: Topic | undefined;
  /** What they came with, close enough to speak to. */
  moment: Moment | undefined;
  /** How it is told, where no moment knows what it is about: the most telling first. */
  told: readonly Told[];
  /** The reply began at once with what the moment is like. */
  straight: boolean;
  /** What was handed back to them. */
  handedBack: Clause | undefined;
  /** The mood that lines for anything are in: good only where what is told surely is. */
  mood: Mood;
  blanks: Blanks;
}

/** Answers something told, or a wish for help: reflect, make room for the feeling, then one question or one step. */
export function converse(scene: Scene): Situation {
  const { reading, state, draft, turn } = scene;
  state.stage = stageOf(scene);
  const brief = turn.person.length === 'short';
  const reserve = brief ? 13 : 26;

  draft.gentle = reading.heavy || /^(?:bereavement|pet loss|trauma|illness)$/.test(state.topic);
  const name = turn.person.firstName.trim().split(/\s/)[0] ?? '';
  // A name at every turn is a salesman's habit: it is said once, and not by the clock.
  const since = 2 + Math.floor(chanceOf(`${turn.conversationId} name`).next() * 4);
  if (name && state.turn >= since && state.lastName < 0) draft.name = name;
  acknowledgeTurn(scene);
  // What they protested against is not said again in other words: neither the moment nor the way of telling.
  const struck = scene.toWren.protest ? [state.moment, state.telling] : [];
  const found = attend(reading, state, turn.message);
  const attended = found && !struck.includes(found.id) ? found : undefined;
  if (found && !attended) state.moment = '';
  const told = toldIn(scene)
    .filter(({ telling }) => !struck.includes(telling.id))
    .map((one) => ({ ...one, blanks: { ...one.blanks, ...oneIn(scene, one.telling.id, one.isMatter !== true) } }));
  // What only stands open, or is a mood more than an event, gives way to how this very message is told; and every moment to
  // what is known more closely.
  const gives =
    attended &&
    told.length > 0 &&
    (told[0]?.isNear ||
      state.momentSince !== state.turn ||
      attended.general ||
      (told[0]?.isMatter && isWider(attended, scene)) ||
      draft.choose(attended.hear) === undefined);
  const moment = gives ? undefined : attended;
  const taken = moment || told.length > 0 ? undefined : (answerLeft(scene) ?? takeUpThing(scene));
  if (taken) return taken;
  const situation = situationOf(scene);
  const blanks = blanksOf(scene);
  const straight = goStraight(scene, moment, moment ? [] : told, situation.named ? situation.common : [], blanks);
  const isWord = reading.words <= 2 && reading.act === 'share' && told.length === 0;
  const aside = !moment && (isWord || told[0]?.telling.alone);
  const mayHandBack = !isBare(reading) && !aside && isWorthHandingBack(reading);
  const leaning = !mayHandBack
    ? undefined
    : straight
      ? weightiest(reading)[0]
      : reflect(draft, objects(scene) ? withoutThisTalk(reading) : reading, !brief, turn.instead, nearOf(told)?.clause);
  const at = draft.parts.length - 1;
  if (leaning && !straight) draft.parts[at] = sayWho(draft.parts[at] ?? '', reading, state.others, state.openers);
  nameMemory(scene, reserve);
  const back = draft.text.toLowerCase();
  for (const one of state.said)
    if (one.turn === state.turn && back.includes(one.yours.toLowerCase())) one.handedBack = true;
  const handedBack = reading.clauses.filter(({ yours }) => leaning && back.includes(yours.toLowerCase()));
  const sound = soundOf(reading, state.turn);
  const ground: Ground = {
    ...situation,
    moment,
    told,
    straight,
    handedBack: leaning,
    mood: sound === 'hard' && handedBack.length > 0 && !isHardByItself(handedBack) ? 'plain' : sound,
    blanks,
  };
  if (!straight && !leaning) openWithout(scene, ground);
  const inManner = speakInManner(scene, ground.mood, reserve);
  if (state.lastLost === state.turn) return endAsking(scene, sayAgain);
  if (reading.heavy) draft.add(frames.heavy, {}, reserve);
  if (ground.told[0] && !isBare(reading)) {
    state.telling = ground.told[0].telling.id;
    state.tellingSince = state.turn;
  }
  const end: Ending = endingOf(scene, ground);
  const target = scene.least + (turn.person.length === 'long' ? 30 : brief ? 0 : 17) - end.words;
  for (const add of middle(scene, ground, end.isQuiet === true)) {
    if (draft.words >= target) break;
    add(reserve);
  }
  if (turn.person.length === 'long' && !isBare(reading))
    for (const add of atLength(scene, ground)) {
      if (draft.words >= target) break;
      add(reserve);
    }
  // Where the reply began with what is known, its manner is heard after that; what they listed has its place there, too.
  if (!inManner) speakInManner(scene, ground.mood, reserve);
  nameListed(scene, ground, reserve);
  const said = end.say();
  if (draft.name && draft.text.includes(`${draft.name}, `)) state.lastName = state.turn;
  return said;
}

/** A state beside a loss that stands, or a wider name for the loss itself. */
function isWider({ id }: Moment, scene: Scene): boolean {
  const matter = matterNow(scene);
  return matter !== undefined && isLoss(matter) && /^(?:sleep|lonely|crying|grief|pet-died)$/.test(id);
}

/** What is remembered of them and bears on this, once in a talk. */
function nameMemory({ draft, state, turn, reading }: Scene, reserve: number): void {
  if (reading.heavy || draft.parts.length === 0) return;
  const memory = touchedMemory(
    turn.memories.filter((one) => !state.remembered.includes(keyOf(one))),
    turn.message,
  );
  if (memory === undefined) return;
  // 'My mother died in May' needs no reminder that she did.
  const words = memory.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  if (words.filter((word) => !turn.message.toLowerCase().includes(word.slice(0, 5))).length <= 1) return;
  const [, role, name] = /^Your ([\w-]+(?: [\w-]+)?) is called (\p{Lu}[\p{L}'-]+)/u.exec(memory) ?? [];
  const isNamed = name !== undefined && new RegExp(`\\b${name}\\b`).test(turn.message);
  // Whose name is known and was not said is spoken of by name anyway.
  if (name !== undefined && !isNamed) return;
  if (isNamed && new RegExp(`\\bmy ${role}\\b`, 'i').test(turn.message)) return;
  const said = isNamed
    ? draft.add(frames.nameRemembered, { name, role }, reserve)
    : draft.add(
        frames.fromMemory,
        { memory: memory.charAt(0).toLowerCase() + memory.slice(1).replace(/\.$/, '') },
        reserve,
      );
  if (said) state.remembered.push(keyOf(memory));
}

/** A manner is heard in what is said, and not only in how a question begins. */
function speakInManner({ draft, turn, reading, state }: Scene, mood: Mood, reserve: number): boolean {
  const { tone, length } = turn.person;
  if (length === 'short' || reading.heavy || reading.mourning || draft.parts.length === 0) return false;
  if (draft.gentle && /^(?:assertive|corrective|casual)$/.test(tone)) return false;
  // 'Gotcha so far' is no answer to a plain sentence in the middle of what is hard.
  if (mood === 'plain' && (state.felt.length > 0 || state.topic !== '')) return false;
  const own = manner[tone];
  return own !== undefined && draft.add(own[mood], {}, reserve);
}

/** What they listed as weighing on them, or as hoped for, where this message is plainly of it: once in a talk. */
function nameListed({ draft, state, turn, reading }: Scene, { named }: Ground, reserve: number): void {
  const { concerns, goals, length } = turn.person;
  if (!named || draft.gentle || length === 'short' || reading.mood !== 'hard' || state.remembered.includes(listed))
    return;
  const concern = concerns.find((one) => one === concernOf(named));
  const goal = concern ? undefined : goals.find((one) => towards[one] === named);
  const said = concern
    ? draft.add(frames.ofConcern, { concern }, reserve)
    : goal !== undefined && draft.add(frames.ofGoal, { goal }, reserve);
  if (said) state.remembered.push(listed);
}
const listed = 'listed';

/** Something in the last reply was wrong: they say so, or what they were talking about. */
const objects = ({ toWren, reading }: Scene): boolean =>
  toWren.protest !== '' ||
  reading.clauses.some(({ yours }) => /^you(?:'re| were) (?:only |just )?(?:talking|asking) about\b/.test(yours));

/** 'Now I feel I've been reviewed twice': of what was just said to them, and no news to hand back. */
const withoutThisTalk = (reading: Reading): Reading => ({
  ...reading,
  clauses: reading.clauses.filter(
    ({ yours }) => !/\b(?:twice|(?:by )?you too|even (?:by )?you|now you as well)$/.test(yours),
  ),
});

/**
 * A joke handed back is explained, a few words handed back are a parrot's, and what they blame themselves for, said back flat,
 * is agreed with.
 */
function isWorthHandingBack({ likely, words, mood, clauses }: Reading): boolean {
  if (words <= 3 && mood !== 'good') return false;
  if (likely.joke >= 0.5) return false;
  return !(likely.guilt >= 0.3 && clauses.every(({ yours, kind }) => kind === 'fragment' || regretted.test(yours)));
}

/**
 * How this message is told, the nearest first: what is known closely, then what the talk is about and ways of telling. What
 * stood open stands open still for a word or two.
 */
function toldIn(scene: Scene): Told[] {
  const { reading, state, turn } = scene;
  const before = theirMessages(turn);
  const message = inSmall(scene.whole);
  const talk = reading.heavy ? undefined : aboutNow(scene);
  if (isBare(reading))
    return [...stillOpen(state), ...(talk && isSpokenOf(talk, reading) ? [toldOf(talk.matter)] : [])];
  if (reading.heavy) return [];
  const near = happeningsIn(reading, message, plainly(before, 3));
  const tellings = tellingsIn(reading, turn.message);
  const ofLoss = talk !== undefined && isLoss(talk.matter);
  // A feeling that is said outright is met even in a loss.
  const isGeneral = happeningNamed(near[0]?.telling.id ?? '')?.general === true && saidFeeling(reading) === undefined;
  // A loss is what all of it is about; of another matter only what this very message is of it is spoken to.
  const about = talk && isSpokenOf(talk, reading) && (ofLoss || talk.isOfThis) ? [toldOf(talk.matter)] : [];
  const isForemost = talk?.isOfThis === true && talk.matter.foremost === true;
  // What fits a good many gives way to a loss.
  const told =
    isForemost || (ofLoss && isGeneral) ? [...about, ...near, ...tellings] : [...near, ...about, ...tellings];
  return told.filter(({ telling }) => reading.mood !== 'good' || telling.bright);
}

/** A word or two answers what was asked last, and so what was spoken of then is still spoken of. */
function stillOpen(state: ListenerState): Told[] {
  const telling = tellingNamed(state.telling) ?? happeningNamed(state.telling);
  return telling && state.turn - state.tellingSince <= 2 ? [{ telling, clause: undefined, blanks: {} }] : [];
}

/** Explore while little is known; comfort once feelings are out; act when asked, or after a good while. */
function stageOf({ reading, state }: Scene): Stage {
  if (/^(?:advice|step|facts)$/.test(reading.act)) return 'act';
  if (reading.heavy || state.listenOnly) return state.turn <= 3 ? 'explore' : 'comfort';
  if (state.turn <= 3) return 'explore';
  return state.turn >= 6 ? 'act' : 'comfort';
}

/** The situation spoken of. It lends its lines only to a message that names it outright; guessed, it lends its name alone. */
function situationOf(scene: Scene): Pick<Ground, 'label' | 'common' | 'named'> {
  const { reading, state, turn } = scene;
  const outright = (named: Topic) => ({ label: linesFor[named].label, common: commonIn(scene, named), named });
  const standing = state.topic as Topic | '';
  const here = (reading.topics as Topic[]).filter((topic) => namesOutright(topic, reading.text, turn.message));
  if (standing && (here.includes(standing) || (standing === 'inspiration' && reading.topics.length === 0)))
    return outright(standing);
  // Several things named in one breath: what they came with still holds them together.
  if (here[0] && !(here.length > 1 && standing)) return outright(here[0]);
  const { label } = standing ? linesFor[standing] : anything;
  return { label, common: commonNow(scene), named: undefined };
}

function blanksOf({ reading, state, turn }: Scene): Blanks {
  const person = reading.people.find(({ isAnimal }) => !isAnimal);
  return {
    who: person ? spokenOf(person) : latestOther(state.others),
    // How others are to speak of them, for where others did not.
    own: /^\s*([a-z]+)/i.exec(turn.person.pronouns)?.[1]?.toLowerCase(),
    thing: reading.things[0],
    lost: state.lost || undefined,
    fight: /\b(?:fight|fought|argu\w+|row)\b/i.test(reading.text) ? 'fight' : undefined,
  };
}
