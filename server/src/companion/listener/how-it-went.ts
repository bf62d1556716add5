import { type Outcome, readOutcome } from '../reading/goal-answers.ts';
import { past } from '../reading/grammar.ts';
import { readMessage } from '../reading/read-message.ts';
import { dayOf, todayOf } from './day-of.ts';
import type { Lines } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import { readWhen } from './goal.ts';
import * as lines from './lines/goal-talk.ts';
import { earlierGoals, saidWhen } from './progress.ts';
import type { Scene } from './reply.ts';
import { say } from './say.ts';
import { wordsIn } from './sentences.ts';
import type { ListenerState, Pending } from './state.ts';

type Promised = ListenerState['promised'][number];

/** Enough is told to be spoken to. */
export const tells = (text: string): boolean =>
  wordsIn(text) >= 4 && readMessage(text).clauses.some(({ kind }) => kind !== 'fragment');

/** What they answer to 'how did that go?' is met, and what becomes of the goal is kept. Undefined where they speak of something else. */
export function takeOutcome(scene: Scene): Situation | undefined {
  const { state, reading, turn } = scene;
  const open = state.pending;
  if (open?.kind !== 'outcome' && open?.kind !== 'still') return recall(scene);
  const asked = state.promised.find(({ what }) => what === open.what);
  // 'I watered them' tells of another that stands open.
  const said = turn.message.replaceAll('’', "'").toLowerCase();
  const another = state.promised.find((one) => one !== asked && isOpen(one) && isDeed(said, one.what));
  const goal = another && asked && !isDeed(said, asked.what) ? another : asked;
  if (!goal || reading.heavy) return undefined;
  if (open.kind === 'still') {
    const settled = whetherStill(scene, goal);
    if (settled) return settled;
  }
  const recalled = recall(scene);
  if (recalled) return recalled;
  const found = readOutcome(turn.message, (piece) => isDeed(piece, goal.what));
  const when =
    found?.kind === 'done' || found?.kind === 'badly' || found?.kind === 'partly'
      ? ''
      : stillFor(turn.message, goal.what);
  if (when) return move(scene, goal, when);
  if (!found) return undefined;
  state.pending = null;
  return answer(scene, goal, found, open);
}

const isOpen = ({ done, dropped }: Promised): boolean => !done && !dropped;

/** 'Good', to 'how did that go?', is no farewell. */
export const answersOutcome = ({ state, reading, turn }: Scene): boolean =>
  /^(?:outcome|still)$/.test(state.pending?.kind ?? '') &&
  reading.words <= 4 &&
  readOutcome(turn.message, () => false) !== undefined;

function answer(
  scene: Scene,
  goal: Promised,
  { kind, rest }: { kind: Outcome; rest: string },
  open: Pending,
): Situation | undefined {
  const { state, draft, turn } = scene;
  if (kind === 'which' || kind === 'why') {
    draft.add(kind === 'which' ? lines.wentWhich : lines.wentWhy, { goal: goal.what });
    if (kind === 'why') draft.add(lines.wentWhyRest);
    else if (!state.noQuestions) draft.add(lines.wentWhichAsk);
    state.pending = open;
    return 'room';
  }
  if (kind === 'not-yet') return ended(scene, lines.wentNotYet, rest);
  if (kind === 'dropped') {
    goal.dropped = true;
    return ended(scene, lines.goalDropped, rest);
  }
  const isOfAll = /\b(?:both|neither|none of them|(?:all of )?them all|all of (?:it|them)|everything)\b/i.test(
    turn.message,
  );
  const all = isOfAll ? state.promised.filter(isOpen) : [goal];
  if (kind === 'done' || kind === 'badly') {
    for (const one of all) Object.assign(one, { done: true, asked: true });
    const deed = asDone(goal.what);
    if (kind === 'badly') return wentOn(scene, lines.wentBadly, lines.wentBadlyAsk, rest);
    return wentOn(scene, deed && !isOfAll ? lines.wentDone : lines.wentDoneAny, lines.wentDoneAsk, rest, { deed });
  }
  for (const one of all) one.asked = true;
  if (kind === 'private') return ended(scene, [lines.wentWhyRest], rest);
  if (kind === 'tried') return wentOn(scene, lines.wentTried, lines.wentBadlyAsk, rest);
  if (kind === 'partly') return wentOn(scene, lines.wentPartly, lines.wentPartlyAsk, rest);
  const situation = wentOn(scene, kind === 'forgot' ? lines.wentForgotten : lines.wentNot, lines.wentStillAsk, rest);
  if (situation === 'question') state.pending = { kind: 'still', what: goal.what };
  return situation;
}

/** Says how that is met; and asks on, or speaks to what they told beside it. */
function wentOn(
  scene: Scene,
  met: Lines,
  ask: Lines,
  rest: string,
  blanks: Record<string, string | undefined> = {},
): Situation | undefined {
  const { draft, state } = scene;
  draft.add(met, blanks);
  if (tells(rest)) {
    scene.hearOnly(rest);
    return undefined;
  }
  if (state.noQuestions || !draft.add(ask)) return 'room';
  state.pending = { kind: 'question' };
  return 'question';
}

function ended(scene: Scene, said: typeof lines.goalDropped, rest: string): Situation | undefined {
  if (!tells(rest)) {
    say(scene, said);
    return 'room';
  }
  scene.draft.add(said[0] ?? []);
  scene.hearOnly(rest);
  return undefined;
}

const keepIt =
  /^(?:(?:oh|ok|okay|hm+|well|i think|i guess|maybe),? )*(?:yes|yeah|yep|yup|sure|i(?:'d| would)(?: still)? like to|i(?:'d| would) still|still|keep (?:it|that)|(?:for )?another (?:day|time)|i (?:still )?want to|i do)\b/i;
const letGo =
  /^(?:(?:oh|ok|okay|hm+|well|i think|i guess|maybe|yeah|yes|just),? )*(?:no+|nope|nah|let (?:it|that) go|it (?:may|can|should) go|drop (?:it|that)|it can go|forget (?:it|about it)|not really|leave it|never ?mind|skip it)\b/i;

/** 'Would you still like to do it, or may it go?' */
function whetherStill(scene: Scene, goal: Promised): Situation | undefined {
  const { state, turn } = scene;
  const text = turn.message.replaceAll('’', "'");
  const when = stillFor(text, goal.what);
  if (when) return move(scene, goal, when);
  if (wordsIn(text) > 10) return undefined;
  if (letGo.test(text)) {
    state.pending = null;
    goal.dropped = true;
    say(scene, lines.goalDropped);
    return 'room';
  }
  if (!keepIt.test(text)) return undefined;
  say(scene, lines.goalWhenAgain, { goal: goal.what });
  state.pending = { kind: 'still', what: goal.what };
  return 'goal-when';
}

/** It gets another day, and is asked about then. */
function move(scene: Scene, goal: Promised, when: string): Situation {
  const { state, turn } = scene;
  goal.when = when;
  goal.at = turn.now.toISOString();
  state.pending = null;
  say(scene, lines.goalMoved, { goal: goal.what, when });
  return 'room';
}

const longAgo = /\b(?:yesterday|ago|last|already|this morning|did|was|were|had)\b/i;
const mayBeLater =
  /^(?:(?:no+|nope|nah|not yet|not today|maybe|perhaps|probably|i think|i guess|ok|okay|yes|yeah|sure|well|but|sorry|forgot|i forgot|didn't|i (?:didn't|haven't)(?: (?:do|done|get to|got to) it)?(?: yet)?|not|yet|i(?:'ll| will| can| could| might|'m going to|'m gonna)?(?: (?:do|try|start|go|like to|want to|make|get to|maybe|probably))*(?: (?:it|that|again|one))?|let's (?:say|try|make it)|make it|doing it|planning to(?: do it)?|how about|what about|still)[,.;! ]*)*$/i;

/** When it is still to be done, where they say so: 'tomorrow', 'not yet, maybe tonight'. */
function stillFor(message: string, goal: string): string {
  const text = message.replaceAll('’', "'").replace(/[.!?]+$/, '');
  if (longAgo.test(text.replace(/\bdidn't\b/gi, '')) || wordsIn(text) > 14) return '';
  const deed = goal.split(' ')[0] ?? '';
  const tail = text.split(/[,.;]\s*/).at(-1) ?? '';
  const when = readWhen(tail);
  if (!when || /\b(?:later|now)$/.test(when)) return '';
  const before = text.slice(0, Math.max(0, text.toLowerCase().lastIndexOf(when.split(' ')[0]?.toLowerCase() ?? '')));
  return mayBeLater.test(before.replace(new RegExp(`\\b${deed}\\b`, 'i'), 'do it').trim()) ? when : '';
}

const irregular = new Set(['be', 'have']);

/** 'Call your mom', told as done: 'called your mom'. Empty where it is more than one deed, or hard to say so. */
function asDone(what: string): string | undefined {
  const [verb = '', ...rest] = what.split(' ');
  if (!/^[a-z]+$/.test(verb) || irregular.has(verb) || rest.length > 7 || /,|\b(?:and|or|not|then)\b/.test(what))
    return undefined;
  const told = past(verb);
  return told && /^[a-z]+$/.test(told) ? [told, ...rest].join(' ') : undefined;
}

/** 'I watered them', 'called her': the deed itself, told as done. */
function isDeed(piece: string, what: string): boolean {
  const [verb = ''] = what.split(' ');
  const told = past(verb) ?? '';
  const words = piece.replace(/^(?:yes|yeah|well|so|ok|oh|and|i think)[, ]+/, '').split(/\s+/);
  const at = words.findIndex((word) => word === told || (irregularPasts[verb] ?? []).includes(word));
  const before = words.slice(0, Math.max(0, at)).join(' ');
  return (
    at >= 0 &&
    /^(?:i(?:'ve| have)?|we(?:'ve)?)?(?: ?(?:actually|finally|even|just|really|did))*$/.test(before) &&
    words.length <= 14 &&
    !/\b(?:half|part|some|instead|almost|nearly|only|until|never|not)\b/.test(piece)
  );
}
const irregularPasts: Readonly<Record<string, readonly string[]>> = {
  call: ['rang', 'phoned', 'spoke', 'talked'],
  ring: ['called', 'rang', 'phoned'],
  message: ['texted', 'wrote', 'messaged'],
  text: ['messaged', 'wrote', 'texted'],
  take: ['went', 'walked', 'took'],
  go: ['went', 'walked'],
  tidy: ['cleaned', 'tidied', 'cleared'],
  clean: ['tidied', 'cleaned'],
  do: ['did', 'washed', 'cleaned', 'finished'],
  have: ['had', 'took', 'ate'],
  write: ['wrote', 'sent'],
};

const opened = /^(?:(?:yes|yeah|ok|okay|hey|so|well|oh|guess what)[,.! ]+)*/i;

/** 'I did the walk!', in the talk the goal was set in: what they tell after it. Undefined where it is not said. */
export function toldDone({ turn }: Scene, what: string): string | undefined {
  const text = turn.message.replaceAll('’', "'");
  const named = new RegExp(
    `^${opened.source.slice(1)}(?:i (?:just |actually |finally )?(?:did|finished|managed|have done)|(?:just |all )?done(?: with)?|did|finished)(?: (?:it|that|the (?:\\w+ )?(?:${deedWords(what)})))?(?=[.,!]|$| (?:and|now|already))`,
    'i',
  ).exec(text);
  const found = readOutcome(text, (piece) => isDeed(piece, what));
  const [first = ''] = text
    .toLowerCase()
    .replace(opened, '')
    .split(/[.,!?]/);
  if (!named && !isDeed(first, what)) return undefined;
  return found?.kind === 'done' ? found.rest : named ? text.slice(named[0].length).replace(/^[\s.,!]+/, '') : undefined;
}

/** It is done, in the talk it was set in. */
export function finish(scene: Scene, what: string, rest: string): Situation | undefined {
  const { state } = scene;
  const goal = state.promised.findLast((one) => one.what === what && !one.done && !one.dropped);
  if (goal) Object.assign(goal, { done: true, asked: true });
  state.pending = null;
  const deed = asDone(what);
  return wentOn(scene, deed ? lines.wentDone : lines.wentDoneAny, lines.wentDoneAsk, rest, { deed });
}
const deedWords = (what: string): string =>
  what
    .split(' ')
    .filter((word) => /^[a-z]{3,}$/.test(word))
    .concat('goal', 'thing')
    .join('|');

const asksWhich =
  /\b(?:what(?:'s| is| was| were| are)?|remind me (?:of|what)?|tell me|do you (?:still )?(?:remember|know)|which|and|wren)\b.{0,20}\bmy (?:small |tiny |little |last |current |today's |other )*goals?\b(?! in life)|\bwhat did i (?:want|plan|promise|mean|set out|say i(?:'d| would| was going to)) (?:to )?(?:do|be|goal)?|^what(?:'s| is| was) the goal(?: again)?\b|^(?:and |but |so |what )?about my goal\b|\b(?:did|do|have) i (?:have|set|got|make|made)?(?: myself)? ?(?:an?|any) (?:small |little )?goals?\b/i;

/** 'What was my goal again?' Undefined when it is not asked, or of something else. */
function recall(scene: Scene): Situation | undefined {
  const { state, turn, reading, draft } = scene;
  if (reading.heavy || reading.words > 11 || !asksWhich.test(turn.message.replaceAll('’', "'"))) return undefined;
  if (/\b(?:life|purpose|point|career|achieve|reach|too|reali[sz]e)\b/i.test(reading.text)) return undefined;
  // In the midst of making one, it is that one.
  if (state.laidAside && !/\bwas\b/i.test(reading.text)) return undefined;
  const own = state.promised.filter(
    ({ done, dropped, asked, id }) => !done && !dropped && (!asked || id !== undefined),
  );
  const today = todayOf(turn);
  const ahead = turn.offTheRecord
    ? []
    : earlierGoals(turn).ahead.map((goal) => ({ what: goal.what, when: saidWhen(goal, today) }));
  const open = [
    ...own.map(({ what, when, at, id }) => ({ what, when: id && dayOf(when, at.slice(0, 10)) < today ? '' : when })),
    ...ahead,
  ];
  const [first, ...others] = open;
  if (!first) {
    if (!/\bgoal/i.test(reading.text)) return undefined;
    say(scene, lines.noGoalOpen);
    return 'room';
  }
  if (others.length > 0)
    draft.add(lines.goalsWere, {
      goals: open.map(({ what, when }) => [what, when].filter(Boolean).join(', ')).join('; '),
    });
  else draft.add(first.when ? lines.goalWas : lines.goalWasTimeless, { goal: first.what, when: first.when });
  const due = state.promised.find(({ what, asked, id }) => what === first.what && !asked && id !== undefined);
  if (due && others.length === 0 && !state.noQuestions && draft.add(lines.wentWhichAsk)) {
    due.asked = true;
    state.pending = { kind: 'outcome', what: due.what };
    return 'question';
  }
  draft.add(lines.goalStandsStill);
  return 'room';
}
