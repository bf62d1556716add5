import { expect, test } from 'vitest';
import { sentencesOf } from '../../src/companion/listener/sentences.ts';
import { lastReply } from './talk.ts';

const told = [
  ['My boss shouted at me in the meeting, and nobody said a word.'],
  ['My sister stopped calling me, and our mum pretends that nothing happened.'],
  ['I moved here in May. I eat alone every evening and I tell my family that I am fine.'],
  ['we fought again last night', 'he slept on the sofa and left without saying goodbye'],
];

test.each(told)('another reply to the same message is another way of answering it: %s', async (...lines) => {
  const first = await lastReply(lines);
  const second = await lastReply(lines, { instead: [first] });
  const third = await lastReply(lines, { instead: [first, second] });
  expect(second.includes('?'), second).toBe(!first.includes('?'));
  for (const [later, earlier] of [
    [second, [first]],
    [third, [first, second]],
  ] as const) {
    const said = new Set(earlier.flatMap(sentencesOf));
    expect(sentencesOf(later).filter((sentence) => said.has(sentence))).toEqual([]);
  }
});

test('another reply takes up something else they said', async () => {
  const lines = ['My father forgot my birthday, I cried in the car, and my brother made a joke of it.'];
  const first = await lastReply(lines);
  const second = await lastReply(lines, { instead: [first] });
  expect(first).toMatch(/birthday|cried/i);
  const opening = (reply: string) => reply.split('.')[0] ?? '';
  expect(opening(second)).not.toBe(opening(first));
  expect(second).toMatch(/joke|cried|birthday/i);
});
