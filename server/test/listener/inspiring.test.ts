import { describe, expect, test } from 'vitest';
import { lastReply, talk } from './talk.ts';

const begins = "Let's talk about something inspiring.";

describe('something inspiring is theirs', () => {
  test.each([
    ['space', /Space/],
    ['the sea at night', /sea at night/i],
    ['people who start over late in life', /start over late in life/],
    ['my grandfather', /your grandfather/i],
  ])('%s: a thing by its name is taken up', async (thing, said) => {
    const reply = await lastReply([begins, thing]);
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/where were you|something goes right/i);
  });

  test('and so is what they name beside it', async () => {
    const told = await talk([begins, 'music', 'Nina Simone']);
    expect(told[2]?.reply).toMatch(/Nina Simone/);
  });

  test('who asks for a quote is told that there is none', async () => {
    expect(await lastReply([begins, 'just tell me a quote'])).toMatch(/no quotes|none in store/);
  });

  test('nothing is searched for where nothing inspires', async () => {
    expect(await lastReply([begins, 'nothing inspires me any more'])).not.toMatch(/smile|decent|forward|moves you/);
  });

  test.each([
    ['You want to become a nurse.', /become a nurse.*\?$/],
    ['Your daughter Ines plays the cello.', /Ines plays the cello.*\?$/],
    ['You are learning Portuguese.', /learning Portuguese.*\?$/],
  ])('%s is remembered', async (memory, said) => {
    expect(await lastReply(['I need some inspiration'], { memories: [memory] })).toMatch(said);
  });
});
