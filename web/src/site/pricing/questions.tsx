import { brand } from '@wren/contract/brand.ts';
import type { ReactNode } from 'react';

export const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'What counts as a message?',
    answer: (
      <>
        <p>
          Each one of yours that {brand.name} has answered. One that failed does not count, one that you sent twice by
          accident counts once, and saying a reply anew counts nothing.
        </p>
        <p>
          The count starts again at midnight UTC, the same for everybody. Your account shows what is left, and when that
          is where you are.
        </p>
      </>
    ),
  },
  {
    question: 'What happens when the messages are used up?',
    answer: (
      <>
        <p>
          {brand.name} says so and tells you when you can go on. What you typed stays where it is. The exercises and the
          crisis lines are open.
        </p>
        <p>
          And if what you write sounds like danger, it is answered. Nobody who speaks of not wanting to live is shown a
          limit, or a price.
        </p>
      </>
    ),
  },
  {
    question: 'How do I cancel?',
    answer: (
      <p>
        In your account, under Subscription: two clicks, as many as it takes to begin. Nobody asks you why and nothing
        is put in your way. What you have paid for stays until its period ends; then you are on the free plan, with
        everything you wrote. Until that day you can change your mind with one click.
      </p>
    ),
  },
  {
    question: 'What if a payment fails?',
    answer: (
      <p>
        You are told, and keep your plan for some days while you put it right. If that does not happen, the subscription
        ends and you are on the free plan. There are no fees, and nothing is deleted.
      </p>
    ),
  },
  {
    question: 'Who sees my card, and does it say what I use?',
    answer: (
      <p>
        Payments are made on the pages of Stripe, and your card is never seen here. Stripe knows an account by a random
        number. It learns nothing of what you say, and we do not give it your name or address; what you type there is
        between you and them.
      </p>
    ),
  },
  {
    question: 'What if I delete my account?',
    answer: <p>Then the subscription ends with it, at once, and nothing more is charged.</p>,
  },
];
