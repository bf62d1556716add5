import type { Answer } from './answers.ts';
import { goalSmaller } from './starters.ts';

/** 'Why would a goal help?' */
export const goalWhy: Answer = [
  ['It need not be.', 'There is no must in it.', 'You need none.'],
  [
    'One small thing done gives a day something that went as you meant it, and that is all there is to it.',
    'Some days are easier to hold with one small thing in them that is settled.',
  ],
  ['Would you like one, or not today?', 'Shall we look for one, or leave it?'],
];
/** They do not want one, or not now. */
export const goalCancelled: Answer = [
  [
    'Then no goal today.',
    'All right, no goal.',
    'That is fine, we leave it.',
    'Then we put that away again.',
    'No goal, then, and nothing is kept.',
  ],
  [
    'A day does not need one.',
    'Should one turn up later, just say it.',
    'Whatever you would rather talk about is fine.',
    'You can talk about anything else, or nothing much.',
  ],
];
export const goalNotNow: Answer = [
  ['Then not now.', 'That can wait.', 'All right, another time.', 'Not now is fine.'],
  [
    'Say the word "goal" when you want to come back to it.',
    'It is easily taken up again.',
    'Whatever is on your mind instead can go first.',
  ],
];
/** It was settled, and they want it gone. '{goal}' is it. */
export const goalDropped: Answer = [
  [
    'Then it goes: nobody holds you to it.',
    'All right, it is off the list.',
    'Then that goal is gone, and I will not ask about it.',
    'Off the list it goes.',
  ],
  ['You owe nothing for having thought of it.', 'A goal may go when it no longer fits.', 'That is a decision too.'],
];
/** Asked what it could be like. */
export const goalExamples: Answer = [
  ['Anything small that can be ticked off.', 'Something that takes five minutes or so.', 'Something as plain as this.'],
  ...goalSmaller.slice(1),
];
/** Wren picks one for them. '{goal}' completes 'to …'. */
export const goalPicked: Answer = [
  ['Then take this one: {goal}.', 'Here is one: {goal}.', 'All right, a plain one: {goal}.'],
  [
    'If it does not suit you, say what would be closer.',
    'You may swap it for another at any time.',
    'It is small on purpose.',
  ],
  ['When could that be?', 'When today would it fit?', 'What could it come right after?'],
];
/** What Wren picks. */
export const pickable: readonly string[] = [
  'drink a glass of water',
  'put away one thing you can see from here',
  'send one line to somebody you like',
  'open a window for five minutes',
  'wash up one cup',
];
/** Any time will do. */
export const someTime = 'some time today';
/** How it would do harm is left unsaid. */
export const goalHarmful: Answer = [
  [
    "I won't make a goal of that one, because somebody would be hurt by it.",
    'That one I leave out: it could do harm.',
    'Not that one, as it could do harm.',
  ],
  [
    'What is behind it can be told here, though.',
    'It is fine to say here what brought it up.',
    'Whatever made you think of it may be said here as it is.',
  ],
  ['What has today been like, that it came up?', 'What is going on with you today?', 'What would it have been for?'],
];
/** The time is there, and not what is to be done. '{when}' is the time. */
export const goalWhatThen: Answer = [
  ['{When}, good.', 'So the time is there: {when}.'],
  ['And what will it be?', 'What is it that you will do then?'],
];
/** Not today, at any rate. */
export const goalOtherDay: Answer = [
  ['Then it need not be today.', 'Another day is just as good.'],
  ['Which day would suit it, or shall we leave it?', 'Is there a better day for it, or would you rather let it be?'],
];
/** Back to a goal in the making. */
export const goalAgain: Answer = [
  ['Yes, back to it.', 'Gladly, where we left off.', 'Right, the goal.'],
  ['What could it be, as small as you like?', 'Which small thing comes to mind now?'],
];
/** '{goal}' is what they had named. */
export const goalWhenAgain: Answer = [
  ['Yes: it was to {goal}.', 'Right, you wanted to {goal}.'],
  ['When could that be?', 'What time, or after what, would suit it?'],
];
/** It has another time now. */
export const goalMoved: Answer = [
  [
    'Of course: {goal}, {when}.',
    'Changed: {when}, {goal}.',
    'Then it is {when}: {goal}.',
    'Fine, {when} it is: {goal}.',
  ],
  ['It keeps until then.', 'Moving it costs nothing.', 'A plan may move as often as the day does.'],
];
/** Asked what the goal was. */
export const goalWas: readonly string[] = [
  'It was to {goal}, {when}.',
  'You set yourself this: {goal}, {when}.',
  'This one: to {goal}, {when}.',
];
export const goalWasTimeless: readonly string[] = ['It was to {goal}.', 'You set yourself this: to {goal}.'];
export const goalsWere: readonly string[] = ['There is more than one: {goals}.', 'These are yours just now: {goals}.'];
export const goalStandsStill: readonly string[] = [
  'It can be changed or dropped whenever you like.',
  'It is still yours to do, to change or to drop.',
];
export const noGoalOpen: Answer = [
  ['There is no goal of yours open here just now.', 'As far as I know, none is open at the moment.'],
  ['If you want one, say what it could be.', 'If you would like to set one, name anything small.'],
];

/** What they answer to 'how did that go?'. '{deed}' is it, told as done: 'called your mom'. */
export const wentDone: readonly string[] = [
  'You {deed}, as you said you would.',
  'You meant to, and you {deed}.',
  'Then that is done: you {deed}.',
];
export const wentDoneAny: readonly string[] = [
  'You said you would, and you did.',
  'Then it is done, and that counts in full.',
  'Done, then. That was you.',
];
export const wentDoneAsk: readonly string[] = [
  'What was it like?',
  'How was it afterwards?',
  'What did it feel like to have it behind you?',
];
export const wentPartly: readonly string[] = [
  'Some of it is more than none of it, and it counts.',
  'Then part of it is done, and that part counts.',
  'That is a part of it, and nobody said all.',
];
export const wentTried: readonly string[] = [
  'You tried, and that counts.',
  'You made a start, and the start is the larger half.',
  'Trying it was the part that was yours to do.',
];
export const wentPartlyAsk: readonly string[] = [
  'Is what you did enough, or is the rest still worth doing?',
  'How was the part that you did?',
  'How was it as far as it went?',
];
export const wentBadly: readonly string[] = [
  'You did it, and it did not go as you hoped.',
  'So it was tried, and it was not easy.',
  'That took doing, whatever came of it.',
];
export const wentBadlyAsk: readonly string[] = ['What happened?', 'How did it go, from the beginning?'];
export const wentNot: readonly string[] = [
  'That is fine, it was only a plan.',
  'Fair enough. No marks are given here.',
  'Then it was not the day for it, and nothing is owed.',
  'That happens to most plans at some time.',
];
export const wentForgotten: readonly string[] = [
  'It slipped by, as small things do.',
  'Forgetting it is no fault. The day had other things in it.',
  'That happens, and it says nothing about you.',
];
export const wentStillAsk: readonly string[] = [
  'Would you still like to do it, or may it go?',
  'Is it something for another day, or may it go?',
  'Do you want to keep it for another day, or let it go?',
];
export const wentNotYet: Answer = [
  ['"Not yet" is a fine answer.', 'Then it is still to come, and nothing is late.', 'It keeps.'],
  ['I will not chase you about it.', 'It can happen when it fits, or not at all.', 'There is no clock on it.'],
];
export const wentWhich: readonly string[] = [
  'The one you set here was to {goal}.',
  'You had said that you would {goal}.',
  'I meant this one: to {goal}.',
];
export const wentWhichAsk: readonly string[] = [
  'Did anything come of it, or has it lost its point?',
  'Did it happen, or has it been overtaken by other things?',
];
export const wentWhy: readonly string[] = [
  'Only because you set it here, and I said I would ask.',
  'Because it was something you wanted to do, and I had it in mind.',
];
export const wentWhyRest: readonly string[] = [
  'There is no need to answer; we can talk about anything.',
  'You owe no report on it, and we can leave it there.',
];
