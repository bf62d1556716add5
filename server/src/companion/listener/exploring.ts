import { isMood, type Topic } from '../reading/topics.ts';
import { unfelt } from '../reading/unfelt.ts';
import type { Blanks } from './draft.ts';
import { normalising } from './lines/normalising.ts';
import { particulars } from './lines/particulars/particulars.ts';
import { theOne, topicsOfOne } from './of-one.ts';
import type { Scene } from './reply.ts';
import { settledTopic } from './state.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** The last messages in which it may have been told already. */
const far = 12;
/**
 * The last ones in which it stands that something is so for most, where this one is short: what was told long before is not what
 * it is about.
 */
const near = 1;

/** What a listener would want to know of a situation, or what is so for most in it: as far as it holds for what was told. */
interface Conditional {
  when?: RegExp;
  unless?: RegExp;
}

/**
 * Asks for what a listener would want to know next, and was not told, of the situation the talk is about. Nothing is asked
 * of it under a message that is plainly of other things, unless it names one outright (`named`). Answers whether it was.
 */
export function askParticular(scene: Scene, named?: Topic, blanks: Blanks = {}): boolean {
  const topic = named ?? nowOf(scene);
  if (topic === undefined) return false;
  const all = topicsOfOne.test(topic) ? { ...blanks, one: theOne(scene) } : blanks;
  return fitting(scene, particulars[topic], far).some(({ ask }) => scene.draft.add([ask], all));
}

/**
 * The same where the message only names nothing else, as an answer in the middle of a talk does: nearer than any question that
 * would do for anyone. A mood has no such questions, and what was done to somebody is not gone back to unasked.
 */
export function askParticularStill(scene: Scene): boolean {
  const topic = stillOf(scene);
  return topic !== undefined && askParticular(scene, topic);
}

/** The situation the talk is about, where this message only names nothing else. */
function stillOf({ reading, state, turn }: Scene): Topic | undefined {
  const topic = settledTopic(state, reading);
  return topic !== undefined &&
    !isMood(topic) &&
    topic !== 'trauma' &&
    !reading.heavy &&
    reading.mood !== 'good' &&
    /^(?:share|yes|no|unsure)$/.test(reading.act) &&
    reading.topics.every((one) => one === topic) &&
    !reacting.test(inSmall(turn.message))
    ? topic
    : undefined;
}

/** Said to what was said to them: a question, thanks, agreement, or a plan to do as was suggested. */
const reacting =
  /\?|\b(?:thanks?|thank you|thx|appreciate|(?:good|great|nice|wonderful|excellent) (?:idea|point|advice|tips?|suggestions?|question|to hear)|sounds? (?:like |really |very )?(?:an? )?(?:good|great|nice|helpful|interesting|it could)|i(?:'ll| will| am going to|'m going to|'m just going to| could| might| may| can| would| should| actually)? (?:(?:definitely|probably|just|also|maybe|even|have to|need to|start|give) )*(?:try|check|look into|give it|consider|do that|start checking|do so|agree|love (?:that|your)|like (?:that|your))|maybe i|you(?:'re| are) (?:right|so|very|kind|welcome)|i hope so|(?:that|it)(?:'s| is| was| has been|'s been)? (?:\w+ )?(?:true|helpful|helping|helps?|good|great|nice|kind|funny|interesting)|makes? sense|improve my|glad|wise words|haha|lol|your (?:style|work|job|name))\b/;

/** As many words as leave room for something that is so for most: who tells more is answered by what was told. */
const roomy = 12;
/** The same where the situation is the first it names. */
const roomyFirst = 20;
/** And as many as leave room for it where all of it is of that situation. */
const most = 40;

/**
 * What is so for most people in a situation, the closest to what was told first: where little else was told, or where this very
 * message is of it and says how it feels, or names nothing else. What is so only where a thing was told stands by that thing.
 */
export function commonIn(scene: Scene, topic: Topic): readonly string[] {
  const { topics, words } = scene.reading;
  if (!isNow(scene)) return [];
  const all = normalising[topic] ?? [];
  const isFelt = scene.state.felt.some(({ turn }) => turn === scene.state.turn);
  const isOfIt = topics.length === 0 ? !isMood(topic) : isFelt && topics.length <= 2 && topics.includes(topic);
  const isOfItAlone = topics.length === 1 && topics[0] === topic;
  const isOfItFirst = topics.length <= 2 && topics[0] === topic && words <= roomyFirst;
  const isPlainly = isOfIt || isOfItFirst || words <= roomy;
  const lines = isPlainly ? all : isOfItAlone ? all.filter(({ when }) => when) : [];
  return words <= most ? fitting(scene, lines, words <= roomy ? near : 0).map(({ say }) => say) : [];
}

/** 'I was depressed last year', 'I'm not ashamed of it': of what is long over, or said not to be felt, nothing is so for most. */
const isNow = ({ reading: { feelings, text } }: Scene): boolean =>
  feelings.some(({ negated, past }) => !negated && !past) ||
  (text.search(unfelt) < 0 && !(feelings.length > 0 && longAgo.test(text)));

const longAgo =
  /\b(?:last (?:year|spring|summer|autumn|winter)|(?:years?|months) ago|in (?:19|20)\d\d|as an? (?:kid|child|teen\w*|student)|back then|used to|when i was (?:\d+|young|little|small|a \w+|at (?:school|uni\w*|college))|at the time|once)\b/i;

/** The same of the situation the talk is about, where it is told as something hard. */
export function commonNow(scene: Scene): readonly string[] {
  const topic = scene.reading.mood === 'hard' || scene.state.felt.length > 0 ? nowOf(scene) : undefined;
  return topic ? commonIn(scene, topic) : [];
}

/** As few words as tell of nothing else. */
const few = 5;

/** The situation the talk is about, where this message names it, is hard like it, or is too short to be about anything else. */
function nowOf({ reading, state }: Scene): Topic | undefined {
  const topic = reading.heavy || reading.mood === 'good' ? undefined : settledTopic(state, reading);
  if (!topic) return undefined;
  const isOfIt = reading.topics.includes(topic) || (reading.topics.length === 0 && reading.mood === 'hard');
  return isOfIt || reading.words <= few ? topic : undefined;
}

function fitting<Line extends Conditional>(
  { turn, whole }: Scene,
  lines: readonly Line[] = [],
  back: number,
): readonly Line[] {
  const toldIn = (count: number) => [...plainly(theirMessages(turn), count), inSmall(whole)].join('\n');
  const [all, lately] = [toldIn(far), toldIn(back)];
  return lines.filter(({ when, unless }) => (!when || when.test(lately)) && !unless?.test(all));
}
