import { wordsAsked } from '../../reading/words-asked.ts';
import { feared } from '../first-words.ts';
import type { Situation } from '../follow-ups.ts';
import { formsOf } from '../forms-of.ts';
import { isGrave } from '../grave.ts';
import { ahead, whatIf } from '../lines/as-asked/ahead.ts';
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
