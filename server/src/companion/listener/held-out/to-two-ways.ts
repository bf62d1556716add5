import type { HeldOut } from './held-out.ts';

/** What may be answered to a question that holds out two answers: each of them, and what lies between. */
export const toTwoWays: readonly HeldOut[] = [
  {
    asked: ['Is there somebody on your side in this, or are you on your own with it?'],
    answers: [
      'One person is, I think.',
      "I'm on my own with it.",
      'My family is, mostly.',
      'They say so, but it feels far away.',
    ],
  },
  {
    asked: ['Have you told anybody yet, or is it only here so far?'],
    answers: ['Only here so far.', 'One person knows.', "I wouldn't know whom to tell.", 'Half of it, to a friend.'],
  },
];
