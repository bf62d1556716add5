import type { HeldOut } from './held-out.ts';

/** What may be answered to a question that holds out two answers: each of them, and what lies between. */
export const toTwoWays: readonly HeldOut[] = [
  {
    asked: ['What would you most have liked to happen instead?'],
    answers: ['To be asked first.', 'An honest word.', 'A bit of kindness.', 'Nothing big. Just to be seen.'],
  },
  {
    asked: ['Is there something you would still like to say to anyone about it?'],
    answers: ['Yes, but not how I would like to.', 'I have said it all.', 'That it hurt.', 'A thank you, maybe.'],
  },
  {
    asked: ['How did it come to that, if you go back a little?'],
    answers: ["It's a long story.", 'It started small.', 'I saw it coming for weeks.', 'I really have no idea.'],
  },
  {
    asked: ['Is it mostly today that is hard, or has it been building up for a while?'],
    answers: ['Mostly just today.', "It's been building up for weeks.", 'It comes and goes.', 'A bit more every day.'],
  },
  {
    asked: ['Does it make you more sad or more angry, or is it something else?'],
    answers: ['More sad than angry.', 'More angry than sad.', 'Both, in turns.', 'More tired than either.'],
  },
  {
    asked: ['Is there something you want to do about it, or does it mainly need to be said?'],
    answers: [
      'I want to do something about it.',
      'It mainly needs to be said.',
      'Said first, and then done.',
      "I don't know yet.",
    ],
  },
  {
    asked: ['Has anybody else noticed it, or are you the only one who really knows?'],
    answers: [
      'Nobody has noticed.',
      'One person has, I think.',
      'People notice, but nobody asks.',
      'I hide it quite well.',
    ],
  },
  {
    asked: ['What would have to happen for you to be able to think about it less?'],
    answers: ['A clear answer.', 'An honest apology.', 'Something else to think about.', 'Time has to pass, mostly.'],
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
  {
    asked: ['Is that how it mostly goes, or was today different?'],
    answers: [
      "That's how it mostly goes.",
      'Today was different.',
      'It depends on the day.',
      'It used to be different.',
    ],
  },
];
