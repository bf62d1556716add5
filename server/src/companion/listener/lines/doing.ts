import type { Lines } from '../draft.ts';
import type { Answer } from './answers.ts';

/** Before words from a card, when advice was asked for. */
export const fromTheCard: Lines = {
  any: [
    'Here is one thing you could try, if you like.',
    'There is one thing that helps a fair number of people. Leave it if it is not for you.',
    'One small thing, then, and you see whether it fits.',
    'One idea, and you can drop it again.',
    'Others have found something useful there; take it or leave it.',
  ],
  casual: ["Okay, here's one thing.", 'One thing that works for plenty of people, no strings.'],
  professional: [
    'One approach that helps a fair number of people may be worth considering.',
    'There is one method worth trying.',
  ],
  assertive: ['Do one thing, and do that properly.', 'Start with one thing.'],
  corrective: [
    'Treat it as a test: it helps, or it tells you something.',
    'One thing to try out, and to judge afterwards.',
  ],
};

/** Before advice that was asked for, where a manner other than the friendly one would set it off. */
export const setOut: Lines = {
  casual: ["Okay, here's how I'd go about it.", 'Right, so.', "Here's what I'd do.", 'Okay, practical bit.'],
  professional: ['There is a reasonable way to go about it.', 'I can set out what tends to work.'],
  assertive: ['Straight to it.', 'Here is what works.', 'Then do it properly.'],
  corrective: ['Check this against your own case.', 'Try it differently from last time.'],
};

/** The question itself, before its answer. '{deed}' stands after 'to'. */
export const howTo: Lines = ['So, how to {deed}.', 'How to {deed}, then.', 'To {deed}: there is a way in.'];
export const whetherTo: Lines = ['Whether to {deed}, then.', 'So, whether to {deed}.'];

/** After a plain yes or no. */
export const leftToThem: Lines = [
  'And you may do the opposite; you know things about it that I do not.',
  'It stays yours to decide, and you owe me no reason either way.',
  'If something in you protests as you read that, listen to it: that is an answer as well.',
];

/** An exercise stands under the reply, ready to be begun. */
export const exerciseBelow: Lines = [
  'There is a short exercise for it below, if you would like to do it step by step.',
  'If you want to go through something like it now, it is waiting below, a few minutes long.',
  'You can also do it here: the card below takes you through it in your own time.',
  'Below is an exercise that fits, and it keeps your place if you stop halfway.',
];

/** The same, for one that helped before. '{title}' is its name. */
export const helpedBelow: Lines = [
  '"{title}" took some of the weight off before; it is there below if you want it again.',
  'You felt lighter after "{title}" the last time, so it is below in case you want it.',
  'As "{title}" helped you before, it is ready below.',
];

/** They asked for an exercise. */
export const exerciseAsked: Lines = [
  'Good, it is right below, and you set the pace.',
  'Then let us do it: the card below goes one step at a time.',
  'It is ready below. Nothing has to come of it.',
  'There it is, below. You can stop at any point, and it keeps your place.',
];
export const exerciseAskedAgain: Lines = [
  '"{title}" helped you before, so it is the one below.',
  'As "{title}" made it lighter the last time, it is waiting below.',
];

/** They ask how what was held out is done. */
export const whatToWrite: Lines = [
  'Anything that comes, in any order. It need not be tidy, nobody marks it, and a word or two for each thing is enough.',
  'Whatever is in your head, whether it belongs to it or not. Spelling and order do not matter.',
];
export const howLong: Lines = [
  'A few minutes are enough. Stop when it stops helping; there is no going wrong with it.',
  'As long as it does you good: five minutes, or ten. You can leave off at any point.',
];
export const asTheyLike: Lines = [
  'Yes, do it however it suits you. It keeps your place if you stop halfway.',
  'You can. There is no right way of doing it, and nothing is lost if you stop.',
];

/** They tell how an exercise went. */
export const lighter: Lines = [
  'From {before} to {after}: something has moved, and you are the one who moved it.',
  'Down from {before} to {after}: a little more room than a moment ago.',
  'You went from {before} to {after}, by your own doing.',
];
export const asBefore: Lines = [
  'Still at {after}; some things do not move at the first try, and you gave it one.',
  'It stayed at {after}. Then it was not the right tool for today, and that is worth knowing.',
];
export const heavier: Lines = [
  'It went up to {after}. Looking at something closely can do that at first.',
  '{After} now, and {before} earlier: it may have brought you nearer to it than is comfortable.',
];
export const afterExercise: Lines = [
  'What did you notice while you were doing it?',
  'What is different now, if anything?',
  'Which part of it would you keep?',
];

/** A second question about what a card was just quoted on. '{said}' is a sentence of it. */
export const sameCard: readonly string[] = [
  'As far as is known, {said}',
  'What is written there holds for that, too: {said}',
];
export const whetherOne: readonly string[] = [
  'I cannot tell from here whether that is what it is with you. What people go by are the signs above, and how many of them fit.',
  'That is not for me to settle. Lay what you know of it beside the signs above, and see how much of it matches.',
];
/** Before the step of a card that explains something. '{try}' tells it. */
export const oneThing = 'One thing to try: {try}';
/** How long something goes on, where no card can name a time. */
export const noSetTime: readonly string[] = [
  "There's no fixed time for it, and for most people it gets easier bit by bit and not in a straight line.",
  'Nobody can put a number on that, because it differs so much from one person to the next.',
];
/** Whether something is usual, where it may still be more than anybody should have to carry. */
export const usual: readonly string[] = [
  'A great many people know that, so no, you would not be the odd one out.',
  'It is very common, and how strong it is and how long it goes on say more than whether it is there.',
];
/** The same is asked about again. '{said}' is a sentence of the card. */
/** Two things were told apart. */
export const apartAsk: readonly string[] = [
  'Which of the two sounds more like what you know?',
  'Which of them made you ask?',
];
export const inShort: readonly string[] = [
  'I told you what I know of that a little earlier, so here it is in short: {said}',
  'The longer answer is further up in this talk, and the heart of it is this: {said}',
  'It is as I said before, and if you keep one sentence of it, keep this one: {said}',
];
/** '{thing}' is a condition, or a way of helping with one. */
export const beyond: Answer = [
  [
    "I can't explain {thing} well, and getting it half right wouldn't help you.",
    'Explaining {thing} properly is beyond me, and I would sooner say so than guess.',
  ],
  [
    'A doctor can, and so can the pages of your health service or of a charity that works on exactly that.',
    'A doctor or a mental health nurse is the one to ask, and the pages of a health service are good to read first.',
  ],
  [
    "If it's about you or somebody near you, you can tell me what you've noticed, and we'll talk about that.",
    'What made you think of it is welcome here, whether it is about you or about somebody you know.',
  ],
];

/** After what is known was told because they asked for it. */
export const factAsk: readonly string[] = [
  'How much of that do you know from yourself?',
  'Which part of it made you ask?',
  'Is it for you that you ask, or for somebody near you?',
  'Where does it match what you see, and where not?',
];
export const sameCardAsk = {
  howLong: ['How long did it go on for you?', 'What was it like for you, from start to end?'],
  whether: ['Which of them do you know?', 'How much of it sounds like you?', 'What was it like for you?'],
};
