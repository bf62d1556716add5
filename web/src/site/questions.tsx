import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

export interface Question {
  question: string;
  answer: ReactNode;
  /** Where a link to it leads. */
  id?: string;
}

/** Questions that open to their answers, one at a time, without a script. `name` tells this list from others on the page. */
export function Questions({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className="border-line border-t">
      {questions.map(({ id, question, answer }) => (
        <details key={question} id={id} name={name} className="group border-line border-b">
          <summary className="flex list-none items-center justify-between gap-4 rounded-sm py-5 font-display text-xl">
            {question}
            <Icon name="chevron-down" className="shrink-0 text-ember transition-transform group-open:rotate-180" />
          </summary>
          <div className="prose pb-6">{answer}</div>
        </details>
      ))}
    </div>
  );
}
