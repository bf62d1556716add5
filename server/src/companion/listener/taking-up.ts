import { turnText } from '../reading/second-person.ts';
import { counselled } from './counsel/counsels.ts';
import { isAtALoss } from './counsel/fitting-counsel.ts';
import { bringsNews, goesOnTelling } from './decided.ts';
import type { Situation } from './follow-ups.ts';
import { afterDoubt, namesNothing, readGoal, readWhen } from './goal.ts';
import { goalNow, goalWhat, isArea, pieceNearby, settleGoal, takeGoal, whenElse } from './goal-setting.ts';
import { ideaFor, namesIdea, saysYes } from './idea.ts';
import { room } from './lines/frames.ts';
import { stepOf } from './lines/situations.ts';
import * as starters from './lines/starters.ts';
import type { Scene } from './reply.ts';
import { say } from './say.ts';
import { sendOffFor } from './send-off.ts';
import type { Pending } from './state.ts';

/** A short answer answers what was asked last: an offer, a goal in the making, a plan. Undefined when nothing was open. */
export function takeUp(scene: Scene): Situation | undefined {
  const { state, reading, turn } = scene;
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
      if (
        /\b(?:could|might|would|may) (?:work|help)|\b(?:i like|good (?:idea|way|start)|helpful|makes sense|that helps)\b/i.test(
          reading.text,
        ) ||
        reading.act === 'yes'
      )
        return place(scene, open.step);
      return promise(scene, open);
    case 'goal-what': {
      const asGoal = namedAsGoal(reading.text);
      if (asGoal) return keep(scene, takeGoal(scene, asGoal));
      const later = afterDoubt(turn.message);
      if (later && !isArea(later)) return keep(scene, takeGoal(scene, later));
      if (reading.act === 'unsure' || namesNothing(turn.message)) return goalWhat(scene);
      const piece = pieceNearby(scene);
      if (piece) return piece;
      // What is told instead of a goal is answered as something told.
      if (!isGoal(scene)) return undefined;
      return direction.test(readGoal(turn.message).goal) && !readWhen(turn.message)
        ? pieceOf(scene)
        : keep(scene, takeGoal(scene, turn.message));
    }
    case 'goal-when': {
      const named = namedAsGoal(reading.text);
      if (named) return keep(scene, takeGoal(scene, named));
      if (asksNow.test(reading.text)) return keep(scene, goalNow(scene, open.goal));
      const when = readWhen(turn.message);
      if (when) return keep(scene, settleGoal(scene, open.goal, when));
      if (/^(?:yes|unsure)$/.test(reading.act)) return whenElse(scene, open);
      // 'Walking, I guess' says more exactly what: the time is still to come.
      return isGoal(scene) && reading.words <= 8 ? keep(scene, takeGoal(scene, turn.message)) : undefined;
    }
    case 'goal-kept':
      if (asksNow.test(reading.text)) return keep(scene, goalNow(scene, open.goal));
      return keptGoal(scene, open);
    default:
      return promise(scene, undefined);
  }
}

/** 'When should I do it, now?' */
const asksNow =
  /\bnow\s*\?|\b(?:right now|now) then\b|^(?:ok(?:ay)?,? )?now[.!]*$|\bwhen should i (?:do|start|begin)\b/i;

/** 'Can we pick the plates as the goal, like 3 plates' names it. */
function namedAsGoal(text: string): string | undefined {
  const [, what = '', closer = ''] =
    /\b(?:pick|make|take|have|set|choose) (.{2,40}?) (?:as|be|for) (?:the|my|a|our|today's) goal\b[?.!,]* ?(?:like|say|maybe)? ?([^?.!]{0,40})/i.exec(
      text,
    ) ?? [];
  return (closer.trim().length > 3 ? closer : what).trim() || undefined;
}

/** Where someone wants to get to, and nothing yet that could be done today. */
const direction =
  /^(?:get (?:fit|fitter|healthy|healthier|better|in shape|stronger|organi[sz]ed|my life|your life|over)|be (?!back|home|in bed)|become|feel|lose weight|eat (?:better|healthier|less|more healthily)|sleep (?:better|more)|stop \w+$|exercise(?: more)?$|improve|change|move more|do better|have more)/i;

function pieceOf(scene: Scene): Situation {
  say(scene, starters.goalPiece, { goal: readGoal(scene.turn.message).goal });
  scene.state.pending = { kind: 'goal-what' };
  return 'goal-what';
}

/** A goal with its time stays open for one more thing: a yes, or what might come between. */
function keep({ state }: Scene, situation: Situation): Situation {
  const last = state.promised.at(-1);
  if (situation === 'goal-set' && last)
    state.pending = { kind: 'goal-kept', goal: last.what, when: last.when, hitch: '' };
  return situation;
}

const doubting =
  /\b(?:what if|worried|afraid|might not|probably won't|won't do it|forget|can't be bothered|never (?:do|stick)|if it)\b/i;

function keptGoal(scene: Scene, open: Extract<Pending, { kind: 'goal-kept' }>): Situation | undefined {
  const { state, reading, turn } = scene;
  if (open.hitch && isGoal(scene) && reading.words <= 12) {
    say(scene, starters.goalBackup, {
      goal: open.goal,
      when: open.when,
      hitch: open.hitch,
      backup: readGoal(turn.message).goal,
    });
    return 'goal-set';
  }
  if (reading.words <= 14 && /\b(?:smaller|less|too (?:big|much))\b/i.test(reading.text)) {
    say(scene, starters.goalTiny, { goal: open.goal, when: open.when });
    state.pending = open;
    return 'goal-set';
  }
  if (doubting.test(reading.text) && reading.words <= 16 && !reading.heavy) {
    const asked = /\bwhat if (.+?)[?.!]*$/i.exec(reading.text)?.[1];
    if (/\bforget\b/i.test(reading.text)) {
      say(scene, starters.goalForgotten, { when: open.when });
      state.pending = open;
      return 'goal-set';
    }
    const hitch = asked ? turnText(asked) : 'it does not come to that';
    say(scene, starters.goalHitch, { goal: open.goal, when: open.when, hitch });
    state.pending = { ...open, hitch };
    return 'goal-hitch';
  }
  // 'I just want to do 3 plates' says the goal once more.
  const again =
    reading.words <= 12 &&
    open.goal
      .split(' ')
      .slice(1)
      .some((word) => word.length > 3 && reading.text.toLowerCase().includes(word));
  if (again && !/\b(?:did|done|finished|can't|cannot|don't|didn't)\b/i.test(reading.text)) {
    say(scene, starters.goalOnly, { goal: open.goal });
    state.pending = open;
    return 'goal-set';
  }
  if (/^(?:yes|thanks)$/.test(reading.act) && reading.words <= 6) {
    say(scene, starters.goalStands, { goal: open.goal, when: open.when });
    state.pending = open;
    return 'goal-set';
  }
  return undefined;
}

const notAGoal =
  /^$|^(?:you|he|she|they|it|we|this|that|there|at|on|in|when|if|because|everyone|nobody|your (?:mom|mum|dad|boss|husband|wife|partner|sister|brother|friend|son|daughter))\b/i;

const isGoal = ({ reading, turn }: Scene): boolean =>
  /^(?:share|advice|step|goal)$/.test(reading.act) &&
  reading.words <= 30 &&
  reading.clauses[0]?.kind !== 'event' &&
  !notAGoal.test(readGoal(turn.message).goal) &&
  // 'The ficus, it's nearly dead' tells something.
  !/^do\b.*\b(?:it's|he's|she's|they're|is|are|was|were)\b/i.test(readGoal(turn.message).goal);

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

const resolving =
  /^(?:(?:ok|okay|yes|yeah|well|maybe|perhaps|i think|i guess|alright|fine|sure|so|thanks|thank you|then),? )*(?:(?:i|we)'ll|(?:i|we) (?:will|could|can|might)|i'm going to|we're going to|(?:i'd|we'd) like to|i want to|we want to) (?!not\b|never\b|be\b|feel\b|lose\b|fail\b|die\b|cry\b|always\b|end up\b|just\b|barely\b|see\b|hear\b|tell you\b|remember\b|understand\b|only\b)/i;
const ahead =
  /\b(?:tonight|tomorrow|later|soon|this (?:afternoon|evening|week|weekend)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|time)|after (?:lunch|dinner|work|school|she|he|they|the|my)|before (?:bed|work|lunch|dinner)|free\b)/i;

/** 'I could do that tomorrow': a plan of their own is taken as one, and asked about another day. */
function promise(scene: Scene, open: Pending | undefined): Situation | undefined {
  const { reading, draft, turn } = scene;
  if (!/^(?:share|yes|thanks|unsure)$/.test(reading.act)) return undefined;
  const kept = keepPlan(scene, open);
  if (!kept) return undefined;
  const { goal, when, isVague, after } = kept;
  // Who goes on telling is not going yet: it is kept, and what they tell is spoken to.
  if (!open && (goesOnTelling(after) || bringsNews(scene.reading.text))) return undefined;
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
  if (isAtALoss(reading) || reading.asked) return undefined;
  // 'I'll call and say next week, no?' asks whether to.
  if (sentence && /, (?:no|right|yeah|yes)\?$/i.test(sentence)) return undefined;
  if (!sentence || reading.heavy || sentence.length > 120) return undefined;
  if (!ahead.test(sentence) && open?.kind !== 'after-step' && open?.kind !== 'offer') return undefined;
  const { goal, when } = readGoal(sentence.replace(/,? maybe(?=[.!]?$)/i, ''));
  if (!goal || goal.split(' ').length > 14) return undefined;
  const last = state.offered.at(-1);
  const isVague = /^(?:try|do|give) (?:it|that|this)\b/.test(goal);
  const what = isVague && last ? (stepOf(last)?.offer ?? counselled(last)?.deed ?? 'try what you had in mind') : goal;
  state.promised.push({ what, when, at: turn.now.toISOString(), asked: false });
  return { goal, when, isVague, after: sentences.slice(at + 1).join(' ') };
}
