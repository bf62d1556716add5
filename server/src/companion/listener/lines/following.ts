import type { Lines } from '../draft.ts';

/** Opens an answer to a wish for advice, where they said nothing else that could be handed back. */
export const askedForHelp: Lines = {
  any: [
    "You'd like something you can actually do.",
    "Then let's find one thing you could do.",
    "Let's make it practical, then.",
    'All right, something you can use.',
    'Okay, one thing, and just the one.',
  ],
  casual: ["Sure, here's a thought.", "Okay, let's find something doable."],
  friendly: ["Of course, let's look at it together."],
  professional: ['Let us look at a practical step.'],
  assertive: ["Then let's get to it."],
  corrective: ['Take it as something to try out, and have a look at what happens.'],
};

/** A decision is theirs: it is turned so that they can see it from both sides. */
export const deciding: Lines = [
  "It's up to you, and there's time to look at it calmly from both sides first.",
  'Nobody can decide that for you, but you can think it through out loud here.',
  'Part of you may be leaning one way already.',
  "You don't have to settle it all in one go.",
];
export const askingDecision: Lines = [
  'What would you want to come of it, if you did?',
  "What's the part of you that isn't sure trying to avoid?",
  'If you picture having done it, what would the next morning be like?',
  'What do you want to be sure of first?',
  'Which way would you feel better about by next week?',
];

/** Opens an answer to a wish for facts. */
export const informing: Lines = [
  "It's more common than people let on.",
  "Here's roughly what's known about it.",
  'I can tell you a bit about it, in general.',
  "You're not the only one who wonders about that.",
  "Here's the short answer, in general.",
];
