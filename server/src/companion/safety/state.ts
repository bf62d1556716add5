import { type CrisisNeed, crisisNeeds } from '@wren/contract/crisis.ts';
import { type Assessment, atLeast, calm, graver, isCrisis, type Level, levels } from './assessment.ts';
import { heardOnly } from './classifier/raise.ts';
import { concepts } from './lexicon.ts';

/** What Wren last asked straight out, so that a short answer can be read. */
export const questions = ['suicide', 'plan', 'means', 'company', 'safe', 'hurt', 'apart'] as const;
export type Question = (typeof questions)[number];

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
}

export const noState: SafetyState = {
  level: 'none',
  need: undefined,
  at: new Date(0).toISOString(),
  asked: undefined,
  replies: 0,
  lineRefused: false,
  quiet: 0,
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
  /** Danger was spoken of not long ago: an ordinary reply with a gentle check-in now and then; the card stays reachable. */
  | 'after'
  /** A need with a plan of its own but no crisis of the writer: someone else, an age below 18. */
  | 'aside'
  | 'none';

export interface Followed {
  /** The message as it is to be understood here: what it says itself, and what it answers. */
  assessment: Assessment;
  state: SafetyState;
  care: Care;
  /** Under `after`: a check-in is due in this very reply. */
  checkIn: boolean;
}

/** Reads a message in the light of the conversation: the answer to our own question, a refusal, a quiet turn after danger. */
export function follow(before: SafetyState, found: Assessment, message: string, now: Date): Followed {
  const carried = levelNow(before, now);
  const refused = atLeast(carried, 'elevated') && refusal.test(message.replaceAll('’', "'"));
  const assessment = read(before, carried, found, message, refused);
  const raised = isCrisis(assessment);
  const grave = raised && atLeast(assessment.level, carried);
  const state: SafetyState = {
    level: raised ? graver(assessment.level, carried) : carried,
    need: raised ? assessment.need : before.need,
    at: grave ? now.toISOString() : before.at,
    asked: undefined,
    replies: carried === 'none' && !raised ? 0 : before.replies,
    lineRefused: carried !== 'none' && (before.lineRefused || refused),
    quiet: raised || carried === 'none' ? 0 : before.quiet + 1,
  };
  const care = raised ? 'crisis' : assessment.need ? 'aside' : atLeast(carried, 'elevated') ? 'after' : 'none';
  return { assessment, state, care, checkIn: care === 'after' && state.quiet % 3 === 1 };
}

function read(before: SafetyState, carried: Level, found: Assessment, message: string, refused: boolean): Assessment {
  const { asked } = before;
  // What only the classifier heard may be an answer, and then the question says what it means.
  const plainly = isCrisis(found) && found.reasons.some((id) => id !== heardOnly);
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
  if (own && asked !== undefined && asked !== 'hurt' && names(message)) return raise('imminent', 'answer.names-means');
  if (refused) return raise('elevated', 'answer.refuses-line');
  const answer = asked && answerOf(message);
  if (!asked || !answer) return found;
  const risk = asked === 'suicide' || asked === 'plan' || asked === 'means';
  if (answer === 'when') return risk || asked === 'safe' ? raise('imminent', 'answer.when') : found;
  if (answer === 'unsure') return raise('elevated', 'answer.unsure');
  if (answer === 'yes') {
    if (asked === 'plan' || asked === 'means') return raise('imminent', `answer.${asked}`);
    if (asked === 'suicide') return { ...raise('elevated', 'answer.suicide'), need: 'suicide' };
    return asked === 'hurt' ? raise('elevated', 'answer.hurt') : found;
  }
  if (asked === 'safe') return raise('imminent', 'answer.not-safe');
  if (asked === 'company' || asked === 'apart')
    return raise(carried === 'imminent' ? 'imminent' : 'elevated', 'answer.alone');
  return isCrisis(found) ? found : { ...found, denied: true };
}

const meansWords = new Set(concepts.METHOD);
const put = /\b(?:no|not|don'?t|threw|gave|flushed|locked|away|rid|without|never)\b/i;

/** A short answer that names a means, and does not say that it is gone. */
function names(message: string): boolean {
  return (
    message.length < 200 &&
    !put.test(message.replaceAll('’', "'")) &&
    (message.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => meansWords.has(word))
  );
}

type Answer = 'yes' | 'no' | 'unsure' | 'when';

const start = '^[\\s"\'(]*(?:um+|uh|well|honestly|tbh|ok|okay|idk|so)?[\\s,.]*';
const when = new RegExp(
  `${start}(?:yes|yeah|yea|probably|maybe|i think)?[\\s,.]*(?:it'?s |it will be |i'?ll do it )?(?:tonight|today|tomorrow|now|soon|this (?:weekend|evening|afternoon)|in an? (?:hour|bit|few (?:minutes|hours|days))|later|after (?:work|this|dinner)|when (?:everyone|they|he|she)\\b)`,
  'i',
);
const unsure = new RegExp(
  `${start}(?:idk|i (?:really )?(?:don'?t|do not) (?:really )?know|dunno|not sure|i'?m not sure|maybe|kinda|kind of|sort of|sometimes|a little|perhaps|possibly|hard to say|no idea|i guess so|i can'?t say|\\.{2,}|…)`,
  'i',
);
const yes = new RegExp(
  `${start}(?:yes|yeah|yea|yep|yup|ya|yah|y|uh-?huh|mhm+|i am|i do|i have|i did|i was|i think so|true|correct|of course|absolutely|definitely|i guess|si|oui|ja|sim)(?![a-z'])`,
  'i',
);
const no = new RegExp(
  `${start}(?:no|nope|nah|naw|n|never|not really|not at all|i'?m not|i am not|i don'?t|i do not|i haven'?t|i wouldn'?t|i won'?t|nobody|no ?one|just me|alone|non|nein|nao)(?![a-z'])`,
  'i',
);

/** A short reply to a direct question; undefined when the message is about something else. */
function answerOf(message: string): Answer | undefined {
  const text = message.replace(/[’]/g, "'").slice(0, 160);
  if (when.test(text)) return 'when';
  if (unsure.test(text)) return 'unsure';
  if (no.test(text)) return 'no';
  if (yes.test(text)) return 'yes';
  return undefined;
}

/** "I won't call", "no hotlines": respected, not argued with. */
const refusal =
  /\b(?:(?:don'?t|do not|won'?t|not gonna|not going to|never|can'?t|no|hate|stop) (?:\w+ ){0,4}(?:call|calling|text|line|lines|hotline|hotlines|helpline|helplines|number|numbers|988|samaritans|professional|therapist)|(?:hotline|line|988|they) (?:\w+ ){0,2}(?:didn'?t|doesn'?t|don'?t|never|won'?t) help|already (?:called|tried|texted))/i;
