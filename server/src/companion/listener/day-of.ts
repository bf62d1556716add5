import type { Turn } from '../companion.ts';

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const counts = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const oneDay = 86_400_000;

/** The day it is where the person is, yyyy-MM-dd. */
export const todayOf = ({ today, now }: Pick<Turn, 'today' | 'now'>): string => today ?? now.toISOString().slice(0, 10);

/**
 * The day that a time said on `today` (yyyy-MM-dd) is on: 'tomorrow after dinner', 'next Monday', 'in three days', 'on the
 * 25th'. What names no day is for today.
 */
export function dayOf(when: string, today: string): string {
  const from = new Date(`${today}T12:00:00Z`);
  return new Date(from.getTime() + daysAhead(when.toLowerCase(), from) * oneDay).toISOString().slice(0, 10);
}

function daysAhead(when: string, from: Date): number {
  if (/\bday after tomorrow\b/.test(when)) return 2;
  if (/\btomorrow\b/.test(when)) return 1;
  const [, many = '', unit] = /\bin (an?|\w+) (days?|weeks?)\b/.exec(when) ?? [];
  const count = /^\d{1,2}$/.test(many) ? Number(many) : Math.max(1, counts.indexOf(many));
  if (unit && (count > 1 || /^(?:an?|one|1)$/.test(many))) return unit.startsWith('week') ? 7 * count : count;
  const next = /\bnext\b/.test(when);
  const weekday = weekdays.findIndex((name) => when.includes(name));
  if (weekday >= 0) return until(weekday, from) || (next ? 7 : 0);
  // 'This weekend', said on a Sunday, is that Sunday.
  if (/\bweekend\b/.test(when)) return from.getUTCDay() === 0 && !next ? 0 : until(6, from) || (next ? 7 : 0);
  if (/\bnext week\b/.test(when)) return 7;
  const date = Number(/\bthe (\d{1,2})(?:st|nd|rd|th)\b/.exec(when)?.[1]);
  return date >= 1 && date <= 31 ? untilDate(date, from) : 0;
}

const until = (weekday: number, from: Date): number => (weekday - from.getUTCDay() + 7) % 7;

/** Days until the next time that a month has this date. */
function untilDate(date: number, from: Date): number {
  for (let ahead = 0; ahead < 62; ahead += 1) {
    if (new Date(from.getTime() + ahead * oneDay).getUTCDate() === date) return ahead;
  }
  return 0;
}
