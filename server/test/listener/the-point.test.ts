import { describe, expect, test } from 'vitest';
import { readMessage, weightiest } from '#companion/reading/read-message.ts';
import { aroundEach, signsOf, weighed } from '#companion/reading/weigh.ts';

const firstOf = (said: string, lastReply = ''): string | undefined =>
  weightiest(readMessage(said, { lastReply }))[0]?.yours;

describe('of all that is told, what hurts is taken up, and not what only stands around it', () => {
  test.each([
    [
      "Got told today I didn't get deputy. Eleven years in that school, I've been doing half the job since Máire went on sick leave, and they've given it to a lad who's there four years. I had to stand in the staffroom and clap.",
      'you had to stand in the staffroom and clap',
    ],
    [
      'I have been with Daniel for two years and my parents think I am living with a girl called Danielle',
      "your parents think you're living with a girl called Danielle",
    ],
    [
      'They write in the chat "finally signed!!" with the champagne. I am sending congratulations every time. Now each champagne is harder to swallow.',
      'each champagne is harder to swallow',
    ],
    ["I'm the caretaker, I'm 52, I live in Ely. Today nobody said a word to me.", 'today nobody said a word to you'],
  ])('%s', (said, yours) => {
    expect(firstOf(said)).toBe(yours);
  });

  test.each([
    [
      'What bothers you most about it?',
      'That everyone will think I am past it. And that they may be right. I came home and took my coat off.',
      "everyone will think you're past it",
    ],
    [
      "What's the one thing you're sorry for?",
      "That I made it sound like being home is doing nothing. She's feeding him every 2 hours. I go to my standup and complain about flaky tests.",
      'you made it sound like being home is doing nothing',
    ],
    [
      'What are you most afraid of?',
      'that she dont want me in her life anymore. that my nephew grow up and he dont know who is his uncle',
      "you're afraid that she doesn't want you in her life anymore",
    ],
  ])('what was asked is answered by a that, and the answer counts most: %s %s', (asked, said, yours) => {
    expect(firstOf(said, asked)).toBe(yours);
  });
});

describe('what stands around a clause is seen where it was said', () => {
  test('before it up to the last one, and after it; what is not found has nothing around it', () => {
    const { clauses, text } = readMessage("I asked him once. But then he laughed, that's the worst of it.");
    const [first, second] = aroundEach(clauses.slice(0, 2), text);
    expect(first).toMatchObject({ before: '' });
    expect(second?.before).toContain('but then');
    expect(second?.after).toContain("that's the worst");
    expect(aroundEach(clauses.slice(0, 1), 'something else')).toEqual([{ before: '', after: '' }]);
  });

  test('what was said of a clause after it, and what led to it, are signs of it', () => {
    const { clauses, likely, text } = readMessage("I asked him once. But then he laughed, that's the worst of it.");
    const signs = signsOf(clauses, likely, { text, announced: [], answers: false });
    expect(signs[1]?.has('led by then')).toBe(true);
    expect(signs[1]?.has('pointed at')).toBe(true);
    expect(signs[0]?.has('pointed at')).toBe(false);
  });

  test('a clause weighs the same wherever it is read from', () => {
    const { clauses, likely, text } = readMessage('My sister had her party on Saturday. Nobody told me.');
    expect(weighed(clauses, likely, { text, announced: [], answers: false })).toEqual(clauses);
  });
});
