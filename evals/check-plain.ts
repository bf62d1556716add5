import { readdirSync } from 'node:fs';
import { findPlainAnswer } from '../server/src/companion/listener/plain-answers/find-plain-answer.ts';
import { readLabelled } from './learning.ts';
import { labelledQuestions } from './train-questions.ts';

/**
 * Says how well the plain answers are found: on the asks written for them, on asks that something else answers, and on messages
 * that were only told.
 *   node evals/check-plain.ts            counts for each theme
 *   node evals/check-plain.ts <theme>    also which asks of the theme are missed, and which others its answers are given to
 */

interface Ask {
  text: string;
  before?: string | undefined;
  /** The plain answer that is right; none where something else answers it. */
  plain?: string | undefined;
}

const here = (path: string) => new URL(path, import.meta.url);
const room = here('./plain-answers/');
const themes = readdirSync(room)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.replace('.jsonl', ''))
  .toSorted();
const [wanted] = process.argv.slice(2);

const asked = themes.flatMap((theme) =>
  readLabelled<Ask>(new URL(`${theme}.jsonl`, room)).map((ask) => ({ theme, ...ask })),
);
const answered = labelledQuestions().map(({ text, before }) => ({ theme: 'counsels', text, before, plain: undefined }));
const told = readLabelled<Ask>(here('./tellings.jsonl')).map(({ text }) => ({
  theme: 'told',
  text,
  before: undefined,
  plain: undefined,
}));

const themeOf = new Map(asked.map(({ plain, theme }) => [plain, theme]));
const found = [...asked, ...answered, ...told].map((ask) => ({
  ask,
  id: findPlainAnswer(ask.text, ask.before ? [ask.before] : [])?.id,
}));
const share = (some: number, all: number) => `${((100 * some) / (all || 1)).toFixed(0)} % of ${all}`;
for (const theme of themes) {
  const own = found.filter(({ ask }) => ask.theme === theme && ask.plain !== undefined);
  const given = found.filter(({ ask, id }) => id !== undefined && themeOf.get(id) === theme && ask.theme !== 'told');
  const right = given.filter(({ ask, id }) => ask.plain === id).length;
  console.log(
    `${theme}: found ${share(own.filter(({ ask, id }) => ask.plain === id).length, own.length)}, right ${share(right, given.length)}`,
  );
}
for (const group of ['counsels', 'told']) {
  const all = found.filter(({ ask }) => ask.theme === group);
  console.log(`${group}: given to ${share(all.filter(({ id }) => id !== undefined).length, all.length)}`);
}
if (wanted) {
  const line = ({ before, text }: Ask) => `${before ? `[${before}] ` : ''}${text}`;
  for (const { ask, id } of found)
    if (ask.theme === wanted && ask.plain !== undefined && ask.plain !== id)
      console.log(`missed ${ask.plain}${id ? ` (got ${id})` : ''}: ${line(ask)}`);
  for (const { ask, id } of found)
    if (id !== undefined && themeOf.get(id) === wanted && ask.plain !== id)
      console.log(`wrongly ${id} (${ask.theme}${ask.plain ? `, ${ask.plain}` : ''}): ${line(ask)}`);
}
