import type { Plan } from './plans.ts';

/** The end of the period that begins at `start`. The 31st of a short month is its last day, as providers count. */
export function nextPeriodEnd(start: Date, interval: Plan['interval']): Date {
  const months = interval === 'year' ? 12 : 1;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}
