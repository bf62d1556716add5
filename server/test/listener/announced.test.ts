import { describe, expect, test } from 'vitest';
import { readMessage } from '#companion/reading/read-message.ts';
import { announced } from '../../src/companion/reading/announced.ts';

const pointOf = (message: string): string | undefined =>
  readMessage(message).clauses.toSorted((a, b) => b.weight - a.weight)[0]?.yours;

describe('what they say themselves to be the point is the point', () => {
  test.each([
    [
      'What gets me is I felt at home there. I came back after eight years and did the tills.',
      'you felt at home there',
    ],
    ['the worst is that I laughed. then we all went down to the canteen for chips', 'you laughed'],
    [
      "ok the bit i didn't say, i never opened the letter. it sat by the toaster all week",
      'you never opened the letter',
    ],
    [
      'We had soup, the good plates were out. The stupid thing is I still set a place for her.',
      'you still set a place for her',
    ],
    ['what i cant get over is she waved. the train was on time and everything', 'she waved'],
    ['Hardest part for me: he asked nothing. He ate two helpings and he left.', 'he asked nothing'],
    ["My brother carried the coffin, I held the coats. the truth is i couldn't look at it", "you couldn't look at it"],
  ])('%s', (message, point) => expect(pointOf(message)).toBe(point));

  test("that it was kept from somebody is told as well: 'the thing I haven't told my wife is …'", () => {
    const { clauses } = readMessage("thing i havent told my wife is i dont want to go. i've been lying for a year");
    expect(clauses.map(({ yours }) => yours)).toEqual(
      expect.arrayContaining(["you haven't told your wife", "you don't want to go"]),
    );
  });

  test('what is announced as the worst is not taken brightly', () => {
    expect(readMessage("the worst is at the end he says 'you were good practice' like that was nice").mood).toBe(
      'hard',
    );
    expect(readMessage('The best thing was she came.').mood).not.toBe('hard');
  });

  test.each([
    'the truth hurts',
    "it's a stupid thing, I know",
    'the only thing I know is he left',
    'I told him the worst of it and he listened',
    'what I said to her was kind',
  ])('what announces nothing is left as it stands: %s', (message) => {
    expect(announced(message)).toEqual({ text: message, openings: [], isHard: false });
  });
});

describe('news said in half a sentence is the point', () => {
  test.each([
    [
      'doctor says its parkinsons. im 52, i cut hair for a living. thats about it really',
      "the doctor says it's parkinsons",
    ],
    [
      'boss says the site is closing. we had cake in the canteen for somebodys birthday',
      'your boss says the site is closing',
    ],
    ["consultant said it's ms. im 34, two kids", "the consultant said it's ms"],
  ])('%s', (message, point) => expect(pointOf(message)).toBe(point));
});
