import type { Subscription } from '@wren/contract/subscriptions.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/card.tsx';
import { dayOf, priceOf } from './words.ts';

/** What is held, and what comes next: one sentence a state. */
export function Standing({ subscription }: { subscription: Subscription }) {
  const { plan, plan_name, status, renews_at, ends_at, grace_until, payment_method, plans } = subscription;
  const held = plans.find(({ id }) => id === plan);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-display text-2xl">{plan_name}</span>
        {held && held.price > 0 && <span className="text-quiet">{priceOf(held)}</span>}
        {status === 'cancelling' && <Badge>Ending</Badge>}
      </p>
      {status === 'free' && <p className="text-quiet">You pay nothing, and there is nothing to cancel.</p>}
      {status === 'active' && renews_at && (
        <p className="text-quiet">
          Renews on <time dateTime={renews_at}>{dayOf(renews_at)}</time>
          {payment_method && <>, paid with: {payment_method}</>}.
        </p>
      )}
      {status === 'cancelling' && ends_at && (
        <p className="text-quiet">
          Cancelled. You have it until <time dateTime={ends_at}>{dayOf(ends_at)}</time>, and then you are on the free
          plan. Nothing more will be charged.
        </p>
      )}
      {status === 'past_due' && grace_until && (
        <Alert look="note" title="Your last payment did not go through">
          You keep {plan_name} until {dayOf(grace_until)}. Update your payment before that, and nothing changes.
        </Alert>
      )}
    </div>
  );
}
