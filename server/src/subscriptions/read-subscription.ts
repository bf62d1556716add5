import { type Subscription, subscriptionChanges } from '@wren/contract/subscriptions.ts';
import { wasInDangerLately } from '#chat/recall-danger.ts';
import type { Context } from '#context.ts';
import { billingName } from './billing.ts';
import { allowanceOf, readTally } from './daily-allowance.ts';
import { planName, shownPlans } from './plans.ts';
import { selectChanges, selectHeld } from './queries.ts';
import { graceUntil, planNow } from './standing.ts';

/** How far back the page of a subscription looks. */
const historyLength = 100;

/** A person's plan, what is left of today's messages, and what happened to the subscription. Asks no provider. */
export async function readSubscription(ctx: Context, userId: string): Promise<Subscription> {
  const { db, config, clock } = ctx;
  const provider = billingName(config);
  const { plans } = config.billing;
  const now = clock();
  const [held, tally, changes, isInDanger] = await Promise.all([
    selectHeld(db, userId, provider).executeTakeFirst(),
    readTally(ctx, userId, now),
    selectChanges(db, userId, historyLength).execute(),
    wasInDangerLately(ctx, userId),
  ]);
  const { plan, status } = planNow(held, now, config.billing);
  const time = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    plan,
    plan_name: planName(plans, plan),
    status,
    renews_at: status === 'active' ? time(held?.period_end) : null,
    ends_at: status === 'cancelling' ? time(held?.ends_at) : null,
    grace_until: status === 'past_due' && held ? time(graceUntil(held, config.billing)) : null,
    payment_method: status === 'free' ? null : (held?.payment_method ?? null),
    allowance: allowanceOf(ctx, tally, now),
    may_offer: !isInDanger,
    billing: provider,
    plans: shownPlans(plans, config.rateLimitFactor, plan),
    history: changes.flatMap((row) => {
      const change = subscriptionChanges.find((each) => each === row.change);
      if (!change || row.provider !== provider) return [];
      const { id, plan: about, created_at } = row;
      return [{ id, change, plan_name: planName(plans, about), created_at: created_at.toISOString() }];
    }),
  };
}
