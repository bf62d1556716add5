import { weightiest } from '../reading/read-message.ts';
import type { Clause, Reading } from '../reading/reading.ts';
import { concernOf, type Topic } from '../reading/topics.ts';
import type { Blanks, Draft, Lines } from './draft.ts';
import { type Ending, endingOf } from './endings.ts';
import type { Situation } from './follow-ups.ts';
import * as following from './lines/following.ts';
import * as frames from './lines/frames.ts';
import * as short from './lines/short-answers.ts';
import type { SituationLines } from './lines/situation.ts';
import { anything, linesFor } from './lines/situations.ts';
import { attend } from './moments/attend.ts';
import type { Moment } from './moments/moment.ts';
import { isList, nameFeeling, presentFeeling, recall, reflect, sayMore, shapeOf } from './reflect.ts';
import type { Scene } from './reply.ts';
import { announcesChange, type ListenerState, type Stage } from './state.ts';
import type { Telling } from './tellings/telling.ts';
import { type Told, tellingNamed, tellingsIn } from './tellings/tellings.ts';

/** What the lines of a reply are chosen by: the scene, the situation spoken of, and what was just handed back. */
export interface Ground {
  known: SituationLines;
  /** The situation is named in this very message, and not only standing from before. */
  fresh: boolean;
  /** What they came with, close enough to speak to. */
  moment: Moment | undefined;
  /** How it is told, where no moment knows what it is about: the most telling first. */
  told: readonly Told[];
  /** The reply began at once with what the moment is like. */
  straight: boolean;
  leaning: Clause | undefined;
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
  // A name at every turn is a salesman's habit.
  if (name && state.turn >= 2 && state.turn - state.lastName >= 6) draft.name = name;
  acknowledgeTurn(scene);
  const attended = attend(reading, state);
  const told = isBare(reading)
    ? stillOpen(state)
    : reading.heavy
      ? []
      : tellingsIn(reading, turn.message).filter(({ telling }) => reading.mood !== 'good' || telling.bright);
  // What only stands open, or is a mood more than an event, gives way to how this very message is told.
  const gives =
    attended &&
    told.length > 0 &&
    (state.momentSince !== state.turn || attended.general || draft.choose(attended.hear) === undefined);
  const moment = gives ? undefined : attended;
  const situation = situationOf(scene);
  const blanks = blanksOf(scene);
  const straight = goStraight(
    scene,
    moment,
    moment ? [] : told,
    situation.fresh ? situation.known.validate : [],
    blanks,
  );
  const isWord = reading.words <= 2 && reading.act === 'share' && told.length === 0;
  const aside = !moment && (isWord || told[0]?.telling.alone);
  const leaning =
    isBare(reading) || aside ? undefined : straight ? weightiest(reading)[0] : reflect(draft, reading, !brief);
  const ground: Ground = { ...situation, moment, told, straight, leaning, blanks };
  const named = !straight && !leaning && openWithout(scene, ground);
  if (reading.heavy) draft.add(frames.heavy, {}, reserve);
  if (!named && !moment && told.length === 0 && !straight && (!brief || draft.words < 20))
    rationed(scene, 2, () => nameFeeling(draft, reading, reserve));

  if (ground.told[0] && !isBare(reading)) {
    state.telling = ground.told[0].telling.id;
    state.tellingSince = state.turn;
  }
  const end: Ending = endingOf(scene, ground);
  const target = scene.least + (turn.person.length === 'long' ? 30 : brief ? 0 : 8) - end.words;
  for (const add of middle(scene, ground)) {
    if (draft.words >= target) break;
    add(reserve);
  }
  const said = end.say();
  if (draft.name && draft.text.includes(`${draft.name}, `)) state.lastName = state.turn;
  return said;
}

/** A line with their own words in it comes before one that would do for anyone. */
const sayHow = (draft: Draft, { hear }: Telling, blanks: Blanks, reserve: number): boolean =>
  draft.add(
    hear.filter((line) => line.includes('{')),
    blanks,
    reserve,
  ) || draft.add(hear, blanks, reserve);

/** A word or two answers what was asked last, and so what was spoken of then is still spoken of. */
function stillOpen(state: ListenerState): Told[] {
  const telling = tellingNamed(state.telling);
  return telling && state.turn - state.tellingSince <= 2 ? [{ telling, clause: undefined, blanks: {} }] : [];
}

/** Explore while little is known; comfort once feelings are out; act when asked, or after a good while. */
function stageOf({ reading, state }: Scene): Stage {
  if (/^(?:advice|step|facts)$/.test(reading.act)) return 'act';
  if (reading.heavy || state.listenOnly) return state.turn <= 3 ? 'explore' : 'comfort';
  if (state.turn <= 3) return 'explore';
  return state.turn >= 6 ? 'act' : 'comfort';
}

/** The situation whose lines may be used: one spoken of with some weight, best one named in this very message. */
function situationOf({ reading, state }: Scene): Pick<Ground, 'known' | 'fresh'> {
  const standing = state.topic as Topic | '';
  // One word is all they said: then it is what they mean.
  const here = (reading.topics as Topic[]).filter((topic) => reading.words <= 3 || (state.topics[topic] ?? 0) >= 0.85);
  if (standing && (here.includes(standing) || (standing === 'inspiration' && here.length === 0)))
    return { known: linesFor[standing], fresh: true };
  // Several things named in one breath: what they came with still holds them together.
  if (here.length > 1 && standing && !here.includes(standing)) return { known: linesFor[standing], fresh: false };
  if (here[0]) return { known: linesFor[here[0]], fresh: true };
  return { known: standing ? linesFor[standing] : anything, fresh: false };
}

function blanksOf({ reading, state, turn }: Scene): Blanks {
  const people = reading.people.filter((one) => !/\b(?:dog|cat|puppy|kitten|pet|horse|rabbit)$/.test(one.who));
  return {
    who: people[0]?.who ?? state.people.at(-1),
    // How others are to speak of them, for where others did not.
    own: /^\s*([a-z]+)/i.exec(turn.person.pronouns)?.[1]?.toLowerCase(),
    thing: reading.things[0],
    lost: state.lost || undefined,
    fight: /\b(?:fight|fought|argu\w+|row)\b/i.test(reading.text) ? 'fight' : undefined,
  };
}

/** Says so when they have moved on to something else, so that the change is theirs and seen. */
function acknowledgeTurn({ reading, state, draft, was }: Scene): void {
  const here = reading.topics[0] as Topic | undefined;
  const old = was as Topic | '';
  if (
    !here ||
    !old ||
    state.turn < 3 ||
    (reading.topics as string[]).includes(old) ||
    concernOf(here) === concernOf(old)
  )
    return;
  if (announcesChange.test(reading.text)) draft.add(frames.turns, { old: linesFor[old].label }, 30);
}

/** 'Both', 'the second one': which of two things that were asked. */
const picks =
  /^(?:both|neither|either|all of (?:it|them)|(?:the )?(?:first|second|last|other|former|latter)(?: one)?|a bit of both)[.!]*$/i;

export const isBare = (reading: Reading): boolean =>
  picks.test(reading.text) ||
  /^(?:sigh|silence|puzzled)$/.test(reading.detail) ||
  reading.detail === 'laugh' ||
  (/^(?:yes|no|unsure)$/.test(reading.act) &&
    reading.words <= 6 &&
    (reading.act === 'unsure' || !reading.clauses.some(({ kind }) => kind !== 'fragment')));

/** Lets a set phrase through once in `gap` turns. */
function rationed({ state }: Scene, gap: number, add: () => boolean): boolean {
  if (state.turn - state.lastPhrase < gap || !add()) return false;
  state.lastPhrase = state.turn;
  return true;
}

/** Now and then a reply says at once what such a moment is like, with a word of theirs in it, and hands nothing back first. */
function goStraight(
  { reading, state, draft }: Scene,
  moment: Moment | undefined,
  told: readonly Told[],
  validate: Lines,
  blanks: Blanks,
): boolean {
  if (state.turn < 2 || isBare(reading) || reading.mood === 'good' || reading.act !== 'share' || reading.heavy)
    return false;
  if (moment && state.momentSince !== state.turn) return false;
  // What was told in two parts, or as a list, is handed back whole.
  if (reading.clauses.filter(({ kind }) => kind !== 'fragment').length > 1 || reading.clauses.some(isList))
    return false;
  const own = stems(reading.text);
  const first = told[0];
  const lines = moment?.hear ?? first?.telling.hear ?? ('length' in validate ? validate : []);
  // A line that leaves room for their words, or shares one with them, shows by itself that it is about what they said.
  const near = lines.filter(
    (line) => /\{(?:did|not|word|Word)\}/.test(line) || stems(line).some((stem) => own.includes(stem)),
  );
  return near.length > 0 && draft.even() && draft.add(near, { ...blanks, ...first?.blanks }, 12);
}

const small =
  /^(?:that|this|with|have|just|what|when|they|them|from|about|your|been|were|will|would|could|should|because|really|like|know|thing|things|think|feel|feels|going|want|even|then|than|there|does|very|much|some|only|over|into|also|after|before|here|more|being|make|makes|something|anything|nothing|always|never)$/;
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !small.test(word)).map((word) => word.slice(0, 5));

/** Nothing could be handed back: a word or two, a wish for help, a feeling alone, or words that were not understood. Answers whether a feeling was named. */
function openWithout(scene: Scene, { moment, told }: Ground): boolean {
  const { reading, draft } = scene;
  if (reading.detail === 'laugh') draft.add(short.laughing);
  else if (reading.detail === 'sigh') draft.add(short.sighing);
  else if (reading.detail === 'silence') draft.add(short.silent);
  else if (reading.detail === 'puzzled') draft.add(short.puzzled);
  else if (picks.test(reading.text)) draft.add(short.oneWord, { c: reading.text.replace(/[.!]+$/, '').toLowerCase() });
  else if (reading.act === 'unsure') draft.add(short.notKnowing);
  else if (/^(?:fine|ok(?:ay)?|alright|all right),? (?:then,? )?i (?:won't|will not)\b/i.test(reading.text))
    draft.add(short.notYet);
  else if (/^not (?:yet|now|today|ready)/i.test(reading.text)) draft.add(short.notYet);
  else if (reading.act === 'yes') draft.add(short.agreeing);
  else if (reading.act === 'no') draft.add(short.disagreeing);
  else if (/^(?:advice|step)$/.test(reading.act)) draft.add(following.askedForHelp);
  else if (reading.act === 'facts') draft.add(following.informing);
  else if (presentFeeling(reading)) return nameFeeling(draft, reading);
  else if (reading.emoji && reading.words === 0) draft.add(short.pictured);
  else if (reading.words <= 6 && reading.text.endsWith('?')) draft.add(short.wondered);
  else if (
    reading.words <= 2 &&
    told.length === 0 &&
    /^(?!why|what|how|who|where|when)[a-z' ]+[.!]*$/i.test(reading.text)
  )
    draft.add(short.oneWord, { c: reading.clauses[0]?.yours ?? reading.text.replace(/[.!?]+$/, '').toLowerCase() });
  else if (moment || told.length > 0) return false;
  else if (reading.words <= 4) draft.add(short.fewWords);
  else draft.add(short.lost);
  return false;
}

/** What may stand between the reflection and the end, in the order it is wanted. */
function middle(scene: Scene, ground: Ground): ((reserve: number) => boolean)[] {
  const { draft, state, reading } = scene;
  const { known, fresh, leaning } = ground;
  const { mood } = reading;
  const one = (lines: Lines) => (reserve: number) => draft.add(lines, ground.blanks, reserve);
  const phrase = (lines: Lines, gap: number) => (reserve: number) => rationed(scene, gap, () => one(lines)(reserve));
  // Lines that fit many things are said one to a reply: two in a row are heard as filling.
  let isGeneral = false;
  const once = (lines: Lines) => (reserve: number) => {
    if (isGeneral || !one(lines)(reserve)) return false;
    isGeneral = true;
    return true;
  };
  const answer = once(leaning && leaning.kind !== 'fragment' ? following.answering[shapeOf(leaning)] : []);
  const validate = one(fresh && !ground.straight ? known.validate : []);
  const notice = one(fresh ? known.notice : []);
  const affirm = (reserve: number) => {
    // Praise at every turn is heard as a habit.
    if (state.turn - state.lastAffirm < 5 || !phrase(frames.affirmations, 5)(reserve)) return false;
    state.lastAffirm = state.turn;
    return true;
  };
  const remember = (reserve: number) => recall(draft, state, reading, reserve);
  const more = (reserve: number) => sayMore(draft, reading, reserve);
  if (/^(?:advice|step|facts)$/.test(reading.act)) return ground.moment ? [] : [validate];
  const spoken = one(ground.moment?.hear ?? []);
  const [how, besides] = ground.told.map(
    ({ telling, blanks }) =>
      (reserve: number) =>
        sayHow(draft, telling, { ...ground.blanks, ...blanks }, reserve),
  );
  const heard = how ? [how] : [];
  // A second line only where the first was short and little of theirs could be handed back.
  const again = (reserve: number) => draft.words < 29 && spoken(reserve);
  const also = (reserve: number) => draft.words < 29 && (besides?.(reserve) ?? false);
  const further = (reserve: number) => draft.words < 29 && (how?.(reserve) ?? false);
  if (mood === 'good') return ground.told[0]?.telling.alone ? heard : [spoken, ...heard, one(frames.gladness), more];
  if (isBare(reading)) return [spoken, ...heard];
  if (ground.moment) return ground.straight ? [more, again] : [spoken, more, remember, also, again];
  if (ground.told[0]?.telling.alone && !ground.moment) return heard;
  if (how)
    return ground.straight
      ? [more, also, further]
      : [how, more, remember, also, ...(fresh ? [validate] : []), further, affirm];
  // Lines that know the situation come first when it was named just now; else those that lean on the last thing said.
  const near = fresh && draft.even() ? [validate, answer] : [answer, validate];
  if (mood === 'plain')
    return [
      more,
      fresh
        ? validate
        : reading.words <= 3
          ? spoken
          : /^(?:belief|inability|wish)$/.test(leaning?.kind ?? '')
            ? answer
            : once(following.plainly),
      remember,
      notice,
    ];
  if (state.stage === 'explore') return [...near, more, notice, affirm];
  return [remember, ...near, more, notice, affirm];
}
