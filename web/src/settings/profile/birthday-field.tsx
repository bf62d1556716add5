import { formatBirthday, readBirthday, showBirthday } from '@wren/contract/formats.ts';
import { lazy, Suspense, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Loading } from '../loading.tsx';
import type Calendar from './birthday-calendar.tsx';

const BirthdayCalendar = lazy<typeof Calendar>(() =>
  import('./birthday-calendar.tsx').catch(() => ({
    default: () => <p role="alert">The calendar could not be loaded. You can type the day instead.</p>,
  })),
);

interface BirthdayFieldProps {
  /** As typed: MM/DD/YYYY, or the beginning of it. */
  value: string;
  error?: string | undefined;
  onChange(typed: string): void;
}

/** A birthday, typed as digits or picked from a calendar. */
export function BirthdayField({ value, error, onChange }: BirthdayFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <Field label="Birthday" error={error}>
      {(control) => (
        <div className="relative sm:max-w-60">
          <TextInput
            {...control}
            name="date_of_birth"
            inputMode="numeric"
            autoComplete="bday"
            placeholder="MM/DD/YYYY"
            maxLength={10}
            className="pr-13"
            value={value}
            onChange={(event) => onChange(formatBirthday(event.target.value))}
          />
          <Popover
            open={open}
            onOpenChange={setOpen}
            title="Choose your birthday"
            trigger={
              <button
                type="button"
                aria-label="Choose your birthday from a calendar"
                className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-quiet hover:text-ink"
              >
                <Icon name="calendar" />
              </button>
            }
          >
            <Suspense fallback={<Loading />}>
              <BirthdayCalendar
                chosen={readBirthday(value)}
                onChoose={(day) => {
                  onChange(showBirthday(day));
                  setOpen(false);
                }}
              />
            </Suspense>
          </Popover>
        </div>
      )}
    </Field>
  );
}
