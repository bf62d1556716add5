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

/** Whether to do a thing, where nothing is known that would settle it: said so, with what speaks for either side. */
export const deciding: readonly string[] = [
  "I know too little to say yes or no. If you could undo it and you'd still want it after a week, I'd do it. If it can't be undone, I'd talk it through with one person you trust first.",
  "I can't decide it for you. If leaving things as they are makes it worse every week, that speaks for it. If it could cost you something you can't get back, that speaks for waiting a little.",
  'That one is yours to settle, and you can think it through out loud here.',
];
export const askingDecision: readonly string[] = [
  'What speaks for it, and what against?',
  'What would you want to come of it, if you did?',
  "What's the worst that could come of it?",
  'What do you want to be sure of first?',
];

/** Opens an answer to a wish for facts. */
export const informing: Lines = [
  "It's more common than people let on.",
  "Here's roughly what's known about it.",
  'I can tell you a bit about it, in general.',
  "You're not the only one who wonders about that.",
  "Here's the short answer, in general.",
];
