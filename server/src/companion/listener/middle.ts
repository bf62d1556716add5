import { weightiest } from '../reading/read-message.ts';
import { courtesy } from '../reading/weigh.ts';
import type { Ground } from './converse.ts';
import type { Blanks, Draft, Lines } from './draft.ts';
import { nodding, validating } from './lines/for-anything.ts';
import { moreOf } from './lines/frames.ts';
import { aboutNow } from './matters/matters.ts';
import { isBare } from './opening.ts';
import { few, isAside, isConceded, isSayable, mostShort, nameFeeling, recall } from './reflect.ts';
import type { Scene } from './reply.ts';
import { sharingWords } from './sentences.ts';
import { firstOf, nearOf, type Told } from './tellings/tellings.ts';

/** With fewer words said, there is room for a second thing that is known closely. */
const roomForMore = 34;
/** And with fewer than these, for a word of validation: it is short, and nothing to think about. */
const roomToValidate = 38;
/** And with fewer than these, for a second thing that was told. */
const roomForSecond = 26;
/**
 * What may stand between their words and the end. One thing is said to what was told, by whatever knows most of it: a moment
 * that was recognised, the way it was told, the situation named outright, or the kind of thing it is.
 */
export function middle(scene: Scene, ground: Ground, isQuiet: boolean): ((reserve: number) => boolean)[] {
  const { draft, reading, state } = scene;
  const { named, moment, straight } = ground;
  const one = (lines: Lines) => (reserve: number) => draft.add(lines, ground.blanks, reserve);
  const common = (reserve: number) => ground.common.some((line) => one([line])(reserve));
  const commonHere = (reserve: number) => named !== undefined && common(reserve);
  if (/^(?:advice|step|facts)$/.test(reading.act)) return moment ? [] : [commonHere];
  const [how] = ground.told.map(
    ({ telling, blanks }) =>
      (reserve: number) =>
        sayHow(scene, telling, { ...ground.blanks, ...blanks }, reserve),
  );
  if (ground.told[0]?.telling.alone && !moment) return how ? [how] : [];
  const second = (reserve: number) =>
    ground.handedBack !== undefined && !scene.toWren.protest && draft.words < roomForSecond && sayMore(scene, reserve);
  // Where all else was said and it is little, what was told before is there with it.
  const stillTold = (reserve: number) => recall(draft, state, reading, reserve, true);
  // A word that would do for anyone is said once.
  let isNodded = false;
  const validate = (reserve: number) => !isNodded && mayValidate(scene, ground) && one(validating)(reserve);
  const about = aboutNow(scene);
  const ofMatter = (reserve: number) =>
    about?.isOfThis === true && draft.words < roomForMore && one(unsaidIn(draft, about.matter.hear))(reserve);
  // What is known closely needs nothing beside it that would do for anyone.
  if (nearOf(ground.told) && how) {
    const more = (reserve: number) => draft.words < roomForMore && how(reserve);
    return straight ? [more, more, ofMatter, validate] : [second, how, more, more, ofMatter, validate, stillTold];
  }
  const spoken = (reserve: number) =>
    [firstOf(moment?.hear ?? []), moment?.hear ?? []].some((lines) => one(lines)(reserve));
  // What was recognised by its own words comes first; a moment that is no more than a mood gives way to how it is told.
  const particular = moment && !moment.general ? [spoken] : [];
  const nearest = [...particular, ...(how ? [how] : []), spoken, commonHere];
  // A reply that began at once with the moment has said what is nearest.
  const answer = (reserve: number) => !straight && nearest.some((add) => add(reserve));
  // A word that would do for anyone stands beside theirs alone.
  const nod = (reserve: number) => {
    isNodded = draft.parts.length < 2 && !reading.heavy && one(nodding[ground.mood])(reserve);
    return isNodded;
  };
  const either = (reserve: number) => answer(reserve) || (!straight && (common(reserve) || nod(reserve)));
  if (isBare(reading)) return [either];
  // Named only where they named it: a feeling read into words is a guess.
  const feeling = (reserve: number) =>
    !/\bas (?:though|if)\b/i.test(reading.text) && nameFeeling(draft, reading, reserve);
  const earlier = (reserve: number) => recall(draft, state, reading, reserve);
  // Where little was said, there is room for a second thing.
  const further = (reserve: number) => draft.words < (isQuiet ? 42 : 38) && answer(reserve);
  // What is known of the talk says more beside a few words than anything that would do for anyone.
  const again = (reserve: number) => draft.words < roomForMore && answer(reserve);
  if (reading.words <= few && !moment && ground.told[0]?.isMatter)
    return [answer, earlier, again, again, validate, stillTold];
  // A few words are answered with what is known from before, and there is room for it; many speak for themselves.
  const forAnyone = (reserve: number) => common(reserve) || nod(reserve);
  if (reading.words <= few && !moment)
    return [feeling, answer, earlier, ...(straight ? [] : [forAnyone, further, common, validate, stillTold])];
  if (reading.words <= few) return [earlier, either, further, further, common, validate, stillTold];
  return moment
    ? [second, earlier, either, further, further, common, validate, stillTold]
    : [second, earlier, feeling, either, further, common, validate, stillTold];
}

/** Only to what is hard, and in a loss only beside what was recognised: said for its own sake, it belittles. */
function mayValidate({ draft, reading }: Scene, { mood, told }: Ground): boolean {
  if (reading.heavy || draft.words >= roomToValidate) return false;
  const [first] = told;
  const isNear = first?.isNear === true;
  return mood === 'hard' ? isNear || !draft.gentle : mood === 'plain' && isNear && !first.telling.bright;
}

/** As much as a thing weighs that is told for its own sake, and as many words as tell one. */
const weighty = 1.5;
const fewestTold = 5;
/** Of what was said before, or hoped, or thought of it: nothing that is told. */
const onlyOfIt =
  /^(?:that|this|it|those|these|no|yes)\b|^you(?:'d| would)? (?:know|hope|think|guess|agree|like to|love to|wonder|believe|feel like)\b|^you(?:'re| are) (?:doing )?(?:ok|okay|fine|good|sure)\b/;

/** How much of a sentence is in words that the reply has already. */
function shareSaid(text: string, sentence: string): number {
  const said = new Set(text.toLowerCase().match(/[\p{L}']{4,}/gu) ?? []);
  const words = sentence.toLowerCase().match(/[\p{L}']{4,}/gu) ?? [];
  return words.length === 0 ? 1 : words.filter((word) => said.has(word)).length / words.length;
}

/** Hands back a second thing that this message tells, next to the first. */
function sayMore({ draft, reading }: Scene, reserve: number): boolean {
  // 'She' may stand there by her name, and the same be said in a second way.
  const isSaid = (yours: string) => shareSaid(draft.text, yours) >= 0.5;
  const second = weightiest(reading).find(
    (one) =>
      isSayable(one) &&
      !/^(?:fragment|belief)$/.test(one.kind) &&
      one.weight >= weighty &&
      one.yours.split(' ').length >= fewestTold &&
      one.yours.split(' ').length <= mostShort &&
      !onlyOfIt.test(one.yours) &&
      !courtesy.test(one.yours) &&
      !isConceded(one, reading) &&
      !isAside(one, reading) &&
      !isSaid(one.yours),
  );
  return second !== undefined && draft.parts.length > 0 && draft.add(moreOf, { d: second.yours }, reserve);
}

/** So many of the ways in which it was told are spoken to at length. */
const furthest = 2;
/** A line with more of its words in the reply already says nothing further. */
const mostShared = 0.35;

/** What would not say over again in other words what the reply says already. */
const unsaidIn = (draft: Draft, lines: readonly string[]): string[] =>
  lines.filter((line) => shareSaid(draft.text, line) < mostShared);

/** What else there is to say to somebody who likes long replies: a second thing they told, and more of what is known of it. */
export function atLength(scene: Scene, ground: Ground): ((reserve: number) => boolean)[] {
  const { draft, state, reading } = scene;
  const { common, named, moment, told } = ground;
  const unsaid = (lines: readonly string[]): string[] => unsaidIn(draft, lines);
  const sayings = told.slice(0, furthest).map(
    ({ telling, blanks }) =>
      (reserve: number) =>
        sayHow(scene, { ...telling, hear: unsaid(telling.hear) }, { ...ground.blanks, ...blanks }, reserve),
  );
  const nearest = sayings.slice(0, 1);
  const ofMoment = (reserve: number) => draft.add(unsaid(moment?.hear ?? []), ground.blanks, reserve);
  const ofCommon = (reserve: number) => draft.add(unsaid(named ? common : []), ground.blanks, reserve);
  const about = aboutNow(scene);
  const ofMatter = (reserve: number) =>
    about?.isOfThis === true && draft.add(unsaid(about.matter.hear), ground.blanks, reserve);
  return [
    (reserve) => ground.handedBack !== undefined && sayMore(scene, reserve),
    ...nearest,
    ofMoment,
    ofCommon,
    ...nearest,
    ofMoment,
    ...sayings.slice(1),
    ofMatter,
    ofCommon,
    ...sayings,
    (reserve) => recall(draft, state, reading, reserve),
  ];
}

/**
 * What anybody would say first comes first; then a line with their own words in it before one that has a word of theirs, and
 * that before one that has none.
 */
const sayHow = ({ draft, reading }: Scene, { hear }: Told['telling'], blanks: Blanks, reserve: number): boolean =>
  [firstOf(hear), hear.filter((line) => line.includes('{')), sharingWords(hear, reading.text), hear].some((lines) =>
    draft.add(unsaidIn(draft, lines), blanks, reserve),
  );
