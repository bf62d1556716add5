import type { Mood } from '../../reading/reading.ts';

/** What may be said to anything told in this mood, where nothing surer is known: plain, true of all of it, and a few words long. */
export const nodding: Readonly<Record<Mood, readonly string[]>> = {
  hard: [
    "That can't be easy.",
    'That sounds rough.',
    'None of that sounds easy.',
    'That would be hard for anyone.',
    'Nobody would find that easy.',
    'That would weigh on anyone.',
    'That asks a lot of anyone.',
    'Anyone would find that hard.',
    "That isn't a small thing.",
    'It sounds hard to live with.',
  ],
  // Of what is told plainly there is nothing to say that would not be said for its own sake.
  plain: [],
  good: [
    "That's good.",
    "That's really nice.",
    'What a good thing to be able to say.',
    'That must do you good.',
    'I can see why that would make you smile.',
    "That's worth telling.",
    'That sounds properly good.',
    "It's nice when something goes right.",
    "That's worth holding on to.",
  ],
};

/**
 * Validation: what they feel makes sense, and there is room for it here. Right after anything hard, whoever did what, and so
 * said only where nothing nearer is left to say (Linehan, Validation and Psychotherapy, 1997, on the levels of validation).
 */
export const validating: readonly string[] = [
  "It makes sense that it's still on your mind.",
  'It makes sense that you feel it as much as you do.',
  "You don't have to make it smaller than it is.",
  "There's nothing odd about minding that, plenty of people would.",
  "It's all right to be upset about it.",
  "You don't have to be over it any time soon.",
  "It doesn't have to be put right straight away.",
  'Nobody has to be all right with that straight away.',
  "You're allowed to feel it just as you do.",
  'That would stay with most people for a while.',
  "You don't have to put a brave face on it here.",
  "There's no wrong way to feel about it.",
  "Feeling that way isn't a fault in you.",
  "It's no weakness to be shaken by that.",
  "You needn't hurry to feel better about it.",
  'It counts, whatever anybody else makes of it.',
  "It matters to you, and that's reason enough.",
  'You can be as cross or as sad about it as you are.',
  "It's understandable that it takes up so much room.",
  'Most people would need a while to get past that.',
  "It can go on hurting for a while, and that's all right.",
  "There's no rush to do anything about it.",
  "You've every reason to find that hard, and to say so.",
  "You don't owe anybody a cheerful face about it.",
  'Of course it weighs on you, as it would on most people.',
  'Plenty of people would feel just the same.',
  "You're not making too much of it, and it's fair to say so.",
  'It would be strange if it left you cold.',
  "It isn't a small thing when it happens to you.",
  "No wonder it gets to you, and it's all right that it does.",
  "That's a reasonable thing to be upset about.",
  "You don't have to talk yourself out of feeling it.",
  "It's only natural to be thrown by something like that.",
];

/**
 * One question that can be put after anything good: what a friend would ask comes first, the rest when that is used up. What is
 * hard, or told plainly, has no such question: it would ask for what was just said, or for the worst of what is no trouble.
 */
export const askingOfGood: readonly (readonly string[])[] = [
  [
    "What's the best part of it?",
    'How does that feel?',
    'What was the first thing you felt?',
    'How good does it feel, right now?',
    'What pleases you most about it?',
    'Did anything about it surprise you?',
    'What are you looking forward to now?',
  ],
  [
    "What's it like for you?",
    'Who would be happy to hear it?',
    'What would you like to remember about it?',
    'How has the rest of the day been?',
    'How are you feeling about it all?',
    'Have you had time to enjoy it yet?',
    'Is there someone you can share it with?',
    'Would you like to tell me the whole story?',
    'Which part of it means most to you?',
  ],
];

/** Asked where nothing was told yet: a yes, a word, an answer to what somebody else asked. */
export const askingOn: readonly string[] = [
  'What else is on your mind?',
  'What would help most right now?',
  'What would you like to talk about?',
];

/** Asked of whoever wants to think aloud, where nothing nearer is known. */
export const askingToThink: readonly string[] = [
  'Which part of it would you like to think through first?',
  'What would you like to be clearer about?',
  'What keeps you going back and forth on it?',
  'Looked at from the outside, what do you see?',
  'What do you already know about it for sure?',
  'What would have to be different?',
];
