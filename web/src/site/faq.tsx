import { brand } from '@wren/contract/brand.ts';
import type { ReactNode } from 'react';
import { CrisisLines, EmergencySentence, essentialLines } from '#layout/crisis-lines.tsx';

interface Question {
  /** The number links point at; there is no fifth. */
  id: string;
  question: string;
  answer: ReactNode;
}

export const questions: readonly Question[] = [
  {
    id: 'q1',
    question: `What is ${brand.name}?`,
    answer: (
      <>
        <p>
          A computer program you can talk with about how you are, what is in the way and what you might do next. You
          write; it listens, answers and sometimes suggests a small step.
        </p>
        <p>
          It has no feelings, no opinions about you and no life outside the conversation. It will always tell you so.
        </p>
      </>
    ),
  },
  {
    id: 'q2',
    question: `Is ${brand.name} a replacement for therapy?`,
    answer: (
      <>
        <p>
          No. {brand.name} doesn't diagnose and it doesn't practise medicine. A trained person can see things in a room
          that no program can read in a message.
        </p>
        <p>
          It can sit alongside: to sort your thoughts before an appointment, or to have company between two of them.
        </p>
      </>
    ),
  },
  {
    id: 'q3',
    question: 'Who can read what I write?',
    answer: (
      <p>
        You. Messages are sealed in the database with a key of your own, and no person here reads them. If this
        installation uses a language model from another company, the conversation is sent there to write the reply. The{' '}
        <a href="/privacy">privacy page</a> has the whole of it.
      </p>
    ),
  },
  {
    id: 'q4',
    question: 'What if I am in a crisis?',
    answer: (
      <>
        <p>
          {brand.name} is not made for emergencies. Please talk to a person now; these lines are free and confidential.
        </p>
        <EmergencySentence />
        <div className="rounded-lg bg-harbour p-5 text-harbour-ink [&_a]:text-harbour-ink forced-colors:border">
          <CrisisLines lines={essentialLines} className="sm:grid-cols-2" />
        </div>
        <p>
          Somewhere else? <a href="/crisis">Lines in other countries</a>.
        </p>
      </>
    ),
  },
  {
    id: 'q6',
    question: `Does ${brand.name} remember me?`,
    answer: (
      <p>
        It keeps your conversations so that you can return to them, and may carry a few things that matter from one to
        the next. You can see them in your account, and what you delete is gone.
      </p>
    ),
  },
  {
    id: 'q7',
    question: 'Can my employer or school see anything if I join through them?',
    answer: (
      <p>
        No. An organization's link makes you a member of it, and that is where its view ends. It sees nothing of what
        you write, not even how often you do.
      </p>
    ),
  },
];
