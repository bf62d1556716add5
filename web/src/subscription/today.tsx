import { brand } from '@wren/contract/brand.ts';
import type { Allowance } from '@wren/contract/subscriptions.ts';
import { timeOf } from './words.ts';

/** The messages of the day: how many were used, and when the count starts again where the reader is. */
export function Today({ allowance: { daily_messages, used, resets_at } }: { allowance: Allowance }) {
  const shown = Math.min(used, daily_messages);
  const share = (shown / daily_messages) * 100;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-2xl tabular-nums">{shown.toLocaleString('en-US')}</span>
        <span className="text-quiet">of {daily_messages.toLocaleString('en-US')} messages</span>
      </p>
      <div
        role="progressbar"
        aria-label="Messages used today"
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={daily_messages}
        className="h-2 overflow-hidden rounded-full bg-sunk forced-colors:border"
      >
        <div className="h-full rounded-full bg-dawn forced-colors:bg-[Highlight]" style={{ width: `${share}%` }} />
      </div>
      <p className="text-quiet text-sm">
        The count starts again at <time dateTime={resets_at}>{timeOf(resets_at)}</time>. Crisis help and the exercises
        are never limited.
      </p>
    </div>
  );
}

/** The same for someone who is, or was lately, in danger: nobody counts then. */
export function Uncounted() {
  return (
    <div className="grid gap-2">
      <p className="font-display text-2xl">As many as you need</p>
      <p className="text-quiet text-sm">{brand.name} answers you, however many messages it takes.</p>
    </div>
  );
}
