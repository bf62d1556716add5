import type { Lines } from '../draft.ts';

/** Something went wrong in a way they laugh about: taken as lightly as it is told. */
export const lightly: Lines = {
  any: [
    'That will be a good story one day, and it is not a bad one now.',
    'One could not have planned that better.',
    'I can see why you laugh.',
    'Some days write their own comedy.',
    'At least it makes a good story.',
  ],
  casual: ['Oh no. And also: brilliant.', "That's a proper story, that."],
  professional: ['That has its comical side.'],
};
export const askingLightly: readonly string[] = [
  'And how did it go on from there?',
  'Who saw it?',
  'What did you do then?',
  'How did it end?',
];
