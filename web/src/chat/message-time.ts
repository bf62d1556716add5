const isoDate = /^\d{4}-\d{2}-\d{2}T/;
const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
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

function read(timestamp: string): Date | null {
  const date = isoDate.test(timestamp) ? new Date(timestamp) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}
