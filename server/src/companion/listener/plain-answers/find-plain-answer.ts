import { asksAnything, questionOf } from '../../reading/question-of.ts';
import { plain, plainly } from '../their-words.ts';
import type { PlainAnswer } from './plain-answer.ts';
import { plainAnswers } from './plain-answers.ts';

/**
 * The plain answer to what a message asks; undefined where it asks nothing, or nothing that one is known for. What also names its
 * matter goes before what is known by its wording alone. `earlier` are their messages before it, oldest first.
 */
export function findPlainAnswer(message: string, earlier: readonly string[]): PlainAnswer | undefined {
  if (!asksAnything(message)) return undefined;
  const whole = plain(message);
  const question = questionOf(whole);
  const near = [...plainly(earlier, 2), whole].join('\n');
  const fits = ({ asks, about, not }: PlainAnswer) =>
    asks?.test(question) === true && (about?.test(near) ?? true) && !not?.test(near);
  return (
    plainAnswers.find((one) => one.about !== undefined && fits(one)) ??
    plainAnswers.find((one) => one.about === undefined && fits(one))
  );
}
