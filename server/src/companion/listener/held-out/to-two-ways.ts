import type { HeldOut } from './held-out.ts';

/** What may be answered to a question that holds out two answers: each of them, and what lies between. */
export const toTwoWays: readonly HeldOut[] = [
  {
    asked: ['Is it mostly today that is hard, or has it been building up for a while?'],
    answers: ['Mostly just today.', "It's been building up for weeks.", 'It comes and goes.', 'A bit more every day.'],
  },
  {
    asked: ['Does it make you more sad or more angry, or is it something else?'],
    answers: ['More sad than angry.', 'More angry than sad.', 'Both, in turns.', 'More tired than either.'],
  },
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
    asked: ['Is that something new, or has it been like that for a while?'],
    answers: [
      "It's quite new.",
      "It's been like that for a while.",
      'It comes and goes.',
      "It's always been a bit like that.",
    ],
  },
];
