import { localDay } from '#lib/local-day.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** A day (yyyy-MM-dd) as one says it: 'today', 'tomorrow', 'yesterday', 'on Monday' within a week, else 'Mon, Nov 23'. */
export function sayDay(day: string, now: Date): string {
  const at = new Date(`${day}T12:00:00`);
  if (Number.isNaN(at.getTime())) return '';
  const ahead = Math.round((at.getTime() - new Date(`${localDay(now)}T12:00:00`).getTime()) / 86_400_000);
  const near: Record<string, string> = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' };
  return near[ahead] ?? (ahead > 1 && ahead < 7 ? `on ${weekday.format(at)}` : date.format(at));
}
