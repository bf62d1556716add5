import type { Lines } from '../draft.ts';

/** How a reply begins when a word or two was the whole answer. */
export const notKnowing: Lines = {
  any: [
    'Not knowing is an answer too.',
    'It is fine not to know.',
    'There may not be a word for it yet.',
    'Then it can stay open.',
    'Some things only become clear while you talk around them.',
    'You do not need to have it worked out.',
  ],
  casual: ['Fair, not everything has a name.', "That's okay, no quiz here."],
  professional: ['It is not necessary to be certain of it.'],
  assertive: ['You do not have to know that today.'],
  corrective: ['"I don\'t know" is more accurate than a guess would be.'],
};
export const agreeing: Lines = [
  'Yes, all right.',
  'All right, yes.',
  'I see, yes.',
  'That makes sense.',
  'Mm, yes.',
  'Okay.',
  'Right, I see.',
  'Okay, yes.',
];
export const disagreeing: Lines = ['Okay, no.', 'All right, no.', 'I see, no.', 'No, all right.', 'Fair enough.'];

/** A word that names what it is about. '{c}' is that word. */
export const oneWord: Lines = ['{C}, then.', 'So, {c}.', '{C}. Okay.', 'All right, {c}.'];
/** Three dots: there is something, and no words for it. */
export const silent: Lines = [
  'Three dots can be a whole sentence. It is fine to leave them there for a while.',
  'No words for it yet, and none are needed.',
  'Silence has a place here as well.',
];
/** A question mark and nothing else. */
export const puzzled: Lines = [
  'That may have been put oddly. Plainly, then: this is a place to say how it is, in any words.',
  'A question mark is fair. I may have been unclear; ask me anything, or tell me anything.',
];
/** A laugh, which may be a real one or a cover. */
export const laughing: Lines = [
  'Ha.',
  'Well, at least it got a laugh.',
  'Laughing is fine here, the tired kind too.',
  'Sometimes that is the only sensible answer.',
];
/** A sigh: there are no words for it just now. */
export const sighing: Lines = [
  'Right, one of those.',
  'Some days that is the whole sentence.',
  "That doesn't sound like much fun.",
  'No good word for it, then, and none needed.',
];

export const pictured: Lines = [
  'No words needed for that.',
  'A picture says it too.',
  'That face tells a good part of it.',
  'I take that as it is meant.',
];

/** Said rather than pretending to have understood. */
export const lost: Lines = [
  "I'm not sure I follow, and I would rather say so than guess.",
  "I'm not sure I follow all of it yet.",
  'I may be missing the thread here.',
  'Part of that went past me.',
];
/** And nothing else: who did not follow has nothing to say to it. */
export const sayAgain: Lines = [
  'Could you say it another way?',
  'Can you put it in other words?',
  'What is the main thing in it?',
];

export const notYet: Lines = [
  'Not yet is a good answer.',
  'Then not yet.',
  'There is no hurry with it.',
  'It can wait until you want it.',
  'Then it stays where it is for now.',
];
