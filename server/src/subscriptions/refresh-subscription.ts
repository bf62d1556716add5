import type { Subscription } from '@wren/contract/subscriptions.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { billingOf } from './billing.ts';
import { selectHeld } from './queries.ts';
import { readSubscription } from './read-subscription.ts';
import { settle } from './settle.ts';

/**
 * Asks the provider how things stand. With the `checkoutId` someone came back from, what it led to becomes theirs:
 * nobody can bring another person's. Throws Refusal `not_found` and `unavailable`.
 */
export async function refreshSubscription(
  ctx: Context,
  userId: string,
  checkoutId: string | undefined,
): Promise<Subscription> {
  const billing = billingOf(ctx);
  if (checkoutId !== undefined) {
    const checkout = await billing.readCheckout(userId, checkoutId);
    if (!checkout) throw new Refusal('not_found', 'There is no such checkout.');
    if (checkout.subscriptionId) await settle(ctx, { userId, subscriptionId: checkout.subscriptionId });
  } else {
    const held = await selectHeld(ctx.db, userId, billing.name).executeTakeFirst();
    if (held?.subscription_id) await settle(ctx, { userId, subscriptionId: held.subscription_id });
  }
  return readSubscription(ctx, userId);
}
