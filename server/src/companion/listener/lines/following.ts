import type { Lines } from '../draft.ts';

/** Opens an answer to a wish for advice, where they said nothing else that could be handed back. */
export const askedForHelp: Lines = {
  any: [
    'You would like something to hold on to.',
    'Then let us look for one thing you could do.',
    'Let us make it practical, then.',
    'All right, something you can use.',
    'Good, one thing and no more than that.',
  ],
  casual: ['Sure, here is a thought.', 'Okay, let us find something doable.'],
  friendly: ['Of course, let us look at it together.'],
  professional: ['Let us consider a practical step.'],
  assertive: ['Then let us get to it.'],
  corrective: ['Let us take it as something to try out, and see what it shows.'],
};

/** A decision is theirs: it is turned so that they can see it from both sides. */
export const deciding: Lines = [
  'That is yours to decide, and it can be looked at calmly from both sides.',
  'Nobody can weigh that for you, though it can be weighed aloud.',
  'There may be a part of you that leans already.',
  'It does not have to be settled in one go.',
];
export const askingDecision: Lines = [
  'What would you hope for, if you did?',
  'What does the part of you that hesitates want to avoid?',
  'If you pictured having done it, what would the next morning be like?',
  'What would you want to be sure of first?',
  'Which choice would you find easier to stand by in a year?',
];

/** Opens an answer to a wish for facts. */
export const informing: Lines = [
  'It is more common than people let on.',
  'What is known in general goes like this.',
  'In general terms, there is something to say about it.',
  'You are not the only one who wonders about that.',
  'A short answer, in general terms.',
];
