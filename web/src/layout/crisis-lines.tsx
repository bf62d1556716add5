import { type CrisisLine, crisisLines, emergencyNumber } from '@wren/contract/crisis.ts';
import { classes } from '#ui/classes.ts';

/** The lines every page of the product shows, in this order: the spec's five. */
const shownEverywhere = ['988', 'ctl', 'samhsa', 'trevor', 'vets'];

export const essentialLines = shownEverywhere.flatMap((id) => crisisLines.filter((line) => line.id === id));

interface CrisisLinesProps {
  lines: readonly CrisisLine[];
  /** Each way to reach a line is a button as large as a thumb. */
  large?: boolean;
  className?: string;
}

/** Crisis lines as a list to act on: every number dials, every text line opens a message. */
export function CrisisLines({ lines, large = false, className }: CrisisLinesProps) {
  const way = large
    ? 'inline-flex min-h-11 items-center rounded-full bg-harbour-ink px-4 font-semibold text-harbour no-underline hover:underline forced-colors:border'
    : 'py-0.5 underline';
  return (
    <ul className={classes('grid gap-4', className)}>
      {lines.map((line) => (
        <li key={line.id} className={large ? '' : 'text-sm'}>
          <p className="font-semibold">{line.name}</p>
          <p className={large ? 'mt-1.5 mb-1 flex flex-wrap gap-2' : 'flex flex-wrap items-baseline gap-x-4'}>
            {line.call && (
              <a className={way} href={`tel:${digits(line.call)}`}>
                Call {line.call}
              </a>
            )}
            {line.text && (
              <a className={way} href={messageTo(line.text)}>
                Text {line.text.word ? `${line.text.word} to ${line.text.to}` : line.text.to}
              </a>
            )}
            {line.chat && (
              <a className={way} href={line.chat} rel="noreferrer">
                Chat online
              </a>
            )}
          </p>
          <p className={large ? 'text-sm' : 'opacity-90'}>{[line.hours, line.note].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}

/** What to do when there is no time for a conversation. */
export function EmergencySentence() {
  return (
    <p>
      If a life is in danger right now, call{' '}
      <a className="font-semibold underline" href={`tel:${emergencyNumber('US')}`}>
        {emergencyNumber('US')}
      </a>{' '}
      or your local emergency number.
    </p>
  );
}

/** The digits a phone dials; what follows the first number in words (“then press 1”) is for the person. */
function digits(call: string): string {
  return (call.split(' then ')[0] ?? call).replace(/[^\d+]/g, '');
}

function messageTo({ to, word }: { to: string; word?: string }): string {
  const number = to.replace(/\D/g, '');
  return word ? `sms:${number}?&body=${encodeURIComponent(word)}` : `sms:${number}`;
}
