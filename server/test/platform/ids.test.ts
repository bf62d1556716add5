import { expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';

test('ids are UUIDv7 of now', () => {
  const id = newId();
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(Math.abs(Number.parseInt(id.replace('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(1000);
});

test('ids sort in the order they were made, also within a millisecond and when the clock steps back', () => {
  const ids = Array.from({ length: 20_000 }, () => newId());
  const before = Array.from({ length: 100 }, () => newId(Date.now() - 60_000));
  const all = [...ids, ...before, newId()];
  expect(all).toEqual(all.toSorted());
  expect(new Set(all).size).toBe(all.length);
});
