import { expect, it } from 'vitest';
import { readTitle } from '#companion/model/title.ts';

it.each([
  ['A heavy week at work', 'A heavy week at work'],
  ['Title: "A Heavy Week."\n', 'A Heavy Week'],
  ['**Schlaflose Nächte**', 'Schlaflose Nächte'],
  ["Mum's birthday dinner", "Mum's birthday dinner"],
])('a title is two to six plain words: %j becomes %j', (answer, title) => {
  expect(readTitle(answer)).toBe(title);
});

it.each([
  'Work',
  'One two three four five six seven',
  'Here is a title:\nA heavy week',
  '',
  'Call 988 now',
  'See https://a.example/b now',
  `${'long '.repeat(4)}${'x'.repeat(60)}`,
])('what is no title is not taken for one: %j', (answer) => {
  expect(readTitle(answer)).toBeUndefined();
});
