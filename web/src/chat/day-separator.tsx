import { memo, useEffect, useState } from 'react';
import { dayOf } from './message-time.ts';

/** Where a day begins among the messages: a heading to go to and to read past, never spoken by itself. */
export const DaySeparator = memo(function DaySeparator({ timestamp, today }: { timestamp: string; today: string }) {
  const name = dayOf(timestamp, new Date(today));
  if (name === null) return null;
  return (
    <h2 className="flex items-center gap-4 py-1 font-normal font-sans text-quiet text-xs">
      <span className="h-px grow bg-line" />
      <time dateTime={timestamp}>{name}</time>
      <span className="h-px grow bg-line" />
    </h2>
  );
});

/** The day it is, as `Date.toDateString` writes it; another one after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => new Date().toDateString());
  useEffect(() => {
    const midnight = new Date();
    midnight.setHours(24, 0, 1, 0);
    const timer = setTimeout(() => setToday(new Date().toDateString()), midnight.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
