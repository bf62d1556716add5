import { sorry } from './first-words/amends.ts';
import { anything, between } from './first-words/between.ts';
import { comfort, kindness, liking } from './first-words/kindness.ts';
import { writing } from './first-words/letters.ts';
import { noAndPlease } from './first-words/no-and-please.ts';
import { ifItGoes, whenAsked } from './first-words/others-ask.ts';
import { speakingUp } from './first-words/speaking-up.ts';
import { lettingGo, telling } from './first-words/telling.ts';

/** To whom something is to be said. */
export type Listener = 'child' | 'office' | 'close';

/**
 * Words to say or send where no counsel knows any. Each is true of every case that its tests let through: nothing stands in it
 * that was not told. The first that fits is taken, so the particular stands before the general.
 */
export interface FirstWords {
  /** What the question itself says, in small letters. */
  asks?: RegExp;
  /** What was told, in this message or the two before. */
  told?: RegExp;
  /** Where it would be the wrong thing, whatever else was said; tried on the question and on what was told. */
  not?: RegExp;
  to?: Listener;
  /** The words themselves, without their marks; several wordings of the same. */
  say: readonly string[];
  /** Why they are put so, or how to say them. */
  next: readonly string[];
  ask: readonly string[];
}

/** How words are handed over, to be spoken or to be sent. */
export const handing = {
  spoken: ['You could say: ', 'Maybe like this: ', 'Something like: ', 'I would try: '],
  written: ['You could write: ', 'Maybe just this: ', 'Something like: ', 'I would send: '],
} as const;

/** After words that ask something themselves, and are followed by no question. */
export const changeIt: readonly string[] = [
  "Change any word that isn't yours.",
  "Where it doesn't sound like you, say it your way.",
  "It can be in your own words. That's the gist of it.",
];

/** One sentence, wished for where it is not known what has to be in it. */
export const openers = {
  decided: [
    "I'd like to understand how that was decided. Have you got ten minutes?",
    'Can you take me through how you came to that? I would have liked to hear it from you.',
  ],
  any: [
    "There's something I'd like to ask you. Have you got ten minutes?",
    "I'd like to talk to you about something. When is a good moment?",
  ],
  next: ['It asks, and gives nothing else away.', 'It only asks. You say no more than you want to.'],
} as const;

/** The nerve to ring or to ask. '{x}' is what it is about. */
export const onlyOneSentence = {
  ring: {
    about: [
      'You only need it for one sentence: "I\'m ringing about {x}. Have you got a minute?"',
      'It only has to last one sentence: "It\'s about {x}. Is now a good time?"',
    ],
    any: [
      'You only need it for one sentence: "There\'s something I\'d like to ask you. Have you got a minute?"',
      'It only has to last one sentence: "Have you got a minute? There\'s something I\'d like to ask."',
    ],
  },
  write: {
    about: ['You only need it for one line: "Could we talk about {x} some time this week?"'],
    any: ['You only need it for one line: "Could we talk some time this week? There\'s something I\'d like to ask."'],
  },
  tell: {
    about: ['You only need it for one sentence: "There\'s something I want to tell you, it\'s about {x}."'],
    any: ['You only need it for one sentence: "There\'s something I want to tell you. Have you got a minute?"'],
  },
  say: {
    about: ['You only need it for one sentence: "Can I ask you something about {x}?"'],
    any: ['You only need it for one sentence: "Can I ask you something?"'],
  },
  next: [
    "You don't have to feel brave for that. You only have to say it.",
    'You can say it with a shaky voice, it works just the same.',
  ],
} as const;

/** Where they sigh that there is nothing to say. */
export const nothingToSay = {
  any: [
    'Not much, I think. Some things just leave you standing there.',
    "Probably nothing that would've been enough.",
    "I don't think there's a right answer to that one.",
  ],
  own: [
    "Then you don't have to find the right words here. Any old words will do.",
    "That's fine. You can say it badly here, or in bits.",
  ],
  first: ['What happened?'],
  ask: ['What did you do instead?', 'What would you have liked to say?'],
} as const;

/** Where their question has the sentence in it: '{own}'. */
export const withOwn: Pick<FirstWords, 'say' | 'next' | 'ask'> = {
  say: [
    "There's something I want to say, and I'd like you to hear it to the end. {own}.",
    "I don't want to go round it, so I'm saying it as it is. {own}.",
    'I have thought about how to tell you this. {own}.',
  ],
  next: [
    'You had the sentence already. It needs nothing in front of it but that, and no sorry.',
    'Those were nearly your own words, and they are clear. Then stop, and let it be heard.',
  ],
  ask: ['What do you think they will say first?', 'What would you like to happen after it?'],
};

/** The particular before the general. */
export const firstWords: readonly FirstWords[] = [
  ...lettingGo,
  ...ifItGoes,
  ...whenAsked,
  ...kindness,
  ...comfort,
  ...sorry,
  ...writing,
  ...noAndPlease,
  ...liking,
  ...telling,
  ...speakingUp,
  ...between,
  ...anything,
];
