const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** 'MMM d, yyyy' of an ISO 8601 moment, where the reader is; 'Unknown date' for anything else. */
export function memoryDate(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? 'Unknown date' : day.format(date);
}
