import { expect, it } from 'vitest';
import { localDay, sayDay } from '#memories/days.ts';

const now = new Date(2026, 10, 21, 23, 30);

it.each([
  ['2026-11-20', 'yesterday'],
  ['2026-11-21', 'today'],
  ['2026-11-22', 'tomorrow'],
  ['2026-11-27', 'on Friday'],
  ['2026-11-28', 'Sat, Nov 28'],
  ['2026-10-01', 'Thu, Oct 1'],
  ['not a day', ''],
])('the day %s is said as %j', (day, said) => {
  expect(sayDay(day, now)).toBe(said);
});

it('a day is the one where the reader is', () => {
  expect(localDay(now)).toBe('2026-11-21');
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
});
