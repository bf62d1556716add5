import { expect, test } from 'vitest';
import { lastReply } from './talk.ts';

test.each([
  [['i am a student', 'i study from home these days and it is hard', 'that sounds fun']],
  [['my college is hard', 'yes my friend and i talk on the phone every week']],
])('nothing of an exam or a mark is said where none was spoken of: %j', async (talk) => {
  expect(await lastReply(talk)).not.toMatch(/\bA mark says|hang on one day|opening the book|how it will go\b/);
});

test.each([
  [['i lost my job in may', 'it is so hard right now, there is no work']],
  [['i am worried about my job security', 'a shop near us closed because of the virus, it is bad']],
])('nothing of an ordinary working day is said to who has no work or may lose it: %j', async (talk) => {
  expect(await lastReply(talk)).not.toMatch(/goes badly, it takes up|you have to go back there|spend your days where/);
});

test('what is feared is no plan', async () => {
  expect(await lastReply(['my exam is next week', "yes but i'm still anxious that i'll get bad grades"])).not.toMatch(
    /Sounds good|, then\./,
  );
});
