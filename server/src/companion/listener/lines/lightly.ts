import type { Lines } from '../draft.ts';

/** Something went wrong in a way they laugh about: taken as lightly as it is told. */
export const lightly: Lines = {
  any: [
    'That will be a good story one day, and it is not a bad one now.',
    'I can see why you laugh.',
    'That made a picture.',
    'Fair enough, that one is funny.',
  ],
  casual: ['Oh no. And also: brilliant.', "That's a proper story, that."],
  professional: ['That has its comical side.'],
};
export const askingLightly: readonly string[] = [
  'And how did it go on from there?',
  'What did you do then?',
  'And then?',
];
