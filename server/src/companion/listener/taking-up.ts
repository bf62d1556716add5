import { notDone } from '../reading/decision.ts';
import { isHarmful } from '../reading/goal-kinds.ts';
import { asksAnything } from '../reading/question-of.ts';
import { counselled } from './counsel/counsels.ts';
import { isAtALoss } from './counsel/fitting-counsel.ts';
import { bringsNews, goesOnTelling } from './decided.ts';
import type { Situation } from './follow-ups.ts';
import { readGoal } from './goal.ts';
import { ideaFor, namesIdea, saysYes } from './idea.ts';
import { room } from './lines/frames.ts';
import { stepOf } from './lines/situations.ts';
import * as starters from './lines/starters.ts';
import type { Scene } from './reply.ts';
import { say } from './say.ts';
import { sendOffFor } from './send-off.ts';
import type { Pending } from './state.ts';

/** A short answer answers what was asked last: an offer, a plan. Undefined when nothing was open. */
export function takeUp(scene: Scene): Situation | undefined {
  const { state, reading } = scene;
  const open =
    state.pending?.kind === 'question' ? (lateYes(scene) ?? state.pending) : (state.pending ?? lateYes(scene));
  state.pending = null;
  switch (open?.kind) {
    case 'permission':
    case 'offer':
      return answerOffer(scene, open) ?? promise(scene, open);
    case 'after-step':
      if (namesIdea(reading.text) && !reading.asked) return ideaFor(scene);
      // 'We could try that on Sunday' has its day already.
      if (ahead.test(reading.text)) {
        const planned = promise(scene, open);
        if (planned) return planned;
      }
      // Who has thoughts about it, or thanks for it and goes, makes no plan.
      if (reading.words > short || hedged.test(reading.text)) return undefined;
      if (
        /\b(?:could|might|would|may) (?:work|help)|\b(?:i like|good (?:idea|way|start)|helpful|makes sense|that helps)\b/i.test(
          reading.text,
        ) ||
        reading.act === 'yes'
      )
        return place(scene, open.step);
      return promise(scene, open);
    default:
      return promise(scene, undefined);
  }
}

/** A question of Wren's that held out help. */
const offering =
  /\b(?:something to do|something you could do|an idea|one small thing|do something about|something to try)\b[^.!?]*\?/i;

/** 'Okay, let's try' some turns after the offer still takes it up. */
function lateYes({ reading, state, wish, turn }: Scene): Pending | undefined {
  if (turn.steering && wish.advice === 'none') return undefined;
  const asked = state.lastOffer > 0 && state.turn - state.lastOffer <= 4 && !state.refused.includes('steps');
  // What Wren itself asked last counts as an offer, whoever put it: 'being heard, or something to do?'
  const spoken = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (offering.test(spoken) && (namesIdea(reading.text) || saysYes(reading.text, reading.words)))
    return { kind: 'permission' };
  if (asked && namesIdea(reading.text)) return { kind: 'permission' };
  if (asked && reading.words <= 6 && /\bsomething (?:really |very )?small\b/i.test(reading.text))
    return { kind: 'permission' };
  const last = state.offered.at(-1);
  const willing =
    /^(?:yes|share)$/.test(reading.act) &&
    reading.words <= 8 &&
    /\b(?:let's (?:try|do)|i(?:'ll| will) (?:try|do) (?:it|that)|give it a (?:try|go))\b/i.test(reading.text);
  return willing && last && !state.refused.includes(last) && !state.tried.includes(last)
    ? { kind: 'offer', step: last }
    : undefined;
}

const willing = /^(?:maybe|perhaps|yes|ok|okay|sure)\b|\bsomething (?:really |very )?small\b|\blet's (?:try|do)\b/i;
const declining =
  /\b(?:don't want|not now|rather not|doesn't help|won't help|no thanks?|tried (?:that|it)|don't (?:need|feel like)|(?:just|rather|prefer to|better to) (?:talk|listen|stay|chat|go on|keep going)|keep (?:talking|going)|go on,? i think|carry on talking|neither)\b/i;

function answerOffer(scene: Scene, open: Extract<Pending, { kind: 'offer' | 'permission' }>): Situation | undefined {
  const { reading, state, draft } = scene;
  if (reading.act === 'no' || declining.test(reading.text)) {
    state.refused.push(open.kind === 'offer' ? open.step : 'steps');
    if (reading.clauses.length > 1 && reading.words > 9) return undefined;
    say(scene, starters.declined);
    draft.add(room);
    return 'room';
  }
  // 'How do I tell her?' asks for something of its own, and takes up no offer.
  const wantsIdea = namesIdea(reading.text) && (reading.asked === undefined || reading.words <= 9);
  const accepts =
    wantsIdea ||
    (open.kind === 'permission' &&
      saysYes(reading.text, reading.words) &&
      reading.asked === undefined &&
      reading.change !== 'better') ||
    ((reading.asked === undefined || reading.asked.kind === 'way') &&
      reading.detail !== 'decide' &&
      // 'Ok I feel a bit better actually' is news, and no yes.
      reading.change !== 'better' &&
      (/^(?:yes|advice|step)$/.test(reading.act) ||
        (reading.words <= 9 && willing.test(reading.text) && !resolving.test(reading.text))));
  if (!accepts) return undefined;
  if (open.kind === 'permission') {
    return ideaFor(scene);
  }
  const step = stepOf(open.step);
  if (!step) return undefined;
  draft.add(starters.accepted);
  for (const line of step.how) draft.add([line], {}, 8);
  state.tried.push(step.id);
  return place(scene, step.id);
}

/** A step that suits them gets a place in the day. */
function place(scene: Scene, step: string): Situation {
  const { draft, state } = scene;
  if (draft.parts.length === 0) say(scene, starters.suits);
  if (!state.noQuestions) draft.add(starters.afterStep);
  else draft.add(room);
  state.pending = { kind: 'after-step', step };
  return 'step';
}

const resolving = new RegExp(
  `^(?:(?:ok|okay|yes|yeah|well|maybe|perhaps|i think|i guess|alright|fine|sure|so|thanks|thank you|then),? )*(?:(?:i|we)'ll|(?:i|we) (?:will|could|can|might)|i'm going to|we're going to|(?:i'd|we'd) like to|i want to|we want to) (?!not\\b|have to\\b|barely\\b|just\\b|tell you\\b|${notDone}\\b)`,
  'i',
);
/** Words in which a step is taken up, and no more said of it. */
const short = 14;
const hedged =
  /\b(?:but|though|although|however|don'?t|can'?t|not|tried|already|hard|scared|afraid|thanks?|thank you)\b|\?/i;
export const ahead =
  /\b(?:tonight|tomorrow|later|soon|this (?:afternoon|evening|week|weekend)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|time)|after (?:lunch|dinner|work|school|she|he|they|the|my)|before (?:bed|work|lunch|dinner)|free\b)/i;

/** 'I could do that tomorrow': a plan of their own is taken as one, and asked about another day. */
function promise(scene: Scene, open: Pending | undefined): Situation | undefined {
  const { reading, draft, turn } = scene;
  if (!/^(?:share|yes|thanks|unsure)$/.test(reading.act)) return undefined;
  const kept = keepPlan(scene, open);
  if (!kept) return undefined;
  const { goal, when, isVague, after } = kept;
  // Who goes on telling is not going yet: it is kept, and what they tell is spoken to.
  if (goesOnTelling(after) || bringsNews(scene.reading.text)) return undefined;
  draft.add(isVague && when ? starters.plannedVaguely : when ? starters.plannedWhen : starters.planned, {
    goal,
    when: when || undefined,
  });
  const wished = sendOffFor([goal]);
  const [heartening = [], later = []] = starters.planning;
  if (!(wished && draft.add(wished.say, { comma_name: '', ...wished.blanks }))) draft.add(heartening);
  draft.add(later);
  if (turn.offTheRecord) draft.add(starters.unkept);
  return 'goal-set';
}

/** Keeps a plan they tell, to be asked about another day. Undefined where there is none, or none with its time. */
export function keepPlan(
  { reading, state, turn }: Scene,
  open?: Pending,
): { goal: string; when: string; isVague: boolean; after: string } | undefined {
  const sentences = reading.text.split(/(?<=[.!?])\s+/);
  const at = sentences.findIndex((one) => resolving.test(one));
  const sentence = sentences[at];
  // 'I want to ask him, and I don't know how to say it': the second half is the wish.
  if (isAtALoss(reading) || reading.asked || asksAnything(reading.text)) return undefined;
  // 'I'll call and say next week, no?' asks whether to.
  if (sentence && /, (?:no|right|yeah|yes)\?$/i.test(sentence)) return undefined;
  if (!sentence || reading.heavy || sentence.length > 120) return undefined;
  if (!ahead.test(sentence) && open?.kind !== 'after-step' && open?.kind !== 'offer') return undefined;
  const { goal, when } = readGoal(sentence.replace(/,? maybe(?=[.!]?$)/i, ''));
  if (!goal || goal.split(' ').length > 14 || isHarmful(sentence)) return undefined;
  const last = state.offered.at(-1);
  const isVague = /^(?:try|do|give) (?:it|that|this)\b/.test(goal);
  const what = isVague && last ? (stepOf(last)?.offer ?? counselled(last)?.deed ?? 'try what you had in mind') : goal;
  state.promised.push({ what, when, at: turn.now.toISOString(), asked: false });
  return { goal, when, isVague, after: sentences.slice(at + 1).join(' ') };
}
