import type { Lines } from '../draft.ts';

/** What is said where their sentence could not be turned whole: what it is about, by its names. '{feel}' is how they feel. */
export const aboutBoth: Lines = [
  'So this is about {who}, and about {thing}.',
  'What I have so far is {who}, and {thing}.',
  '{Who} and {thing}: that is what it comes down to, if I read you right.',
];
export const aboutWho: Lines = [
  'So this is about {who}.',
  'It has to do with {who}, then.',
  'If I read you right, this is about {who}.',
  '{Who} is in the middle of this, if I read you right.',
];
export const aboutThing: Lines = [
  'So this is about {thing}.',
  'It has to do with {thing}, then.',
  'If I read you right, this is about {thing}.',
];
export const aboutWhoAndFeeling: Lines = [
  'So it is about {who}, and you feel {feel}.',
  'You feel {feel}, and it has to do with {who}.',
];
export const aboutThingAndFeeling: Lines = [
  'So it is about {thing}, and you feel {feel}.',
  'You feel {feel}, and it has to do with {thing}.',
];
