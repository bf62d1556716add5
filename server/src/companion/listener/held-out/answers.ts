import { inTone } from '../tone.ts';
import { aboutThem } from './about-them.ts';
import type { HeldOut } from './held-out.ts';
import { ofOneMatter } from './of-one-matter.ts';
import { toOpen } from './to-open.ts';
import { toShapes } from './to-shapes.ts';
import { toTwoWays } from './to-two-ways.ts';

/** Every question that has answers of its own. */
export const heldOut: readonly HeldOut[] = [...toOpen, ...toTwoWays, ...toShapes, ...ofOneMatter, ...aboutThem];

/** However a manner of speaking words it, it is the same question. */
const spelledOut = (question: string): string => inTone('professional', question).toLowerCase();

/** What stands where a question leaves a blank: a name or 'your little sister', and what agrees with it. */
const blanks: Readonly<Record<string, string>> = {
  who: "(?:your(?: [\\p{L}\\p{M}'’-]+){1,3}|(?!(?:it|that|this|you|things)\\b)[\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+)?)",
  they: '(?:he|she|they)',
  does: '(?:does|do)',
  is: '(?:is|are)',
  was: '(?:was|were)',
  sees: '(?:sees|see)',
};

const pairs = heldOut.flatMap(({ asked, answers }) => asked.map((one) => [spelledOut(one), answers] as const));
const inWords = pairs.filter(([asked]) => !asked.includes('{'));
const inBlanks = pairs
  .filter(([asked]) => asked.includes('{'))
  .map(([asked, answers]): [RegExp, readonly string[]] => {
    const pattern = asked.replaceAll('?', '\\?').replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? '');
    return [new RegExp(` ${pattern}$`, 'u'), answers];
  });

/**
 * What may be answered to a question that is asked of what was told, whatever leads into it ('Robin, what …', 'So, what …')
 * and whomever it is about; nothing where it is another question.
 */
export function answersTo(question: string): readonly string[] {
  const asked = ` ${spelledOut(question)}`;
  const found =
    inWords.find(([ending]) => asked.endsWith(` ${ending}`)) ?? inBlanks.find(([ending]) => ending.test(asked));
  return found?.[1] ?? [];
}
