import type { Situation } from '../follow-ups.ts';
import { asksIfUsual } from '../lines/as-asked/facts.ts';
import { risks } from '../lines/at-risk.ts';
import type { Scene } from '../reply.ts';
import { isOwnMay, isOwnMust, isWorse } from './allowed.ts';
import { isJudgingSelf } from './judging-self.ts';
import { give, lastOf, type Put } from './put.ts';

/**
 * 'Am I a bad wife?', 'is that ok?', 'can I just text them once?', where what was told may hurt somebody: before anything that
 * goes by the form of a question.
 */
export function withCare(scene: Scene, { question, told }: Put): Situation | undefined {
  const ofOwnDeed = [isJudgingSelf, isOwnMay, isOwnMust, isWorse].some((form) => form(question));
  if (!ofOwnDeed && !asksIfUsual(question)) return undefined;
  const near = lastOf(told);
  const risk = risks.find((one) => (ofOwnDeed || one.usual) && one.told.test(near));
  if (!risk) return undefined;
  scene.draft.isRefused = () => false;
  return give(scene, risk);
}
