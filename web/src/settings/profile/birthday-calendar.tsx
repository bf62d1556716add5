import { earliestBirthday } from '@wren/contract/users.ts';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import './birthday-calendar.css';

interface BirthdayCalendarProps {
  /** yyyy-MM-dd. */
  chosen: string | undefined;
  onChoose(day: string): void;
}

/** Days from 1900-01-01 to today, with a quick way to a year. Opens thirty years back when nothing is chosen. */
export default function BirthdayCalendar({ chosen, onChoose }: BirthdayCalendarProps) {
  const first = localDay(earliestBirthday);
  const today = new Date();
  const selected = chosen === undefined ? undefined : localDay(chosen);
  return (
    <DayPicker
      mode="single"
      autoFocus
      captionLayout="dropdown"
      reverseYears
      startMonth={first}
      endMonth={today}
      defaultMonth={selected ?? new Date(today.getFullYear() - 30, today.getMonth())}
      disabled={{ before: first, after: today }}
      selected={selected}
      // Named so that the number one sees stands in the name one hears.
      labels={{ labelDayButton: (day) => day.toLocaleDateString('en-US', { dateStyle: 'full' }) }}
      onSelect={(day) => day && onChoose(isoDay(day))}
    />
  );
}

/** A day of the calendar, at midnight where the person is. */
function localDay(iso: string): Date {
  return new Date(`${iso}T00:00:00`);
}

function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
