import { describe, expect, test } from 'vitest';
import { nodding } from '#companion/listener/lines/for-anything.ts';
import { lastReply, talk } from './talk.ts';

/** Rather nothing than something that does not fit: one line beside the matter, and nobody is listening any more. */
describe('what is said about their matter fits it, or is not said', () => {
  const weighty = new Set<string>(nodding.hard);

  test.each([
    'I put the kettle on and fed next door’s cat',
    'my crewmate does crosswords on nights, I do this apparently',
    'we had the radio on and shelled peas for an hour',
    'yes I might ask Miro, he is on the trams now',
    'I want that song at my birthday, I will write it on the list',
  ])('nothing heavy is said to what is told lightly: %s', async (line) => {
    for (const id of ['a', 'b', 'c', 'd']) {
      const reply = await lastReply(['hello, I am Bea and I am seventy', line], { id });
      for (const sentence of reply.split(/(?<=[.!?])\s+/)) expect(weighty.has(sentence), sentence).toBe(false);
    }
  });

  test('their single words are not picked at', async () => {
    const exchanges = await talk([
      'my sister always calls on a sunday and she never asks how I am',
      'it happened again on tuesday, third time this month',
      'I still keep her number in the old phone',
      'I was supposed to be at work by eight',
      'I should not have said it like that',
      'everyone else has it sorted by now',
    ]);
    for (const { reply } of exchanges) {
      expect(reply).not.toMatch(
        /(?:the|a) ["“](?:again|still|always|never|should|supposed|even|just)\b|["“](?:always|never|again|still)["”],? so\b|write ["“]/i,
      );
    }
  });
});
