import { turnText } from '../../reading/second-person.ts';
import { wordsAsked } from '../../reading/words-asked.ts';
import { feared } from '../first-words.ts';
import type { Situation } from '../follow-ups.ts';
import { formsOf } from '../forms-of.ts';
import { isGrave } from '../grave.ts';
import { ahead, whatIf } from '../lines/as-asked/ahead.ts';
import { inGeneral } from '../lines/as-asked/in-general.ts';
import { minds } from '../lines/as-asked/minds.ts';
import { people } from '../lines/as-asked/people.ts';
import type { AsAsked } from '../lines/as-asked/row.ts';
import { whyI } from '../lines/as-asked/why-i.ts';
import { carefully, harmful } from '../lines/at-risk.ts';
import type { Scene } from '../reply.ts';
import { isJudgingSelf } from './judging-self.ts';
import { abused, give, lastOf, mournful, type Put } from './put.ts';
import { whoIsMeant } from './who-is-meant.ts';

/** A way, words, or one's own deed: others answer those. */
const ofOwnDoing =
  /\b(?:how|what|when|where) (?:do|can|should|would|could|am|will|did|must) (?:i|we)\b(?! (?:know|tell (?:if|whether|when)|be |act |behave |find out |learn who |not cry))|\b(?:should|shall|ought|must|may|dare) (?:i|we)\b|\bam i (?:wrong|allowed)\b/;

/**
 * What somebody else thinks, what comes, what people do, why one does a thing: answered where the question names its matter, and
 * where nothing told makes it another. Undefined otherwise.
 */
export function asItIsAsked(scene: Scene, { question, told }: Put): Situation | undefined {
  if (ofOwnDoing.test(question) || wordsAsked(question) || isJudgingSelf(question)) return undefined;
  const near = lastOf(told);
  const messages = near.split('\n');
  const isHarmful = harmful.test(near) || isGrave(scene);
  if (!isHarmful && (abused.test(near) || feared.test(near))) return undefined;
  const before = [...messages.slice(0, -1), messages.at(-1)?.replace(question, '') ?? ''];
  const { who, they } = whoIsMeant(question, before);
  const isMourned = mournful.test(near);
  const fits = (row: AsAsked): boolean =>
    row.put.test(question) &&
    (!row.who || (who !== undefined && row.who.includes(who))) &&
    (row.told?.test(near) ?? true) &&
    !row.not?.test(near) &&
    (!isMourned || row.tender === true);
  // 'Can you feel sad?' is asked of Wren.
  const ofAnyone = isHarmful || ofWren(scene) ? undefined : people.find(fits);
  const found = isHarmful
    ? carefully.find(fits)
    : (whatIf.find(fits) ?? ofAnyone ?? whyI.find(fits) ?? ahead.find(fits) ?? minds.find(fits));
  // A 'he' in what is asked of people in general is nobody; the one they have in mind was told of before.
  const spoken = found === ofAnyone ? whoIsMeant('', before).they : they;
  return found && give(scene, { say: found.say, next: [], ask: found.ask }, formsOf(spoken));
}

const ofWren = ({ reading }: Scene): boolean => reading.act === 'about-wren' && reading.detail !== 'would';

const kind =
  /\b(?:smil\w+|laugh\w*|hug\w*|kiss\w*|brought|bring\w*|made|makes|bak\w+|cook\w*|sav\w+|kept|keeps|rang|rings?|calls?|called|wrote|writes|texts?|texted|sent|sends|came|comes|stay\w*|wait\w*|help\w*|fix\w*|ask(?:s|ed)? (?:how|after)|thank\w*|said (?:thanks|thank you|sorry|well done)|apologi[sz]ed|gave|gives|bought|ironed|packed|held|sat with)\b/;
const unkind =
  /\b(?:didn't|doesn't|hasn't|won't|isn't|never|hardly|barely|stopped|went quiet|goes quiet|left|leaves|walked|walks|ignor\w*|clos\w+|turn(?:ed|s)|avoid\w*|forgot|cancel\w*|blocked)\b/;

/** What the one who is meant did, as it was told of late: of the one kind, and not of both. */
function deedOf({ state }: Scene, they: string, is: RegExp, isnt: RegExp): string | undefined {
  const byThem = new RegExp(`^(?:${they}|your [\\w-]+) `);
  const another = they === 'he' ? /\b(?:she|her)\b/ : /\b(?:he|him|his)\b/;
  return state.said.findLast(
    ({ turn, kind: sort, yours }) =>
      turn >= state.turn - 2 &&
      /^(?:event|state)$/.test(sort) &&
      byThem.test(yours) &&
      (they === 'they' || !another.test(yours)) &&
      /\byou(?:r|rs)?\b/.test(yours.replace(/^your /, '')) &&
      yours.split(' ').length >= 3 &&
      yours.split(' ').length <= 14 &&
      !/["?]/.test(yours) &&
      is.test(yours) &&
      !isnt.test(yours),
  )?.yours;
}

/** What a body does is not read like a look or a word. */
const bodily = /\b(?:midwife|scan|biops\w*|bleed\w*|lump|symptoms?|blood test|swollen|fever|seizure|weeks pregnant)\b/;

/** The same by the mere form of the question, where its matter has no answer of its own. */
export function asItsForm(scene: Scene, { question, told }: Put): Situation | undefined {
  if (ofWren(scene)) return undefined;
  if (ofOwnDoing.test(question) || wordsAsked(question) || isJudgingSelf(question)) return undefined;
  const near = lastOf(told);
  if ([harmful, abused, feared, mournful, bodily].some((one) => one.test(near))) return undefined;
  const found = inGeneral.find(({ put, not }) => put.test(question) && !not?.test(question));
  // 'What if it goes badly?' after something was laid out, or with a goal in the making, is about that.
  const isOnTheWay =
    (scene.state.pending?.kind ?? 'question') !== 'question' ||
    (scene.state.lastOffer > 0 && scene.state.turn - scene.state.lastOffer <= 3);
  if (!found || (isOnTheWay && /\bwhat if\b/.test(question))) return undefined;
  const { they } = whoIsMeant(question, near.split('\n'));
  const blanks = {
    ...formsOf(they),
    warm: deedOf(scene, they, kind, unkind),
    cold: deedOf(scene, they, unkind, kind),
    c: fearIn(question),
  };
  const own = found.say.filter((line) => /\{(?:warm|cold|c)\}/.test(line));
  return (
    give(scene, { say: own, next: [], ask: found.ask }, blanks) ??
    give(scene, { say: found.say, next: [], ask: found.ask }, blanks)
  );
}

/** 'What if I lose him' → 'you lose him'; undefined where it is long, or asks something else besides. */
function fearIn(question: string): string | undefined {
  const [, fear] =
    /\bwhat if ((?:i|i'm|we|he|she|they|it|it's|nobody|no one|my \w+|the \w+) [^?.,;"]+)[?.]?$/.exec(question) ?? [];
  return fear && fear.split(' ').length <= 9 && !/\b(?:or|what|how|why)\b/.test(fear) ? turnText(fear) : undefined;
}
