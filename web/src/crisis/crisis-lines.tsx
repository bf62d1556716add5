import {
  type CrisisLine,
  type CrisisNeed,
  crisisLines,
  defaultCountry,
  emergencyNumber,
  linesFor,
} from '@wren/contract/crisis.ts';
import { useId, useMemo, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

interface CrisisLinesProps {
  need: CrisisNeed;
  /** ISO 3166-1 alpha-2; undefined when unknown. */
  country: string | undefined;
  /** Life may be in danger now: the emergency number comes first. */
  urgent?: boolean;
  /** How many lines are shown before 'Show more'. */
  limit?: number;
  /** Every line of the country, those for this need first. */
  isComplete?: boolean;
  /** Leaves out the languages. */
  isBrief?: boolean;
}

const countryKey = 'wren:country';

/** The lines of one country, each with the ways to reach it, and a way to say where you are. */
export function CrisisLines({
  need,
  country,
  urgent = false,
  limit,
  isComplete = false,
  isBrief = false,
}: CrisisLinesProps) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(countryKey) ?? country ?? defaultCountry);
  const [isOpen, setIsOpen] = useState(false);
  const choice = useId();
  const lines = useMemo(
    () => (isComplete ? everyLine(chosen, need) : linesFor(chosen, need)),
    [chosen, need, isComplete],
  );
  const shown = isOpen ? lines : lines.slice(0, limit);
  const emergency = emergencyNumber(chosen);
  const inDanger = (
    <p className={urgent ? 'font-semibold' : 'text-sm'}>
      If a life is in danger right now, call{' '}
      <a className="whitespace-nowrap font-semibold underline" href={`tel:${emergency}`}>
        {emergency}
      </a>
      .
    </p>
  );
  return (
    <div className="mt-4 grid gap-3.5">
      {urgent && inDanger}
      <ul className="grid gap-3.5">
        {shown.map((line) => (
          <Line key={line.id} line={line} isBrief={isBrief} />
        ))}
      </ul>
      {lines.length > shown.length && (
        <button type="button" className="justify-self-start text-sm underline" onClick={() => setIsOpen(true)}>
          Show {lines.length - shown.length} more
        </button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-harbour-line border-t pt-3">
        {!urgent && inDanger}
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <label htmlFor={choice}>I am in</label>
          <select
            id={choice}
            value={chosen}
            className="min-h-9 max-w-full rounded-md bg-transparent px-2 ring-1 ring-harbour-line ring-inset"
            onChange={(event) => {
              setChosen(event.target.value);
              localStorage.setItem(countryKey, event.target.value);
            }}
          >
            {countriesWith(chosen).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </p>
      </div>
    </div>
  );
}

const way =
  'inline-flex min-h-10 items-center gap-1.5 rounded-full bg-harbour-ink px-4 font-semibold text-harbour text-sm no-underline hover:underline forced-colors:border';

function Line({ line, isBrief }: { line: CrisisLine; isBrief: boolean }) {
  const about = [line.hours, line.note, !isBrief && line.languages].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-56 leading-snug">
        <span className="font-semibold">{line.name}</span>
        <span className="block text-sm">{about}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        {line.call && (
          <a className={way} href={`tel:${dialled(line.call)}`}>
            Call {line.call}
          </a>
        )}
        {line.text && (
          <a className={way} href={messageTo(line.text)}>
            Text {line.text.word ? `${line.text.word} to ` : ''}
            {line.text.to}
          </a>
        )}
        {line.chat && (
          <a className={way} href={line.chat} target="_blank" rel="noopener noreferrer">
            {line.call || line.text ? 'Chat' : 'Open'}
            <Icon name="arrow-right" className="size-4" />
          </a>
        )}
      </p>
    </li>
  );
}

const digits = (number: string) => number.replace(/[^\d+]/g, '');

/** The door to every other country stays last. */
function everyLine(country: string, need: CrisisNeed): CrisisLine[] {
  const first = linesFor(country, need);
  const rest = crisisLines.filter((line) => line.country === country && !first.includes(line));
  const isDoor = (line: CrisisLine) => line.country === 'INT';
  return [...first.filter((line) => !isDoor(line)), ...rest, ...first.filter(isDoor)];
}

/** A message with its word written already; this spelling opens on Android and on iOS. */
function messageTo({ to, word }: { to: string; word?: string }): string {
  return `sms:${digits(to)}${word ? `?&body=${encodeURIComponent(word)}` : ''}`;
}

/** '988 then press 1' dials 988, waits, and presses 1 (RFC 3601: a comma is a pause). */
function dialled(number: string): string {
  const [first = '', ...then] = number.split(/ then press /);
  return [digits(first), ...then.map(digits)].join(',');
}

/** Every country we know a line in, and the one chosen, by name. */
function countriesWith(chosen: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const codes = new Set([chosen, ...crisisLines.map((line) => line.country)].filter((code) => code !== 'INT'));
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
