import { fittingCards } from '../server/src/companion/knowledge/fitting-cards.ts';
import { readMessage } from '../server/src/companion/reading/read-message.ts';
import {
  type CardQuestion,
  cardQuestions,
  cardQuestionsAside,
  cardQuestionsBeside,
  cardQuestionsUnseen,
} from './conversations/card-questions.ts';
import type { Row } from './row.ts';

/** How well the first card fits: of those cited, of those that could have been, and where none fits. */
export interface Librarian {
  cited: number;
  right: number;
  answerable: number;
  silent: number;
  silentRight: number;
  wrong: string[];
}

/** Asks for a card on each question, as both voices do. */
export function askTheLibrary(questions: readonly CardQuestion[]): Librarian {
  const sum: Librarian = { cited: 0, right: 0, answerable: 0, silent: 0, silentRight: 0, wrong: [] };
  for (const { text, fits } of questions) {
    const slug = fittingCards({ text, reading: readMessage(text) })[0]?.slug;
    const fitting = slug !== undefined && fits.includes(slug);
    if (slug !== undefined) sum.cited += 1;
    if (fitting) sum.right += 1;
    if (fits.length > 0) sum.answerable += 1;
    else {
      sum.silent += 1;
      if (slug === undefined) sum.silentRight += 1;
    }
    if (slug !== undefined && !fitting) sum.wrong.push(`"${text}" → ${slug}`);
  }
  return sum;
}

export async function measures(): Promise<Row[]> {
  return [
    ...rowsOf('mended on', [...cardQuestions, ...cardQuestionsBeside]),
    ...rowsOf('looked at last', cardQuestionsUnseen),
    ...rowsOf('kept aside', cardQuestionsAside),
  ];
}

function rowsOf(name: string, questions: readonly CardQuestion[]): Row[] {
  const { cited, right, answerable, silent, silentRight, wrong } = askTheLibrary(questions);
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  return [
    {
      measure: `cards, ${name}: the cited card fits`,
      value: share(right, cited),
      promise: '≥ 85 %',
      kept: right / cited >= 0.85,
      notes: [`${cited} cited on ${questions.length} questions`, ...wrong],
    },
    {
      measure: `cards, ${name}: a fitting card is found`,
      value: share(right, answerable),
      notes: [`${answerable} answerable`],
    },
    { measure: `cards, ${name}: nothing is cited where nothing fits`, value: `${silentRight} of ${silent}` },
  ];
}
