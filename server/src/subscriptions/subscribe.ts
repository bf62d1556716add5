import type { ReplyOf } from '@wren/contract/endpoint.ts';
import type { subscribe as row } from '@wren/contract/subscriptions.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { billingOf } from './billing.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { noteCheckout, selectHeld } from './queries.ts';
import { readSubscription } from './read-subscription.ts';
import { settle } from './settle.ts';
import { isLive, planNow } from './standing.ts';

/**
 * Chooses a plan. Whoever pays nothing yet is sent to a checkout; a subscription that runs changes its plan at once,
 * goes on if it was to end, and is cancelled by choosing the free one. Throws Refusal `invalid` for a plan that cannot
 * be had, `conflict` while a payment is owed, `unavailable` without the provider.
 */
export async function subscribe(ctx: Context, userId: string, planId: string): Promise<ReplyOf<typeof row>> {
  const { db, config, clock } = ctx;
  const billing = billingOf(ctx);
  const plan = config.billing.plans.find(({ id }) => id === planId);
  const held = await selectHeld(db, userId, billing.name).executeTakeFirst();
  if (!plan || (plan.is_retired && held?.plan !== planId)) throw noSuchPlan();
  if (plan.price === 0) return done(await cancelSubscription(ctx, userId));

  const now = planNow(held, clock(), config.billing);
  if (isLive(held) && held.subscription_id && now.status !== 'free') {
    const reference = { userId, subscriptionId: held.subscription_id };
    if (held.plan === planId) {
      if (held.ends_at) await billing.setEnding(reference, false);
    } else {
      if (held.status === 'past_due') throw paymentFirst();
      await billing.changePlan(reference, plan);
    }
    await settle(ctx, reference);
    return done(await readSubscription(ctx, userId));
  }

  // Nobody pays twice: what was paid in the last checkout counts, and one that was not can no longer be.
  if (held?.checkout_id) {
    const before = await billing.readCheckout(userId, held.checkout_id);
    if (before?.subscriptionId) {
      await settle(ctx, { userId, subscriptionId: before.subscriptionId });
      const subscription = await readSubscription(ctx, userId);
      if (subscription.status !== 'free') return done(subscription);
    } else {
      await billing.closeCheckout(userId, held.checkout_id);
    }
  }
  const { checkoutId, customerId, url } = await billing.openCheckout(
    { userId, customerId: held?.customer_id ?? null },
    plan,
  );
  await noteCheckout(db, {
    user_id: userId,
    provider: billing.name,
    checkout_id: checkoutId,
    customer_id: customerId,
  });
  return { checkout_url: url, subscription: await readSubscription(ctx, userId) };
}

function done(subscription: ReplyOf<typeof row>['subscription']): ReplyOf<typeof row> {
  return { checkout_url: null, subscription };
}

function noSuchPlan(): Refusal {
  const sentence = 'There is no such plan.';
  return new Refusal('invalid', sentence, { fields: { plan: [sentence] } });
}

function paymentFirst(): Refusal {
  return new Refusal('conflict', 'Your last payment did not go through. Please update your payment first.');
}
