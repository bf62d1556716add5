/** What they have decided, said plainly. '{c}' is it. */
export const decided: readonly string[] = ['{C}, then.', 'So {c}.', 'Right, {c}.', 'Okay, {c}.'];
/** A no is said as one. */
export const declined: readonly string[] = ['So {c}.', '{C}, then.', 'Right, {c}.'];
/** Where it cannot stand as they said it. */
export const settled: readonly string[] = ['Okay, then.', 'Right, then.', 'So you know what to do.'];

/** One warm word, where what it is has none of its own (send-offs.ts). */
export const warm: readonly string[] = [
  'Sounds good{comma_name}.',
  'Good luck with it{comma_name}.',
  "That's a plan{comma_name}.",
];
export const theirsNo: readonly string[] = [
  'Fair enough.',
  "That's allowed, and you don't owe anybody a long reason.",
  'That makes sense.',
];
/** What costs more than an awkward minute is not waved through. */
export const weighty: readonly string[] = [
  "That's a big step. It won't hurt to sleep on it once.",
  "It's yours to decide. It's hard to undo, too, so give it one more night.",
  "That would change a lot at once. One more night won't hurt.",
];

/** What they will say: how it begins may be asked, where it has no time of its own yet. */
export const askWords: readonly string[] = [
  'How will you start?',
  'What will you say first?',
  'What should come first?',
];
export const askWeighty: readonly string[] = [
  'What would tell you tomorrow that it is still right?',
  'Which part of it are you least sure of?',
  'Who would you want to talk it through with, before?',
];
/** What they will do, told to a question: it goes on from there. */
export const askOn: readonly string[] = [
  'What could get in the way?',
  'What would make it easier?',
  'When would be a good time for it?',
];
