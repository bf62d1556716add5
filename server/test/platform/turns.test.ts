import { expect, test } from 'vitest';
import { myTurn } from '#platform/turns.ts';

test('there is one turn in each round of the event loop, first come, first served', async () => {
  const told: string[] = [];
  let isOver = false;
  const round = () => {
    told.push('round');
    if (!isOver) setImmediate(round);
  };
  const take = (name: string) => myTurn().then(() => void told.push(name));
  const first = [take('a'), take('b')];
  setImmediate(round);
  await Promise.all([...first, take('c')]);
  isOver = true;
  expect(told.filter((name) => name !== 'round')).toEqual(['a', 'b', 'c']);
  expect(told.slice(0, 5)).toEqual(['a', 'round', 'b', 'round', 'c']);
});

test('a turn taken in a turn comes in a later round', async () => {
  const told: string[] = [];
  const taken = myTurn().then(() => {
    told.push('a');
    return myTurn().then(() => void told.push('b'));
  });
  setImmediate(() => told.push('round'));
  await taken;
  expect(told).toEqual(['a', 'round', 'b']);
});
