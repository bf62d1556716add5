import { asksAnything, questionOf } from '../reading/question-of.ts';
import { holdsOutRefused } from '../reading/refused-kinds.ts';
import { wordsAsked } from '../reading/words-asked.ts';
import { isKnown, ownExhausted } from './answer-known.ts';
import { cite } from './cite.ts';
import type { Counsel } from './counsel/counsel.ts';
import { counselled, nameOfCounsel as nameOf } from './counsel/counsels.ts';
import {
  asksForCounsel,
  fittingCounsel,
  isAtALoss,
  leaningCounsel,
  soughtBy,
  surelySeeks,
} from './counsel/fitting-counsel.ts';
import { advise } from './endings.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/doing.ts';
import { openWithTheirs } from './open-with-theirs.ts';
import type { Scene } from './reply.ts';
import type { ListenerState } from './state.ts';
import { theirMessages } from './their-words.ts';

const badly =
  /\bwhat if\b|\bif (?:he|she|they|it|nobody|that) (?:says? no|gets? (?:angry|mad|upset|loud)|laughs?|doesn't|does not|won't|goes (?:badly|wrong)|refuses?|cr(?:y|ies)|ignores?)\b/i;
const further =
  /\b(?:what else|anything else|(?:any )?other (?:ideas?|ways?)|more (?:ideas|tips|steps)|and then|then what|what (?:then|next|after)|next step|(?:what|which) (?:are the |exact )?words|how (?:would|do|should|could) (?:i|you) (?:say|put|word|phrase) (?:it|that|this)|what (?:do|should|would) i do (?:then|next|after\w*|first)|how (?:do|would|should) i (?:start|begin)|where (?:do|would) i (?:start|begin))\b/i;
const stepByStep = /\b(?:steps|tips|list|plan|ways)\b|step[- ]by[- ]step/i;

/** How likely a counsel must be where the last reply has missed already. */
const surelyMeant = 0.75;
/** And where there is a step in what the talk is about instead. */
const plainlyMeant = 0.7;
/** And where words are asked for. */
const forWords = 0.6;

/**
 * Answers a wish for advice with something worked out for just that: the straight answer, words to say where words were
 * asked for, and what to do first. The card it leans on is cited. Undefined when nothing was asked, or nothing near is known.
 */
export function giveCounsel(scene: Scene): Situation | undefined {
  const { reading, state, turn, wish } = scene;
  if (wish.advice === 'none' || (reading.heavy && !reading.topics.includes('bereavement'))) return undefined;
  const more = goOnWithCounsel(scene);
  if (more) return more;
  const earlier = theirMessages(turn);
  const isSought = asksForCounsel(reading);
  // Where nothing is asked, nothing need be learnt of it.
  if (!isSought && !asksAnything(reading.text)) return undefined;
  const sought = soughtBy(reading, earlier);
  if (!isSought && (!surelySeeks(reading, sought) || reading.asked?.kind === 'allowed' || isKnown(scene)))
    return undefined;
  if (state.listenOnly && (isAtALoss(reading) || !isSought)) return undefined;
  const counsel = fittingCounsel(reading, earlier, sought);
  // Words of another matter are worse than none.
  if (counsel && wordsAsked(reading.text) && (sought.odds(counsel.id.replace(/-later$/, '')) ?? 1) < forWords)
    return undefined;
  // Of what they turned down, something else is looked for.
  if (counsel && isTurnedDown(state, counsel)) return isSought ? advise(scene) : undefined;
  if (!counsel) return undefined;
  // Who was just answered beside the question is not given the next ready answer on a guess.
  if (scene.toWren.protest !== '' && (sought.odds(counsel.id.replace(/-later$/, '')) ?? 1) < surelyMeant)
    return undefined;
  if (!state.offered.includes(nameOf(counsel))) return layCounsel(scene, counsel);
  // Asked a second time whether to do it, they want it in one word.
  const again = counsel.plainly && reading.asked?.kind === 'decide' && answerPlainly(scene, counsel.plainly);
  if (again) return again;
  // A longer question asks for something else than the next step of what was laid out.
  const same =
    questionOf(reading.text).split(' ').length <= 8 || scene.toWren.protest !== '' || counsel.far !== undefined;
  return same ? (moreOfCounsel(scene, counsel) ?? ownExhausted(scene)) : undefined;
}

/** The same, or more of the last one, only where it is sure to be what they ask for. */
export function giveSureCounsel(scene: Scene): Situation | undefined {
  const { sure } = soughtBy(scene.reading, theirMessages(scene.turn));
  return sure >= plainlyMeant ? giveCounsel(scene) : goOnWithCounsel(scene);
}

/** The worked-out answer that their question leans to, where nothing else has answered it. */
export function leanToCounsel(scene: Scene): Situation | undefined {
  const { reading, state, turn, wish } = scene;
  if (wish.advice === 'none' || reading.heavy || reading.act !== 'share' || state.listenOnly) return undefined;
  const counsel = leaningCounsel(reading, theirMessages(turn));
  if (!counsel || isTurnedDown(state, counsel) || state.offered.includes(nameOf(counsel))) return undefined;
  return layCounsel(scene, counsel);
}

/** It was refused, or nothing is left of it that stands alone without what they turned down by its kind. */
export function isTurnedDown({ refused }: Pick<ListenerState, 'refused'>, counsel: Counsel): boolean {
  const isRefused = holdsOutRefused(refused);
  const { answer, words = '', steps } = counsel;
  if (refused.includes(nameOf(counsel)) || answer.every(isRefused) || isRefused(words)) return true;
  const [kept] = steps.filter((step) => !isRefused(step));
  return kept === undefined || (kept !== steps[0] && hanging.test(kept));
}
const hanging = /\b(?:it|them|that|there|those|these)\b/;

const yesOrNo = /\byes or no\b|\b(?:straight|simple|clear|plain) answer\b|\bjust (?:tell|say)\b|\bwhat would you do\b/i;

/** They want it in one word: said as plainly as it can be, and left to them. */
function answerPlainly({ draft, state }: Scene, plainly: string): Situation | undefined {
  if (!draft.add([plainly])) return undefined;
  draft.add(lines.leftToThem);
  state.lastOffer = state.turn;
  return 'room';
}

/** 'What if she says no?', 'and then?': still about what was just laid out. */
function goOnWithCounsel(scene: Scene): Situation | undefined {
  const { reading, state } = scene;
  const last = state.offered.findLast((one) => one.startsWith('counsel:'));
  const counsel = last && state.turn - state.lastOffer <= 3 ? counselled(last) : undefined;
  const question = questionOf(reading.text);
  if (!counsel || question.split(' ').length > 16) return undefined;
  if (counsel.plainly && yesOrNo.test(reading.text)) return answerPlainly(scene, counsel.plainly);
  if (badly.test(question) && reading.act !== 'complaint')
    return moreOfCounsel(scene, counsel, counsel.hitch ? [counsel.hitch] : []);
  const goesOn = further.test(question) && (reading.text.includes('?') || reading.words <= 5);
  return goesOn ? moreOfCounsel(scene, counsel) : undefined;
}

/** Lays a worked-out answer out: the answer, words where words were asked for, the first steps. */
export function layCounsel(scene: Scene, counsel: Counsel): Situation | undefined {
  const { draft, reading, turn, state } = scene;
  const { answer, words, ask, card } = counsel;
  const steps = counsel.steps.filter((step) => !draft.isRefused(step));
  const brief = turn.person.length === 'short';
  openWithTheirs(scene);
  const wantsList = stepByStep.test(reading.text);
  const wantsWords = words !== undefined && !wantsList;
  if (draft.parts.length === 0 && !brief && draft.even()) nameTheQuestion(scene);
  if (draft.parts.length === 0 && !brief) draft.add(lines.setOut, {}, 70);
  if (!draft.add(answer, {}, brief ? 0 : 20) && !draft.add(answer)) return undefined;
  if (wantsList) draft.addList(brief ? steps.slice(0, 2) : steps);
  else {
    const some = brief ? 1 : turn.person.length === 'long' ? steps.length : 2;
    const said = wantsWords && draft.add([words]) ? 1 : 0;
    for (const step of steps.slice(0, Math.max(brief && said ? 0 : 1, some - said))) draft.add([step], {}, 8);
  }
  cite(scene, card);
  state.offered.push(nameOf(counsel));
  state.lastOffer = state.turn;
  state.tried.push(nameOf(counsel));
  state.pending = { kind: 'after-step', step: nameOf(counsel) };
  if (!state.noQuestions && !brief) {
    if (wantsList) draft.parts.push('\n\n');
    if (!draft.add(ask) && wantsList) draft.parts.pop();
  }
  return 'counsel';
}

/** What was not said of it yet: what if it goes badly, then the words, then the next steps. */
export function moreOfCounsel(scene: Scene, counsel: Counsel, first: readonly string[] = []): Situation | undefined {
  const { draft, state, turn } = scene;
  const most = turn.person.length === 'short' ? 1 : 2;
  const worded = counsel.words && /\b(?:words?|say|put|phrase)\b/i.test(scene.reading.text) ? [counsel.words] : [];
  const opened = draft.parts.length;
  const open = [...first, ...worded, ...counsel.steps, counsel.words ?? '', counsel.hitch ?? ''];
  for (const line of open) {
    if (draft.parts.length - opened >= most) break;
    if (line) draft.add([line]);
  }
  if (draft.parts.length === opened) return undefined;
  state.lastOffer = state.turn;
  state.pending = { kind: 'after-step', step: nameOf(counsel) };
  if (!state.noQuestions) draft.add(counsel.ask);
  return 'step';
}

/** What was asked, in their words, before the answer to it. */
function nameTheQuestion({ draft, reading }: Scene): void {
  const wish = reading.clauses.map(({ yours }) => asking.exec(yours)).find((one) => one !== null);
  const [, whether, deed = ''] = wish ?? [];
  if (!/ /.test(deed) || deed.split(' ').length > 9 || /^(?:do|you)\b/.test(deed)) return;
  draft.add(whether === 'whether' ? lines.whetherTo : lines.howTo, { deed }, 60);
}

const asking = /^you're (?:looking for a|wondering) (way|whether|how) to (.+)$/;
