import { asksAnything, questionOf, sentencesIn } from '../../reading/question-of.ts';
import { plain, plainly } from '../their-words.ts';
import type { PlainAnswer } from './plain-answer.ts';
import { plainAnswers } from './plain-answers.ts';

/** How many sentences before the question it leans on. A talk has all sorts of words in it: what is told further off is another matter. */
const reach = 2;

/**
 * The plain answer to what a message asks; undefined where it asks nothing, or nothing that one is known for. What also names its
 * matter goes before what is known by its wording alone. `earlier` are their messages before it, oldest first.
 */
export function findPlainAnswer(message: string, earlier: readonly string[]): PlainAnswer | undefined {
  const whole = plain(message);
  const question = questionOf(whole);
  if (!asksAnything(question)) return undefined;
  const near = nearTo(question, whole, plainly(earlier, 1)[0] ?? '');
  const fits = ({ asks, about, not }: PlainAnswer) =>
    asks?.test(question) === true && (about?.test(near) ?? true) && !not?.test(near) && !not?.test(whole);
  return (
    plainAnswers.find((one) => one.about !== undefined && fits(one)) ??
    plainAnswers.find((one) => one.about === undefined && fits(one))
  );
}

/** The question with what was told right before it, in this message or at the end of the last one. */
function nearTo(question: string, whole: string, last: string): string {
  const at = whole.indexOf(question.split(/(?<=[.?!])\s/)[0] ?? '');
  const before = sentencesIn(at < 0 ? '' : whole.slice(0, at)).slice(-reach);
  const missing = reach - before.length;
  return [...(missing > 0 ? sentencesIn(last).slice(-missing) : []), ...before, question].join('\n');
}
