import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

describe('of two things told, the one that hurts is handed back', () => {
  test.each([
    ['My sisters understand me in this. It is just really painful', /really painful/],
    ['I am not renting at the moment, I am looking for a room but it has been really hard to find one', /hard to find/],
    ['I am stressed because I have to learn the new till by Friday on my own', /learn the new till/],
    ['Yes I am good at that but it eats up my evenings because I work late', /eats up your evenings/],
  ])('%s', async (message, back) => {
    const [exchange] = await talk([message]);
    expect(exchange?.reply).toMatch(back);
  });
});
