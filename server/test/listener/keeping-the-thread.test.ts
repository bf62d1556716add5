import { describe, expect, test } from 'vitest';
import { keepsTheHouseRules } from './promises.ts';
import { talk } from './talk.ts';

const work = /\b(?:work|job|boss|pay)\b/i;
const animal = /\b(?:animal|vet|bowl|paw|cat)\b/i;

describe('what is spoken of is kept apart', () => {
  test('another matter taken up is met as itself, and what they come back to as the first', async () => {
    const told = await talk([
      'my boss gave my project to somebody else',
      'anyway, my cat is ill as well',
      'she is 12 and will not eat',
      'back to work: I do not know if I should say something to my boss',
      'I feel small',
    ]);
    keepsTheHouseRules(told);
    const [, cat, age, , small] = told.map(({ reply }) => reply);
    expect(cat).not.toMatch(work);
    expect(age).not.toMatch(work);
    expect(small).not.toMatch(animal);
  });

  test.each([
    [
      ['my mum has a new boyfriend', 'his name is Colin', 'anyway, I failed my maths test'],
      'back to Colin: he moved in',
      /Colin/,
    ],
    [['my boss shouted at me', 'my dog died in May'], 'ok, back to my boss, he did it again this morning', /again/],
  ])('%j, then "%s" tells more of it and asks for nothing', async (before, message, named) => {
    const told = await talk([...before, message]);
    expect(told.at(-1)?.reply).toMatch(named);
    expect(told.at(-1)?.reply).not.toMatch(/don't have anything|how does it begin/i);
  });

  test.each([
    'my husband works late',
    'my brother will murder me when he sees the dent',
    'her name is Dana and she is new',
  ])('nobody is asked about of whom nothing happened: %s', async (message) => {
    const [told] = await talk([message]);
    expect(told?.reply).not.toMatch(/know how that was|say about it/);
  });

  test.each(['Ella slammed the door again', 'Zoe shouted at me'])(
    'somebody called by a name is who it is of: %s',
    async (message) => {
      const [told] = await talk([message]);
      expect(told?.reply).toContain(message.split(' ').slice(0, 2).join(' '));
      expect(told?.reply).not.toMatch(/^the door/i);
    },
  );
});
