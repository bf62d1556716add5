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
