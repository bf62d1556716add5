import { readGoalAnswer } from '../reading/goal-answers.ts';
import { isFarOff, isHarmful } from '../reading/goal-kinds.ts';
import { is, parse } from '../reading/grammar.ts';
import { turnText } from '../reading/second-person.ts';
import type { Situation } from './follow-ups.ts';
import { afterDoubt, namesNothing, readGoal, readWhen } from './goal.ts';
import { finish, tells, toldDone } from './how-it-went.ts';
import * as lines from './lines/goal-talk.ts';
import * as starters from './lines/starters.ts';
import type { Scene } from './reply.ts';
import { say } from './say.ts';
import type { Pending } from './state.ts';

type WhatOpen = Extract<Pending, { kind: 'goal-what' }>;
type WhenOpen = Extract<Pending, { kind: 'goal-when' }>;
type KeptOpen = Extract<Pending, { kind: 'goal-kept' }>;

/** 'Help me set a small goal today.' ends, a few turns on, in a goal in their words with a time to it. */
export function openGoal(scene: Scene): Situation {
  const { turn, state, draft } = scene;
  const [, what = ''] = inline.exec(turn.message.replaceAll('’', "'")) ?? [];
  // 'Set a goal to call my mom tonight' says it already; 'for tomorrow' says only when.
  if (readGoal(what).goal && !readGoalAnswer(what)) return takeGoal(scene, what);
  const when = /\bgoals? for (tomorrow|this week(?:end)?|next week)\b/i.exec(turn.message)?.[1]?.toLowerCase();
  const goal = turn.person.goals[0];
  const forToday = (list: readonly string[]) =>
    when ? list.filter((line) => !/\btoday|tonight|evening\b/.test(line)) : list;
  const opening = starters.goalOpening.map((list) => forToday(list as readonly string[]));
  say(scene, opening.slice(0, turn.person.length === 'short' ? 1 : 3));
  if (!(goal && !when && draft.add(starters.goalAskWith, { goal }))) draft.add(forToday(starters.goalAsk));
  state.pending = { kind: 'goal-what', ...(when && { when }) };
  state.laidAside = null;
  return 'goal-what';
}

/** What stands behind the wish for one: '… a small goal today: apply for one job', 'a goal to call my mom'. */
const inline =
  /\bgoals?(?:,? (?:for )?(?:today|tonight|me|myself|now|this (?:week|morning|afternoon|evening)|please))*(?: (?:is|of|to be|would be|should be|could be)(?: to)? | to |\s*[:,.;–—]\s*|\s+-\s+)(?!(?:please|thanks|thank you|i (?:don't know|need help|can't|feel)|and (?:i|then))\b)(.{4,})$/i;

/** Goes on with a goal that is being made, or was just settled. Undefined where they speak of something else: it is laid aside. */
export function goOnWithGoal(scene: Scene): Situation | undefined {
  const { state, reading } = scene;
  const open = state.pending;
  if (open?.kind !== 'goal-what' && open?.kind !== 'goal-when' && open?.kind !== 'goal-kept') return takeUpAgain(scene);
  state.pending = null;
  if (open.kind !== 'goal-kept' && isHarmful(readGoal(scene.turn.message).goal)) return refuse(scene, open);
  if (reading.heavy) return undefined;
  const situation =
    open.kind === 'goal-what'
      ? readWhat(scene, open)
      : open.kind === 'goal-when'
        ? readTime(scene, open)
        : readKept(scene, open);
  if (situation === undefined && !scene.state.pending) layAside(state, open);
  return situation;
}

/** A goal in the making can be taken up again; any other question is done with. */
export function layAside(state: Scene['state'], open: Pending | null): void {
  if (open?.kind !== 'goal-what' && open?.kind !== 'goal-when') return;
  state.laidAside = open;
  state.laidAsideSince = state.turn;
}

function readWhat(scene: Scene, open: WhatOpen): Situation | undefined {
  const { reading, turn, state } = scene;
  const asGoal = namedAsGoal(reading.text);
  if (asGoal) return takeGoal(scene, asGoal, open);
  const later = afterDoubt(turn.message);
  if (later && !isArea(later) && !readGoalAnswer(later)) return takeGoal(scene, later, open);
  const answer = readGoalAnswer(turn.message);
  // 'Ok the glass of water', 'no, I want to call my mom' go on to one.
  if (answer && !(/^(?:no|unsure)$/.test(answer.kind) && isGoal(scene, answer.rest))) {
    if (open.held && answer.kind === 'unsure' && agreed.test(turn.message)) return takeGoal(scene, open.held, open);
    if (answer.kind === 'unsure' && tells(answer.rest)) return undefined;
    if (answer.kind === 'pick') return pick(scene);
    if (answer.kind === 'why') return explain(scene, open);
    if (answer.kind === 'cancel' || answer.kind === 'no') return endWith(scene, lines.goalCancelled, answer.rest);
    if (answer.kind === 'not-now') {
      layAside(state, open);
      return endWith(scene, lines.goalNotNow, answer.rest);
    }
    return answer.kind === 'how-meant' ? holdOutSmall(scene, open, lines.goalExamples) : holdOutSmall(scene, open);
  }
  if (namesNothing(turn.message)) return holdOutSmall(scene, open);
  const said = answer?.rest || turn.message;
  const piece = pieceNearby(scene);
  if (piece) return piece;
  // What is told instead of a goal is answered as something told.
  if (!isGoal(scene, said)) return undefined;
  return takeGoal(scene, said, open);
}

function readTime(scene: Scene, open: WhenOpen): Situation | undefined {
  const { reading, turn, state } = scene;
  const named = namedAsGoal(reading.text);
  if (named) return takeGoal(scene, named);
  if (asksNow.test(reading.text)) return goalNow(scene, open.goal);
  if (tooBig.test(reading.text) && reading.words <= 10) {
    say(scene, starters.goalPiece, { goal: open.goal });
    state.pending = { kind: 'goal-what', asked: true };
    return 'goal-what';
  }
  if (/^(?:\w+,? )?(?:not|i can't|can't do) (?:it )?today[.!]*$/i.test(turn.message.replaceAll('’', "'"))) {
    say(scene, lines.goalOtherDay);
    scene.state.pending = open;
    return 'goal-when';
  }
  const when = isOnlyTime(turn.message) ? readWhen(turn.message) : '';
  if (when) return settleGoal(scene, open.goal, when);
  const answer = readGoalAnswer(turn.message);
  if (answer && !(answer.rest && isGoal(scene, answer.rest))) {
    if (answer.kind === 'cancel' || answer.kind === 'no') return endWith(scene, lines.goalCancelled, answer.rest);
    if (answer.kind === 'whenever') return settleGoal(scene, open.goal, lines.someTime);
    if (answer.kind === 'why') return explain(scene, open);
    if (answer.kind === 'pick' && elsewise.test(turn.message)) return pick(scene);
    if (tells(answer.rest) && !/^(?:when|what|how)\b/i.test(answer.rest)) return undefined;
    // Asked for twice, a time is not asked for again.
    return open.asked ? settleGoal(scene, open.goal, lines.someTime) : whenElse(scene, open);
  }
  const said = answer?.rest || turn.message;
  // 'Walking, I guess' says more exactly what: the time is still to come.
  return isGoal(scene, said) && reading.words <= 12 ? takeGoal(scene, said) : undefined;
}

/** The goal that stands last, unless it is done or gone. */
const standing = ({ state }: Scene) =>
  state.promised.findLast(({ done, dropped, asked }) => !done && !dropped && !asked);

/** It is settled: a yes, another time for it, what might come between, or that it is done or gone. */
function readKept(scene: Scene, open: KeptOpen): Situation | undefined {
  const { state, reading, turn } = scene;
  if (asksNow.test(reading.text)) return goalNow(scene, open.goal);
  const done = toldDone(scene, open.goal);
  if (done !== undefined) return finish(scene, open.goal, done);
  const changed = changeGoal(scene);
  if (changed) return changed;
  const answer = readGoalAnswer(turn.message);
  if (answer?.kind === 'cancel' && !/^(?:no[, ]+)?(?:thanks|thank you)\b/i.test(turn.message)) {
    const kept = standing(scene);
    if (kept) Object.assign(kept, { dropped: true, asked: true });
    return endWith(scene, lines.goalDropped, answer.rest);
  }
  if (open.hitch && isGoal(scene, turn.message) && reading.words <= 12) {
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
  if (
    reading.words <= 12 &&
    sharesWord(open.goal, reading.text) &&
    !/\b(?:did|done|finished|can't|cannot|don't|didn't)\b/i.test(reading.text)
  ) {
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

/** 'Actually, can we make it tomorrow?': what was settled gets another time, or is another thing. */
function changeGoal(scene: Scene): Situation | undefined {
  const { reading, turn, state } = scene;
  const kept = standing(scene);
  if (!kept || reading.words > 14) return undefined;
  const text = turn.message.replaceAll('’', "'");
  const instead =
    /^(?:(?:actually|no|wait|hm+|sorry|oh),? )*(?:(?:can|could) (?:we|i|you) |i'd rather |i want to |let's |change (?:it|that|the goal) (?:to|into) |make (?:it|that) )*(?:change (?:it|that|the goal) (?:to|into) |make (?:it|that) )?(.+?)(?: instead)?[.?!]*$/i.exec(
      text,
    )?.[1];
  const moved = isOnlyTime(text) || changing.test(text) ? readWhen(changed(text)) : '';
  if (moved) {
    // 'Tomorrow' instead of 'after dinner' is tomorrow after dinner.
    const when = bareDay.test(moved) && hour.test(kept.when) ? `${moved} ${kept.when}` : moved;
    kept.when = when;
    state.pending = { kind: 'goal-kept', goal: kept.what, when, hitch: '' };
    say(scene, lines.goalMoved, { goal: kept.what, when });
    return 'goal-set';
  }
  const another =
    /\binstead\b|^(?:actually|wait|no)\b.*\b(?:rather|change|make)\b|\bchange (?:it|that|the goal)\b/i.test(text) &&
    instead
      ? readGoal(instead).goal
      : '';
  if (!another || isHarmful(another) || isFarOff(another) || !isGoal(scene, another)) return undefined;
  // 'Change it to twenty pages' keeps the verb.
  const verb = kept.what.split(' ')[0] ?? '';
  const goal = /^(?:do )?(?:an?|the|your|one|two|three|five|ten|twenty|thirty|\d+)\b/.test(another)
    ? `${verb} ${another.replace(/^do /, '')}`
    : another;
  kept.what = goal;
  state.pending = { kind: 'goal-kept', goal, when: kept.when, hitch: '' };
  say(scene, lines.goalMoved, { goal, when: kept.when });
  return 'goal-set';
}

const bareDay = /^(?:tomorrow|the day after tomorrow|(?:on |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;
const hour = /^(?:after|before|at|around|with|by)\b(?!.*(?:tomorrow|day\b))/i;
const changing =
  /\b(?:change|move|make|push|shift|switch|postpone|put|reschedule|delay)\b.{0,24}\b(?:it|that|the goal|this|back|off)\b|\binstead\b|\brather\b|\bbetter\b|^(?:actually|wait|no|sorry|hm+)[, ]|\b(?:can|could) (?:it|i do it|we do it|we say)\b/i;
/** The time alone, without the asking around it. */
const changed = (text: string): string =>
  text
    .replace(/^(?:(?:actually|wait|no|sorry|hm+|oh|ok|okay|but)[, ]+)+/i, '')
    .replace(/\b(?:can|could) (?:you|we|i)\b|\binstead\b|\bplease\b|\b(?:would be|is|works|might be) better\b|\?/gi, '')
    .replace(
      /^\s*(?:(?:change|move|make|push|shift|switch|postpone|put|reschedule|delay|do|say|set) )?(?:(?:it|that|the goal|this)\b)? ?(?:(?:back|off|be)\b)? ?(?:(?:to|until|till|for)\b)? ?/i,
      '',
    )
    .trim();

const sharesWord = (goal: string, text: string): boolean =>
  goal
    .split(' ')
    .slice(1)
    .some((word) => word.length > 3 && text.toLowerCase().includes(word));

/** 'Back to the goal', some turns on; and right after it was laid aside, what plainly is one, or a time for it. */
function takeUpAgain(scene: Scene): Situation | undefined {
  const { state, reading, turn } = scene;
  const aside = state.laidAside;
  if (!aside || reading.heavy || reading.words > 12 || reading.act === 'goal') return undefined;
  if (!again.test(reading.text)) {
    if (state.turn - (state.laidAsideSince ?? 0) > 1) return undefined;
    if (aside.kind === 'goal-when' && isOnlyTime(turn.message))
      return settleGoal(scene, aside.goal, readWhen(turn.message));
    return isToBeDone(readGoal(turn.message).goal) && isGoal(scene, turn.message)
      ? takeGoal(scene, turn.message, aside.kind === 'goal-what' ? aside : undefined)
      : undefined;
  }
  state.laidAside = null;
  state.pending = aside;
  if (aside.kind === 'goal-when') {
    const when = readWhen(scene.turn.message);
    if (when) return settleGoal(scene, aside.goal, when);
    say(scene, lines.goalWhenAgain, { goal: aside.goal });
    return 'goal-when';
  }
  say(scene, lines.goalAgain);
  return 'goal-what';
}
/** 'Phone the plumber', 'make the bed': told to nobody else. */
const isToBeDone = (goal: string): boolean =>
  is(parse(goal)[0]?.words[0], 'Imperative', 'Infinitive', 'PresentTense') && !/\b(?:me|us|it|this|that)\b/i.test(goal);
const again =
  /\b(?:back to|about|return to|continue with|finish|with|set|and|now|do|for) (?:the|that|my|our|a) (?:small |little )?goal\b|^(?:the|that|my) goal\b/i;

/** Nothing came to mind: something very small is laid out to choose from; after that, one is picked. */
function holdOutSmall(scene: Scene, open: WhatOpen, held = starters.goalSmaller): Situation {
  const before = scene.draft.parts.length;
  say(scene, held);
  if (scene.draft.parts.length < before + 2) return pick(scene);
  scene.state.pending = { kind: 'goal-what', ...(open.when && { when: open.when }) };
  return 'goal-what';
}

const elsewise = /\b(?:not th|another|else|different)/i;

/** 'Why would a goal help?': it need not be. */
function explain(scene: Scene, open: Pending): Situation {
  say(scene, lines.goalWhy);
  scene.state.pending = open;
  return 'goal-what';
}

/** They leave it to Wren. */
function pick(scene: Scene): Situation {
  const { state, draft } = scene;
  const said = state.said.map(({ yours }) => yours).join(' ') + draft.text;
  const goal =
    lines.pickable.find((one) => !state.heldOut.includes(one) && !said.includes(one)) ?? lines.pickable[0] ?? '';
  state.heldOut.push(goal);
  say(scene, lines.goalPicked, { goal });
  state.pending = { kind: 'goal-when', goal };
  return 'goal-when';
}

/** What would harm them is no goal, whatever is said next. */
function refuse(scene: Scene, open: Pending): Situation {
  const { state } = scene;
  say(scene, state.noQuestions ? lines.goalHarmful.slice(0, 2) : lines.goalHarmful);
  layAside(state, open.kind === 'goal-what' ? open : { kind: 'goal-what' });
  state.pending = { kind: 'question' };
  return 'room';
}

/** The goal ends here; what they told beside it is spoken to in the same reply. */
function endWith(scene: Scene, answer: typeof lines.goalCancelled, rest: string): Situation | undefined {
  if (!tells(rest)) {
    say(scene, answer);
    return 'room';
  }
  scene.draft.add(answer[0] ?? []);
  scene.hearOnly(rest);
  return undefined;
}

/** 'When should I do it, now?' */
const asksNow =
  /\bnow\s*\?|\b(?:right now|now) then\b|^(?:ok(?:ay)?,? )?(?:right )?now[.!]*$|\bwhen should i (?:do|start|begin)\b/i;
const agreed = /^(?:ok(?:ay)?|sure|yes|yeah|yep|yup|fine|alright|all right)\b/i;

/** 'Can we pick the plates as the goal, like 3 plates' names it. */
function namedAsGoal(text: string): string | undefined {
  if (/\b(?:not|no|never|cannot)\b|n't\b/i.test(text)) return undefined;
  const [, what = '', closer = ''] =
    /\b(?:pick|make|take|have|set|choose) (.{2,40}?) (?:as|be|for) (?:the|my|a|our|today's) goal\b[?.!,]* ?(?:like|say|maybe)? ?([^?.!]{0,40})/i.exec(
      text,
    ) ?? [];
  return (closer.trim().length > 3 ? closer : what).trim() || undefined;
}

const doubting =
  /\b(?:what if|worried|afraid|might not|probably won't|won't do it|not sure|forget|can't be bothered|never (?:do|stick)|if it)\b/i;

/** The words around a time: 'maybe', 'I could do it', 'let's say'. */
const around =
  /^(?:(?:ok|okay|maybe|probably|perhaps|say|i guess|i think|i suppose|um+|hm+|how about|what about|yes|yeah|sure|but|well|so|at|around|right|just|best|then|like|and|or something|instead|i promise|if that's ok|i (?:can't|cannot|won't)(?: do (?:it|that))?|not|no|actually|(?:i|we)(?:'ll| will| can| could| would|'d| might|'m going to|'m gonna| am going to)?(?: (?:do|try|start|begin|go|like|say|make|prefer|rather|manage|fit|have time|probably|maybe|just))*(?: (?:to do |to )?(?:it|that|this|them|to))?|let's(?: do| make| say| go with| try)?(?: it)?|(?:it|that)(?:'ll|'d| could| can| would| should| might)? (?:be|fit|work)s?|starting|from|that'd be|would be(?: good| best| fine)?|is (?:good|fine|best|ok)|works|free|i(?:'m| am) (?:free|home|off)|i have (?:time|a break|a minute)|there's time)[,.! ]*)*$/i;

/** 'Isn't that too big?', before it is settled. */
const tooBig = /\b(?:too (?:big|much|hard|ambitious|long)|smaller)\b/i;

/** 'Later', to the question when, is no farewell. */
export const answersWhen = ({ state, turn, reading }: Scene): boolean =>
  state.pending?.kind === 'goal-when' && reading.words <= 4 && isOnlyTime(turn.message);

/** Whether what they answer is a time, and nothing told with a time in it. */
function isOnlyTime(message: string): boolean {
  const when = readWhen(message);
  if (!when) return false;
  const text = message.replaceAll('’', "'").replace(/[.!?]+$/, '');
  const bare = turnText(text).toLowerCase();
  const at = bare.lastIndexOf(when.toLowerCase().replace(/^at (?=\d)/, ''));
  if (at < 0) return text.split(' ').length <= 8;
  const rest = text.split(' ').slice(0, bare.slice(0, at).trim().split(' ').filter(Boolean).length).join(' ');
  return around.test(rest.trim()) && when.split(' ').length <= 12;
}

/** What they named becomes the goal; a time is asked for, unless they said it. */
function takeGoal(scene: Scene, message: string, open?: WhatOpen): Situation {
  const { state, draft } = scene;
  const { goal, when: said } = readGoal(message);
  const when = said || open?.when || '';
  if (isHarmful(goal)) return refuse(scene, { kind: 'goal-what' });
  if (unnamed.test(goal)) {
    draft.addAll(when ? lines.goalWhatThen : lines.goalAgain, { when: when || undefined });
    state.pending = { kind: 'goal-what', ...(when && { when }) };
    return 'goal-what';
  }
  if (isFarOff(goal)) {
    if (open?.asked) return holdOutSmall(scene, open);
    say(scene, starters.goalPiece, { goal });
    state.pending = { kind: 'goal-what', asked: true, ...(open?.when && { when: open.when }) };
    return 'goal-what';
  }
  if (when) return settleGoal(scene, goal, when);
  state.pending = { kind: 'goal-when', goal };
  say(scene, starters.goalWhen, { goal });
  return 'goal-when';
}

/** 'I'll start it tomorrow': what 'it' is was not said. */
const unnamed =
  /^(?:do|start|try|begin|finish|get) (?:it|that|this|something)?$|^(?:start|begin|it|that|something)$|^(?:do )?(?:some|any)thing (?:about|for|with|to do with|like|around|involving)\b/i;

function settleGoal(scene: Scene, goal: string, when: string): Situation {
  const { state, turn } = scene;
  state.promised.push({ what: goal, when, at: turn.now.toISOString(), asked: false });
  say(scene, turn.offTheRecord ? [...starters.goalSet.slice(0, 2), starters.unkept] : starters.goalSet, { goal, when });
  state.pending = { kind: 'goal-kept', goal, when, hitch: '' };
  state.laidAside = null;
  return 'goal-set';
}

/** The time is still open: it can hang on something that happens anyway. */
function whenElse(scene: Scene, open: WhenOpen): Situation {
  say(scene, starters.goalWhenElse);
  scene.state.pending = { ...open, asked: true };
  return 'goal-when';
}

/** Now is a good time, and the goal is said as small as it is. */
function goalNow(scene: Scene, goal: string): Situation {
  const { state, turn } = scene;
  const kept = standing(scene);
  if (kept?.what === goal) kept.when = 'now';
  else state.promised.push({ what: goal, when: 'now', at: turn.now.toISOString(), asked: true });
  say(scene, starters.goalNow, { goal });
  state.pending = { kind: 'goal-kept', goal, when: 'now', hitch: '' };
  state.laidAside = null;
  return 'goal-set';
}

const notAGoal =
  /^$|^(?:i|you|he|she|they|it|we|this|that|there|at|on|in|when|if|because|everyone|nobody|why|how|who|where|what|your (?:mom|mum|dad|boss|husband|wife|partner|sister|brother|friend|son|daughter))\b/i;
/** What tells of how things are or went is no deed. */
const telling =
  /\b(?:was|were|is|are|has|had|hasn't|keeps?|won't|can't|cannot|didn't|doesn't|isn't|it's|he's|she's|they're)\b/i;

const isGoal = ({ reading }: Scene, said: string): boolean => {
  const { goal } = readGoal(said);
  // A question is none, unless it puts one up: 'how about a walk?'
  if (/\?\s*$/.test(said) && !puttingUp.test(said)) return false;
  // 'My head hurts' tells something, 'my homework' is a goal.
  if (
    /^(?:do|take|have|open|drink) (?:your|the)\b/.test(goal) &&
    !/^(?:fragment|wish)$/.test(reading.clauses[0]?.kind ?? 'fragment')
  )
    return false;
  return (
    /^(?:share|advice|step|goal|yes|no|unsure)$/.test(reading.act) &&
    reading.words <= 30 &&
    reading.clauses[0]?.kind !== 'event' &&
    !notAGoal.test(goal) &&
    !telling.test(goal)
  );
};

const puttingUp =
  /^(?:(?:ok|okay|maybe|hm+|so|well|and),? )*(?:maybe|how about|what about|could (?:i|we|it)|can (?:i|we|it)|should (?:i|we)|would|is|does|just|a|the|my)\b/i;

const areas: readonly [keyof typeof starters.goalAreas, RegExp][] = [
  [
    'home',
    /^(?:(?:my|the|for|around the|something for my|at|with|in|to do with) )*(?:home|flat|room|house|place|apartment|kitchen|bedroom)$/,
  ],
  ['head', /^(?:(?:my|the|for|something for my) )*(?:head|mind|mood|brain|self|me|myself)$/],
  ['someone', /^(?:(?:for|something for) )*(?:someone|somebody|a friend|someone i like|family|people|other people)$/],
];
const areaOf = (text: string) => {
  const bare = text
    .toLowerCase()
    .replace(/[.!?,]/g, ' ')
    .replace(
      /\b(?:i guess|i think|i suppose|maybe|probably|idk|i don't know|dunno|then|please|well|the|something)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return areas.find(([, pattern]) => pattern.test(bare))?.[0];
};

/** 'Home, I guess' names where, and not yet what. */
const isArea = (text: string): boolean => areaOf(text) !== undefined;

const chores =
  /\b(plates?|dishes|cups?|glasses|clothes|laundry|washing|rubbish|trash|bottles|floor|desk|bed|sink|fridge|bathroom|bins?|post|letters|mail|emails|papers|books|windows?|shelf|table)\b/gi;
const atHome = /\b(?:flat|room|house|apartment|kitchen|bedroom|home|mess|stuff everywhere|plates|dishes|laundry)\b/i;

/** Told how bad it is instead of a goal: the frame is kept, and two five-minute pieces of it are held out. */
function pieceNearby(scene: Scene): Situation | undefined {
  const { reading, state, turn } = scene;
  const first = turn.message.split(/[.!?]\s/)[0] ?? '';
  const area = areaOf(first);
  const tellsOf =
    /\b(?:i'm|i am|i haven't|i can't|there(?:'s| is| are)|it's|everything|is really|don't know where)\b/i.test(
      reading.text,
    );
  const named = [...new Set([...reading.text.toLowerCase().matchAll(chores)].map(([one]) => one))];
  if (!area && !(tellsOf && (named.length > 0 || atHome.test(reading.text)))) return undefined;
  const [a, b] = named
    .filter((one) => !/^(?:bed|floor|table)$/.test(one))
    .concat(named.filter((one) => /^(?:floor|table)$/.test(one)));
  const answer = a && b ? starters.goalOf.two : a ? starters.goalOf.one : starters.goalAreas[area ?? 'home'];
  say(scene, answer, { a, b });
  state.pending = { kind: 'goal-what', ...(a && !b && { held: `see to a few of the ${a}` }) };
  return 'goal-what';
}
