import { questionOf } from '../../reading/question-of.ts';
import { holdsOutRefused } from '../../reading/refused-kinds.ts';
import { exerciseUnder } from '../doing.ts';
import type { Situation } from '../follow-ups.ts';
import { isGrave } from '../grave.ts';
import { afterAdvice, forAnybody } from '../lines/advice.ts';
import type { SoughtLines } from '../lines/sought.ts';
import { openWithTheirs } from '../open-with-theirs.ts';
import { regretted } from '../reflect.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import type { ListenerState } from '../state.ts';
import { inSmall, plainly, theirMessages } from '../their-words.ts';
import type { Matter } from './matter.ts';
import { aboutNow, isLoss, isNamed, matters } from './matters.ts';
import { type Trouble, troubles } from './troubles.ts';

/**
 * Help asked for in what the talk is about: what there is to do in it. What this message says of it goes before what was told
 * earlier, and how they feel comes last; with `isOfThis` only what this message tells counts. Undefined where none is asked for, or nothing is known of the matter.
 */
export function adviseInMatter(scene: Scene, isOfThis = false): Situation | undefined {
  const { reading, state, draft, wish } = scene;
  if (reading.heavy || wish.advice === 'none' || state.listenOnly || isGrave(scene)) return undefined;
  // What they did to somebody is mended otherwise than what somebody did to them.
  if (toldOwnDeed(state)) return undefined;
  const isRefused = holdsOutRefused(state.refused);
  for (const { id, advice, ask, isState } of advising(scene, isOfThis)) {
    const step = advice.find((line) => !isRefused(line) && draft.choose([line]) !== undefined);
    if (!step) continue;
    openWithTheirs(scene);
    draft.add([step]);
    if (isState) exerciseUnder(scene);
    endAsking(scene, ask);
    state.lastOffer = state.turn;
    state.pending = { kind: 'after-step', step: `matter:${id}` };
    return 'step';
  }
  return undefined;
}

/** The last thing told is something they did to somebody. */
export const toldOwnDeed = ({ said }: Pick<ListenerState, 'said'>): boolean => regretted.test(said.at(-1)?.yours ?? '');

/** What to do in a matter, and what is asked after it. */
interface Advising {
  id: string;
  advice: readonly string[];
  ask: readonly string[];
  /** For how somebody feels: an exercise may stand under it. */
  isState?: boolean | undefined;
}

/** A message of more words tells what has brought the feeling, and so does one that speaks of somebody. */
const brief = 30;
const somebody =
  /\b(?:he|she|him|her|his|they|them|their|friends?|boss|manager|coach|teacher|team|husband|wife|(?:boy|girl)friend|partner|mum|mom|dad|mother|father|parents?|sister|brother|son|daughter|kids)\b/;

/** How many of their messages say what the talk is about. */
const far = 8;

/** All that could be advised, what fits best first. */
function* advising(scene: Scene, isOfThis: boolean): Generator<Advising> {
  const message = inSmall(scene.whole);
  const question = questionOf(message);
  const before = plainly(theirMessages(scene.turn), far).toReversed();
  const about = aboutNow(scene);
  const heard = about && !about.matter.general ? [about.matter] : [];
  const particular = troubles.filter(({ general }) => !general);
  const general = troubles.filter((one) => one.general);
  yield* toldIn(particular, [question, message]);
  if (isOfThis) return;
  if (about?.isOfThis || (about && isLoss(about.matter))) yield* known(heard);
  // What tells only together may stand in two messages.
  yield* toldIn(particular, [...before, before.slice(0, 3).join('\n')]);
  yield* known(heard);
  // How they feel is what is asked about where the question says so, or where nothing else was told with it.
  const alone = [message, ...before].filter((one) => one.split(' ').length <= brief && !somebody.test(one));
  const felt = about?.matter.general && about.isOfThis ? known([about.matter]) : [];
  for (const one of [...toldIn(general, [question, ...alone]), ...felt]) yield { ...one, isState: true };
  if (scene.state.lastOffer > 0) yield { id: 'anything', advice: forAnybody, ask: afterAdvice };
}

/** The troubles some of these texts tell of, those of the first text first. */
const toldIn = (among: readonly Trouble[], texts: readonly string[]): Advising[] =>
  texts.flatMap((text) =>
    among
      .filter(({ told, not }) => told.test(text) && !not?.test(text))
      .flatMap(({ id, advice, ask = afterAdvice }) =>
        advice ? [{ id, advice, ask }] : known(matters.filter((one) => one.id === id)),
      ),
  );

const known = (some: readonly Matter[]): Advising[] =>
  some.flatMap(({ id, advice }) => (advice ? [{ id, advice, ask: afterAdvice }] : []));

/**
 * Why it is no wonder, where the question is of the matter: it speaks of it, or it is put in the message that tells of it. What was
 * told long before it is not what is asked about.
 */
export function reasonInMatter(scene: Scene): SoughtLines | undefined {
  const about = aboutNow(scene);
  const { reason, ask } = about?.matter ?? {};
  if (!about || !reason || !ask) return undefined;
  const question = questionOf(scene.reading.text);
  const isOfIt =
    about.isOfThis || isNamed(about.matter, question) || reason.some((line) => sharesThing(line, question));
  return isOfIt ? { say: reason, next: [], ask } : undefined;
}

/** 'Sad about a cat', and a cat in the line: what the question is about stands in it. */
function sharesThing(line: string, question: string): boolean {
  const thing = /\b(?:about|over|for|to|with) (?:an?|the|my|this|that) ([a-z]{3,})\b/.exec(question)?.[1];
  return thing !== undefined && new RegExp(`\\b${thing}\\b`, 'i').test(line);
}
