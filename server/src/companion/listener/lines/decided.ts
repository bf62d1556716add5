/** What they have decided, said plainly. '{c}' is it. */
export const decided: readonly string[] = [
  'So that is the plan: {c}.',
  'So {c}.',
  'Then {c}.',
  '{C}: so that is decided.',
  '{C}. That is a plan.',
];
/** A no is said as one. */
export const declined: readonly string[] = [
  'So {c}.',
  '{C}: then that is your answer.',
  '{C}. That is clear.',
  'Then {c}, and it is said.',
];
/** Where they only say that they have. */
export const settled: readonly string[] = [
  'So it is decided.',
  'Then that is settled, and by you.',
  'That sounds like a decision.',
  'So you know what you will do.',
];

/** It is theirs, and it makes sense as far as it can be seen. */
export const theirs: readonly string[] = [
  'It is yours to decide, and as you tell it, it makes sense.',
  'It fits what you have told here.',
  'Nothing in that looks rash from here.',
  'It is small enough to really happen.',
  'You know the people in it, and it sounds thought through.',
  'It came from you, and that is usually what makes a thing hold.',
  'As far as I can see from here, that is a sensible way to go about it.',
];
export const theirsNo: readonly string[] = [
  'Not to do a thing is a decision as well, and it was yours to make.',
  'It is your no, and it does not need a second reason.',
  'That closes one door on purpose, and leaves you on the side you chose.',
  'As you tell it, that makes sense.',
];
/** What costs more than an awkward minute is not waved through. */
export const weighty: readonly string[] = [
  'That is a big step, and yours to take. It loses nothing by being slept on once.',
  'It is yours to decide. It is also hard to undo, so it may have one more night.',
  'You know more about it than I can. What I see is that it would change a good deal at once.',
];

/** One question that helps it happen. */
export const askWhen: readonly string[] = [
  'When will you do it?',
  'When would be a good moment for it?',
  'What comes first in it?',
  'What do you need to have at hand for it?',
];
export const askHow: readonly string[] = [
  'What would make it a little easier, just before?',
  'What will you do straight afterwards?',
  'Who knows that you are going to do it?',
  'What would be good enough, as it goes?',
];
export const askNo: readonly string[] = [
  'What does it let you put down?',
  'Who needs to hear it from you?',
  'How is it, now that it is said?',
];
export const askWeighty: readonly string[] = [
  'What would tell you tomorrow that it is still right?',
  'Which part of it are you least sure of?',
  'Who would you want to talk it through with, before?',
];
/** Or it may stand. */
export const stands: readonly string[] = [
  'It can stand just like that.',
  'Nothing more has to be decided about it today.',
  'May it go the way you want it.',
  'The rest can wait until it is done.',
];
