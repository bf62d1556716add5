import { describe, expect, test } from 'vitest';
import { hearKinds } from '../../src/companion/reading/kinds/hear-kinds.ts';
import { kinds } from '../../src/companion/reading/kinds/kinds.ts';

const likeliest = (message: string) => {
  const likely = hearKinds(message);
  return kinds.toSorted((a, b) => likely[b] - likely[a])[0];
};

describe('what kind of thing is told', () => {
  test.each([
    ['my boss told me off in front of everyone and two of them laughed', 'hurt-by'],
    ['she made a group chat with everyone else in it and not me', 'left-out'],
    ['I lie awake until four and then the alarm goes', 'sleepless'],
    ['my mum died in march and her coat is still on the hook', 'grief'],
    ['I have the exam on thursday and I am so nervous', 'ahead'],
    ['the rent went up again and I have nine pounds until friday', 'money'],
    ['idk', 'unsure'],
  ])('%s', (message, kind) => expect(likeliest(message)).toBe(kind));

  test('the likelihoods of a message together make one, and the same message always gives the same', () => {
    const likely = hearKinds('we used to walk home along the canal');
    expect(kinds.reduce((sum, kind) => sum + likely[kind], 0)).toBeCloseTo(1, 6);
    expect(hearKinds('we used to walk home along the canal')).toEqual(likely);
  });
});
