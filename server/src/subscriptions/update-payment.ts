import type { ReplyOf } from '@wren/contract/endpoint.ts';
import type { updatePayment as row } from '@wren/contract/subscriptions.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { billingOf } from './billing.ts';
import { selectHeld } from './queries.ts';
import { readSubscription } from './read-subscription.ts';
import { isLive } from './standing.ts';

/** Where another way to pay is chosen. Throws Refusal `conflict` when nothing is being paid for. */
export async function updatePayment(ctx: Context, userId: string): Promise<ReplyOf<typeof row>> {
  const billing = billingOf(ctx);
  const held = await selectHeld(ctx.db, userId, billing.name).executeTakeFirst();
  if (!isLive(held) || !held.subscription_id) {
    throw new Refusal('conflict', 'There is no payment to update: you are on the free plan.');
  }
  const checkout_url = await billing.paymentPage({ userId, customerId: held.customer_id }, held.subscription_id);
  return { checkout_url, subscription: await readSubscription(ctx, userId) };
}
