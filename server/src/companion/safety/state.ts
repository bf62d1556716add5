import { type CrisisNeed, crisisNeeds } from '@wren/contract/crisis.ts';
import {
  answerOf,
  goesOn,
  howOften,
  isPlainYes,
  isSomewhere,
  isStoryInstead,
  names,
  refusal,
  toldTo,
  willDoIt,
} from './answers.ts';
import { type Assessment, atLeast, calm, graver, isCrisis, type Level, levels } from './assessment.ts';
import { heardClear, heardLoud, ruleDoubted } from './classifier/weigh-both.ts';
import { denialIn, isPlainlyMisread, withoutDenials } from './denials.ts';
import { withoutEchoes } from './explanations.ts';
import {
  areAway,
  areNear,
  asksWhat,
  asksWhether,
  blamesSelf,
  feelsFine,
  goesWithIt,
  hasNowhere,
  howToStop,
  type Moment,
  momentOf,
  noPlan,
  theyAreSafe,
} from './moments.ts';
import { doneThen } from './past.ts';
import { screen } from './screen.ts';
import { askedBySound, isFaint, isFaintInPassing, isTooFaint, soundsOnly } from './sounds.ts';

/** What Wren last asked straight out, so that a short answer can be read. */
export const questions = ['suicide', 'plan', 'means', 'company', 'safe', 'hurt', 'apart', 'doubt'] as const;
export type Question = (typeof questions)[number];
/** Those that a reply of Wren's own puts; `doubt` is the soft one at the end of an ordinary reply. */
export type Straight = Exclude<Question, 'doubt'>;

/** What a conversation remembers about danger between its turns (JSON). Holds no word of the person. */
export interface SafetyState {
  /** The gravest level of late, as it stood at `at`; it decays (`levelNow`). */
  level: Level;
  need: CrisisNeed | undefined;
  /** ISO 8601: when it was last raised. */
  at: string;
  /** The question of Wren's last reply, if it was one of ours. */
  asked: Question | undefined;
  /** Crisis replies given so far. */
  replies: number;
  /** They said no to the crisis line: it stays on the screen and is not urged again. */
  lineRefused: boolean;
  /** Neutral turns since the last sign of danger. */
  quiet: number;
  /** What Wren's own words were last about, as long as that talk goes on. */
  near: CrisisNeed | undefined;
  /** Nothing but the sound of their words has alarmed so far. */
  bySound: boolean;
  /** They said that there is no such danger: the sound of words alone asks nothing more. */
  denied: boolean;
  /** How many messages in a row were answered urgently for what was said before them alone. */
  still: number;
}

export const noState: SafetyState = {
  level: 'none',
  need: undefined,
  at: new Date(0).toISOString(),
  asked: undefined,
  replies: 0,
  lineRefused: false,
  quiet: 0,
  near: undefined,
  bySound: false,
  denied: false,
  still: 0,
};

/** Reads what was kept; anything unreadable is the state of a new conversation. */
export function readState(kept: unknown): SafetyState {
  if (typeof kept !== 'object' || kept === null) return noState;
  const from = kept as Partial<Record<keyof SafetyState, unknown>>;
  return {
    level: levels.find((level) => level === from.level) ?? 'none',
    need: crisisNeeds.find((need) => need === from.need),
    at: typeof from.at === 'string' && !Number.isNaN(Date.parse(from.at)) ? from.at : noState.at,
    asked: questions.find((question) => question === from.asked),
    replies: Number.isInteger(from.replies) ? Number(from.replies) : 0,
    lineRefused: from.lineRefused === true,
    quiet: Number.isInteger(from.quiet) ? Number(from.quiet) : 0,
    near: crisisNeeds.find((need) => need === from.near),
    bySound: from.bySound === true,
    denied: from.denied === true,
    still: Number.isInteger(from.still) ? Number(from.still) : 0,
  };
}

const hour = 3_600_000;

/** The level that still counts: imminent for a day, then elevated for three, then a watchful `low` until a week is over. */
export function levelNow(state: SafetyState, now: Date): Level {
  const age = (now.getTime() - Date.parse(state.at)) / hour;
  if (age > 7 * 24 || state.level === 'none') return 'none';
  if (state.level === 'imminent' && age <= 24) return 'imminent';
  if (atLeast(state.level, 'elevated') && age <= (state.level === 'imminent' ? 4 : 3) * 24) return 'elevated';
  return 'low';
}

/** How a reply is owed. */
export type Care =
  /** The whole protocol. */
  | 'crisis'
  /** Only a sound, and no outcry: an ordinary reply that ends in one soft question, with the card beside it. */
  | 'wonder'
  /** The same, faint and in the middle of a calm talk: an ordinary reply that ends in an open question of how bad it gets. */
  | 'probe'
  /** Told as long past, and done to them: a word of belief before an ordinary reply, with the help beside it. */
  | 'then'
  /** They said that it is nothing like that: a word of apology, and back to what they were telling. */
  | 'corrected'
  /** Danger was spoken of not long ago: an ordinary reply with a gentle check-in now and then; the card stays reachable. */
  | 'after'
  /** A need with a plan of its own but no crisis of the writer: someone else, an age below 18. */
  | 'aside'
  /** An answer to Wren's own words in one of these: they go on, without showing the card anew. */
  | 'talk'
  | 'none';

/** Whether the reply ends in a question of Wren's own about what only sounded like danger. */
export const endsInOwnQuestion = (care: Care): boolean => care === 'wonder' || care === 'probe';

export interface Followed {
  /** The message as it is to be understood here: what it says itself, and what it answers. */
  assessment: Assessment;
  state: SafetyState;
  care: Care;
  /** Under `talk`: what was said to Wren's own words. */
  moment: Moment | 'yes' | 'no' | undefined;
  /** Under `after`: a check-in is due in this very reply. */
  checkIn: boolean;
}

/** Reads a message in the light of the conversation: the answer to our own question, a refusal, a quiet turn after danger. */
export function follow(before: SafetyState, heard: Assessment, message: string, now: Date): Followed {
  const carried = levelNow(before, now);
  const found = isTooFaint(before, carried, heard) ? calm : asHeardHere(before, carried, heard);
  if (isDenied(before, carried, found, message, now)) return correct(before, found);
  const isLetGo = wasOnlySound(before, carried) && goesOn(found, message);
  if (isLetGo || isPlayedDown(before, carried, found, message, now)) return resume(before, carried, found);
  const refused = (atLeast(carried, 'elevated') || isCrisis(found)) && refusal.test(message.replaceAll('’', "'"));
  const assessment = read(before, carried, found, message, { refused, now });
  const raised = isCrisis(assessment);
  const grave = raised && atLeast(assessment.level, carried);
  const state: SafetyState = {
    level: raised ? graver(assessment.level, carried) : carried,
    need: raised ? assessment.need : before.need,
    at: grave || (!raised && assessment.need !== undefined && carried === 'none') ? now.toISOString() : before.at,
    asked: undefined,
    replies: carried === 'none' && !raised && before.near === undefined ? 0 : before.replies,
    lineRefused: refused || (carried !== 'none' && before.lineRefused),
    quiet: raised || assessment.need !== undefined ? 0 : before.quiet + 1,
    near: before.quiet < turnsOf(before) ? before.near : undefined,
    bySound: raised
      ? soundsOnly(assessment) && (before.bySound || carried === 'none')
      : before.bySound || (carried === 'none' && soundsOnly(assessment)),
    denied: before.denied && !raised,
    still: assessment.reasons.includes(stillUrgent) ? before.still + 1 : raised ? 0 : before.still,
  };
  const moment = raised || assessment.need ? undefined : momentIn(before, assessment, message, now);
  const wonders = isFaint(assessment) && (carried === 'none' || carried === 'low' || before.bySound);
  if (wonders && isFaintInPassing(before, carried, assessment)) return probe(before, assessment);
  const care = wonders
    ? 'wonder'
    : raised
      ? 'crisis'
      : assessment.reasons.includes(doneThen)
        ? 'then'
        : assessment.need
          ? 'aside'
          : moment
            ? 'talk'
            : atLeast(carried, 'elevated')
              ? 'after'
              : 'none';
  // Whoever told of their own danger before goes on being heard in it.
  const isBeside = care === 'aside' && atLeast(carried, 'elevated');
  if ((wonders || care === 'crisis' || care === 'aside') && !isBeside) state.near = assessment.need;
  // Asked at the end of an ordinary reply, whoever gives it.
  if (wonders && assessment.need !== 'minor') state.asked = 'doubt';
  const checkIn = care === 'after' && !state.bySound && !state.denied && state.quiet % 3 === 1;
  return { assessment, state, care, moment, checkIn };
}

/** Whether nothing but the sound of words has made Wren ask, and the talk about it is still open. */
function wasOnlySound(before: SafetyState, carried: Level): boolean {
  return askedBySound(before, carried) && before.near !== undefined;
}

/**
 * Whether they say that there is no such danger. A mere no denies what was asked softly; what a rule or a loud sound asked
 * about is denied in so many words, and urgent words by the protest of somebody who was misread. What is left of the message
 * without its denial outweighs it where it is a danger of its own.
 */
function isDenied(before: SafetyState, carried: Level, found: Assessment, message: string, now: Date): boolean {
  const doubted = before.asked === 'doubt' || askedBySound(before, carried);
  const isOpen = before.asked !== undefined || isTalking(before, now);
  if (!(isOpen || atLeast(carried, 'elevated'))) return false;
  const denial = denialIn(message) ?? (doubted && found.denied && !noPlan.test(message) ? 'outright' : undefined);
  if (!denial || (denial === 'plainly' && before.asked === 'safe' && notSafe.test(message))) return false;
  const isTaken = before.need === 'medical-emergency';
  if (carried === 'imminent' && (isTaken || !isPlainlyMisread(message))) return false;
  // What only hands Wren's word back is none of theirs.
  const isOwnWord = isCrisis(found) && !found.reasons.includes('judge');
  const said = isOwnWord ? screen(withoutEchoes(message.replaceAll('’', "'"))) : found;
  // A rule may hear the very words that are denied: "I'm not hearing voices". Of their own life it is believed all the same.
  if (
    isCrisis(said) &&
    !soundsOnly(said) &&
    (isOwnLife(said.need) || said.level === 'imminent' || denial !== 'outright')
  )
    return false;
  const beside = isOwnWord ? screen(withoutDenials(message)) : found;
  if (isCrisis(beside) && !soundsOnly(beside)) return false;
  if (denial === 'outright') return !beside.reasons.includes(doubted ? heardLoud : heardClear);
  return doubted && before.asked !== undefined && !beside.reasons.includes(heardClear);
}

/** A no to whether they are safe denies no danger. */
const notSafe = /^\W*(?:no+|nope|nah|not (?:really|at all))(?:\W+(?:i'?m|i am|im|we'?re) not.*|\W+really)?\W*$/i;

/**
 * Whether they make nothing of what a rule heard others do to them, or heard them fear to do: it still counts, and is not gone
 * on about.
 */
function isPlayedDown(before: SafetyState, carried: Level, found: Assessment, message: string, now: Date): boolean {
  const byOthers = before.near === 'abuse' || before.near === 'sexual-assault' || before.near === 'violence';
  if (!byOthers || carried === 'imminent' || isCrisis(found) || denialIn(message) === undefined) return false;
  if (before.asked === 'safe' && notSafe.test(message)) return false;
  const moment = momentIn(before, found, message, now);
  return moment === undefined || moment === 'told';
}

/** Believed, and so said no more of: only what a rule hears, or an outcry, is danger again in this talk. */
function correct(before: SafetyState, { register }: Assessment): Followed {
  const state: SafetyState = { ...noState, lineRefused: before.lineRefused, quiet: before.quiet + 1, denied: true };
  const assessment = { ...calm, denied: true, register };
  return { assessment, state, care: 'corrected', moment: 'no', checkIn: false };
}

const isOwnLife = (need: CrisisNeed | undefined): boolean =>
  need === 'suicide' || need === 'self-harm' || need === 'medical-emergency';

/** 'She says she is fine' is no news of her being so. */
const isOnlySaid = /\b(?:she|he|they) (?:just |only |always )?(?:says?|said|claims?|swears?|insists?|pretends?)\b/i;

/** 'No, I can't tell my mum' says whom they cannot tell, and not whether they are safe. */
const tellsNobody = /^\W*no\b.{0,24}\b(?:tell|told|talk|say|call|report|police|knows?)\b/i;

/** The needs that Wren asks about with a way back, where only the sound of words named them. */
export const isAskedWithDoubt = (need: CrisisNeed | undefined): boolean =>
  need === 'suicide' || need === 'self-harm' || need === 'abuse' || need === 'violence';

/**
 * Goes back to the talk as after a no: nothing is asked again and no reply is spent on it. What was heard still counts
 * (`levelNow`), so a message that means it is read as one. A later alarm begins with the first question again.
 */
function resume(before: SafetyState, level: Level, assessment: Assessment): Followed {
  const state = { ...before, level, asked: undefined, near: undefined, replies: 0, quiet: before.quiet + 1 };
  return { assessment, state, care: 'after', moment: undefined, checkIn: false };
}

/** What a rule hears stands without doubt in answer to Wren's question, and while danger is fresh. */
function asHeardHere(before: SafetyState, carried: Level, heard: Assessment): Assessment {
  const isFresh = before.asked !== undefined || (atLeast(carried, 'elevated') && !before.bySound);
  return isFresh ? { ...heard, reasons: heard.reasons.filter((id) => id !== ruleDoubted) } : heard;
}

/** Asks how bad it gets, once in a talk, and reads the next message as closely as a first one. */
function probe(before: SafetyState, assessment: Assessment): Followed {
  const state = { ...before, asked: undefined, near: undefined, quiet: 0, bySound: true };
  return { assessment, state, care: 'probe', moment: undefined, checkIn: false };
}

/** For how long what follows Wren's own words is read as an answer to them, and for how many turns without danger. */
const talkLasts = { hours: 12, turns: 4 };
const turnsOf = ({ level, near }: SafetyState): number =>
  level === 'imminent' || near === 'medical-emergency' || near === 'someone-else'
    ? 2 * talkLasts.turns
    : talkLasts.turns;

function momentIn(before: SafetyState, found: Assessment, message: string, now: Date): Followed['moment'] {
  if (!isTalking(before, now)) return undefined;
  if (found.denied && before.asked !== undefined) return 'no';
  const isHurt = before.near === 'abuse' || before.near === 'sexual-assault';
  if (isHurt && hasNowhere.test(message)) return 'nowhere';
  if (isHurt && areAway.test(message) && message.length < few) return 'safer';
  if (isHurt && areNear.test(message) && message.length < few) return 'told';
  if (isHurt && blamesSelf.test(message)) return 'blames-self';
  if (isHurt && asksWhat.test(message) && message.length < few) return 'asks-what';
  if (before.near === 'medical-emergency' && feelsFine.test(message)) return 'feels-fine';
  if ((before.near === 'self-harm' || before.near === 'eating') && howToStop.test(message)) return 'how-to-stop';
  if (before.near === 'someone-else' && isOnlySaid.test(message)) return 'told';
  const asks = asksWhat.test(message) || asksWhether.test(message);
  if (before.near === 'someone-else' && asks && message.length < few) return 'asks-what';
  if (before.near === 'someone-else' && theyAreSafe.test(message)) return 'safer';
  if (before.near === 'suicide' && noPlan.test(message)) return 'no';
  const moment = momentOf(message);
  // Asked because of a sound, they are nobody in danger yet: what may be said in any talk is ordinary talk.
  if (before.bySound) return moment && telling.includes(moment) && message.length < 80 ? moment : undefined;
  const aboutSafety = before.asked === 'safe' || before.asked === 'company' || before.asked === 'apart';
  if (moment) return moment;
  if (aboutSafety && isPlainYes(message) && !/\b(?:alone|but)\b/i.test(message)) return 'yes';
  return belongsToIt(before, message) ? 'told' : undefined;
}

/** What says something of danger also where only a sound was asked about. */
const telling: readonly Moment[] = ['asks-why', 'nothing-helps', 'fears-consequences', 'refuses-emergency'];

/** Whether it is still told of the same, so soon that an ordinary reply would be deaf to what was said before. */
function belongsToIt({ near, quiet }: SafetyState, message: string): boolean {
  if (quiet >= 2 || message.includes('?') || message.length > 300) return false;
  if (near === 'abuse' || near === 'sexual-assault' || near === 'someone-else') return true;
  const own = near === 'suicide' || near === 'self-harm' || near === 'medical-emergency';
  return own && goesWithIt.test(message.replaceAll('’', "'"));
}

/** Whether Wren's own words were said not long ago, and nothing else was talked of since. */
function isTalking(before: SafetyState, now: Date): boolean {
  const { near, quiet, at } = before;
  return near !== undefined && quiet < turnsOf(before) && now.getTime() - Date.parse(at) < talkLasts.hours * hour;
}

/** The id of a means that is not beside them and not far either. */
export const withinReach = 'answer.within-reach';

/** The reason of an urgent reply to a message that says nothing of danger, because the one before it did. */
const stillUrgent = 'answer.still';

/** Signs that may be the very danger: with these the classifier is believed. */
const mayBeFarewell: readonly (Moment | undefined)[] = ['sorry', 'thanks', 'cannot', undefined];

/** Up to so many characters a question of what to do is all that a message is. */
const few = 120;

/** Up to so many characters a message is nothing but an answer. */
const shortly = 60;

/** After the soft question: anything but a plain no or another subject that sounds like a yes is one. */
function answerToDoubt(before: SafetyState, found: Assessment, message: string): Assessment {
  const need = before.near ?? before.need ?? 'suicide';
  const own = need === 'suicide' || need === 'self-harm';
  const said = answerOf(message) ?? (howOften.test(message) ? 'yes' : undefined);
  // 'idk. papa hasn't said anything …': who goes on at length after it has not answered.
  // Nor has who begins like one and tells: 'I am just looking for a friend to talk to'.
  const isStory = (said === 'unsure' && message.length > shortly) || (said === 'yes' && isStoryInstead(message));
  const answer = isStory ? undefined : said;
  const isMeans = names(message) && (message.length < 60 || (answer !== undefined && answer !== 'no'));
  const isSoon = own && (answer === 'when' || willDoIt.test(message) || isMeans);
  if (!isSoon && answer !== 'yes' && answer !== 'unsure' && answer !== 'when') return found;
  const other = need === 'someone-else';
  return {
    ...calm,
    level: other ? 'low' : isSoon ? 'imminent' : 'elevated',
    need,
    subject: other ? 'other' : 'self',
    tense: 'now',
    plan: isSoon,
    reasons: [isSoon ? 'answer.when' : 'answer.doubt'],
  };
}

function read(
  before: SafetyState,
  carried: Level,
  found: Assessment,
  message: string,
  { refused, now }: { refused: boolean; now: Date },
): Assessment {
  const { asked } = before;
  // Who tells on of being hurt is in that danger first, whatever else the tone of it sounds like, unless it is loud.
  const isHurt = (before.near === 'abuse' || before.near === 'sexual-assault') && atLeast(carried, 'elevated');
  const isOther = found.need !== undefined && found.need !== 'abuse' && found.need !== 'sexual-assault';
  if (isHurt && isOther && soundsOnly(found) && !found.reasons.includes(heardLoud))
    return read(before, carried, { ...calm, level: 'low', subject: 'self' }, message, { refused, now });
  if (isHurt && !isCrisis(found) && message.length < few) {
    if (areAway.test(message) || hasNowhere.test(message)) return found;
    if (asked === 'safe' && areNear.test(message) && answerOf(message) !== 'yes')
      return {
        ...calm,
        level: 'imminent',
        need: before.near,
        subject: 'self',
        tense: 'now',
        reasons: ['answer.not-safe'],
      };
  }
  // What only the classifier heard may be an answer, and then the question says what it means.
  const plainly = isCrisis(found) && !soundsOnly(found);
  if (asked === 'doubt' && !plainly) return answerToDoubt(before, found, message);
  const moment = isTalking(before, now) ? momentOf(message) : undefined;
  if (isCrisis(found) && !plainly && !mayBeFarewell.includes(moment)) return { ...calm, level: 'low', subject: 'self' };
  if (plainly || !atLeast(carried, 'elevated')) return found;
  const raise = (level: 'elevated' | 'imminent', reason: string): Assessment => ({
    ...calm,
    level,
    need: before.need ?? 'suicide',
    subject: 'self',
    tense: 'now',
    plan: level === 'imminent',
    reasons: [reason],
  });
  const own = before.need === 'suicide' || before.need === 'self-harm' || before.need === 'medical-emergency';
  const isAnswer = !before.bySound || answerOf(message) !== undefined;
  if (own && asked !== undefined && asked !== 'hurt' && isAnswer && names(message))
    return raise('imminent', 'answer.names-means');
  if (own && asked === 'means' && answerOf(message) === 'no' && isSomewhere(message))
    return raise('elevated', withinReach);
  if (before.near === 'psychosis' && toldTo.test(message))
    return { ...raise('elevated', 'answer.told-to'), need: 'suicide' };
  if (moment === 'refuses-emergency' || moment === 'will-reach' || moment === 'safer') return found;
  if (before.near === 'someone-else' && theyAreSafe.test(message)) return found;
  // Who cannot speak while somebody breaks in refuses nothing: it is as urgent as it was.
  if (refused && carried === 'imminent' && before.near === 'abuse') return raise('imminent', 'answer.cannot-call');
  if (refused) return raise('elevated', 'answer.refuses-line');
  const answer = asked && answerOf(message);
  if (!answer && willDoIt.test(message)) return raise('imminent', 'answer.when');
  if (!asked || !answer) {
    // Minutes count: until they are safer or say something else of length, the urgent words stay.
    // Twice, and then they are listened to again: nobody is shouted at for as long as they write.
    const open = moment === undefined && before.near !== undefined && before.quiet < 2 && before.still < 2;
    const short = message.length < 200;
    return carried === 'imminent' && open && short && !isCrisis(found) ? raise('imminent', stillUrgent) : found;
  }
  const risk = asked === 'suicide' || asked === 'plan' || asked === 'means';
  if (answer === 'when') return risk || asked === 'safe' ? raise('imminent', 'answer.when') : found;
  if (answer === 'unsure') return raise('elevated', 'answer.unsure');
  if (answer === 'yes') {
    if (asked === 'plan' || asked === 'means') return raise('imminent', `answer.${asked}`);
    if (asked === 'suicide') return { ...raise('elevated', 'answer.suicide'), need: 'suicide' };
    return asked === 'hurt' ? raise('elevated', 'answer.hurt') : found;
  }
  if (asked === 'safe' && isHurt && tellsNobody.test(message)) return found;
  if (asked === 'safe') return raise('imminent', 'answer.not-safe');
  if (asked === 'company' || asked === 'apart')
    return raise(carried === 'imminent' ? 'imminent' : 'elevated', 'answer.alone');
  // What alarms by its sound alone is here a short no, and means one: "no, my brother took the pills away".
  if (isCrisis(found)) return message.length > 80 ? found : { ...calm, denied: true };
  return { ...found, denied: true };
}
