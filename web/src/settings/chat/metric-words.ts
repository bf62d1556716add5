/** The name of a metric as a person reads it: underscores turned into spaces, and capitalised. */
export function metricName(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Its value: `most_active_day` as it is, other text that looks like a date as local date and time, numbers as the locale writes them. */
export function metricValue(key: string, value: string | number): string {
  if (typeof value === 'number') return value.toLocaleString();
  if (key === 'most_active_day' || !looksLikeDate(value)) return value;
  return new Date(value).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A day or a moment as ISO 8601 writes them, that the calendar knows. */
function looksLikeDate(value: string): boolean {
  return /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d|$)/.test(value) && !Number.isNaN(Date.parse(value));
}
