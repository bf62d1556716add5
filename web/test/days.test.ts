import { describe, expect, it } from 'vitest';
import { dayOf, isSameDay } from '#chat/message-time.ts';

const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour).toISOString();
const today = new Date(2026, 10, 21, 0, 5);

describe('the day of a message', () => {
  it.each([
    ['Today', at(2026, 11, 21, 0)],
    ['Yesterday', at(2026, 11, 20, 23)],
    ['Thursday', at(2026, 11, 19)],
    ['Sunday', at(2026, 11, 15)],
    ['Saturday, November 14', at(2026, 11, 14)],
    ['January 2, 2025', at(2025, 1, 2)],
  ])('is called %s', (name, timestamp) => {
    expect(dayOf(timestamp, today)).toBe(name);
  });

  it('has no name when it is no date', () => {
    expect(dayOf('a while ago', today)).toBeNull();
  });

  it('is the calendar day here, also where the clocks change in between', () => {
    expect(dayOf(at(2026, 3, 28, 23), new Date(2026, 2, 29, 4))).toBe('Yesterday');
    expect(isSameDay(at(2026, 11, 20, 23), at(2026, 11, 21, 1))).toBe(false);
    expect(isSameDay(at(2026, 11, 20, 1), at(2026, 11, 20, 23))).toBe(true);
  });
});
