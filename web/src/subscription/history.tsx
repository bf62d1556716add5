import type { Subscription } from '@wren/contract/subscriptions.ts';
import { changeWords, dayOf } from './words.ts';

/** What happened to the subscription, newest first. */
export function History({ history }: Pick<Subscription, 'history'>) {
  if (history.length === 0) {
    return <p className="text-quiet">Nothing yet. What changes with your subscription will be listed here.</p>;
  }
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg bg-line ring-1 ring-line">
      {history.map(({ id, change, plan_name, created_at }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-surface px-5 py-3.5">
          <span>
            {changeWords[change]} <span className="text-quiet">· {plan_name}</span>
          </span>
          <time dateTime={created_at} className="text-quiet text-sm tabular-nums">
            {dayOf(created_at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
