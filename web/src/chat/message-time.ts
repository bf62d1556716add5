const isoDate = /^\d{4}-\d{2}-\d{2}T/;
const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' });
const longDay = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' });
const longDayOfYear = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', year: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' });

/** Local hh:mm of an ISO date; null for anything else. */
export function timeOf(timestamp: string): string | null {
  const date = read(timestamp);
  return date && clock.format(date);
}

/** When something was, beside a title: the time today, the day this year, the date before that. */
export function dateAndTimeOf(timestamp: string, now: Date): string | null {
  const date = read(timestamp);
  if (!date) return null;
  if (date.toDateString() === now.toDateString()) return `Today, ${clock.format(date)}`;
  const on = date.getFullYear() === now.getFullYear() ? day : dayOfYear;
  return `${on.format(date)}, ${clock.format(date)}`;
}

/** What the day of an ISO date is called on another day: Today, Yesterday, the weekday within a week, else the date. */
export function dayOf(timestamp: string, today: Date): string | null {
  const date = read(timestamp);
  if (!date) return null;
  const ago = daysBetween(date, today);
  if (ago <= 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago < 7) return weekday.format(date);
  return (date.getFullYear() === today.getFullYear() ? longDay : longDayOfYear).format(date);
}

/** Whether two ISO dates fall on the same local day. What is no date falls on the day of the other. */
export function isSameDay(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)];
  return !a || !b || a.toDateString() === b.toDateString();
}

/** Calendar days, whatever the clocks do in between. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

function read(timestamp: string): Date | null {
  const date = isoDate.test(timestamp) ? new Date(timestamp) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}
