import { describe, expect, test } from 'vitest';
import { happenings } from '#companion/listener/happenings/happenings.ts';
import { objection } from '#companion/listener/house-rules.ts';
import { wordsIn } from '#companion/listener/sentences.ts';
import { happened } from './happened.ts';
import { lastReply } from './talk.ts';

describe('every line of a happening', () => {
  test('stands under a name of its own', () =>
    expect(happenings.map(({ id }) => id).toSorted()).toEqual([...new Set(happenings.map(({ id }) => id))].toSorted()));

  test.each(happenings.map((one) => [one.id, one] as const))('%s: may be said by Wren, in one breath', (_, one) => {
    for (const line of one.hear) {
      expect(line).not.toContain('?');
      expect(wordsIn(line), line).toBeLessThanOrEqual(32);
    }
    for (const line of one.ask) {
      expect(line).toMatch(/^[^?]+\?$/);
      expect(wordsIn(line), line).toBeLessThanOrEqual(22);
    }
    for (const line of [...one.hear, ...one.ask]) expect(objection(line), line).toBeUndefined();
    expect(one.hear.length).toBeGreaterThanOrEqual(2);
    expect(one.ask.length).toBeGreaterThanOrEqual(2);
  });

  test('is a line of its own', () => {
    const lines = happenings.flatMap(({ hear, ask }) => [...hear, ...ask]);
    // 'Who told you?' is asked alike of much.
    expect(lines.filter((line, at) => lines.indexOf(line) !== at && wordsIn(line) > 5)).toEqual([]);
  });
});

test('what is known closely is said to what it was told in, and nothing that would do for anyone beside it', async () => {
  const reply = await lastReply(['my dog died on friday', 'he used to wait at the gate. i still look when i get home']);
  expect(reply).toMatch(/habit|learnt/);
  expect(reply).not.toMatch(/hard for anyone|easy/);
});

test('it is heard where the talk is of that, and only there', () => {
  expect(happened('i still look when i get home', 'my dog died on friday')).toEqual(['still-looks-for-them']);
  expect(happened('i still look when i get home', 'my keys are gone')).toEqual([]);
});
