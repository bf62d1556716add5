import type { Subscription } from '@wren/contract/subscriptions.ts';
import type { Context } from '#context.ts';
import { billingOf } from './billing.ts';
import { selectHeld } from './queries.ts';
import { readSubscription } from './read-subscription.ts';
import { settle } from './settle.ts';
import { isLive } from './standing.ts';

/**
 * Cancels: what is paid for stays until its period ends, and what is not paid ends now. Cancelling again, or with
 * nothing to cancel, changes nothing. Throws Refusal `unavailable` without the provider.
 */
export async function cancelSubscription(ctx: Context, userId: string): Promise<Subscription> {
  const billing = billingOf(ctx);
  const held = await selectHeld(ctx.db, userId, billing.name).executeTakeFirst();
  if (isLive(held) && held.subscription_id) {
    const reference = { userId, subscriptionId: held.subscription_id };
    if (held.status === 'past_due') await billing.end(reference);
    else if (!held.ends_at) await billing.setEnding(reference, true);
    await settle(ctx, reference);
  }
  return readSubscription(ctx, userId);
}
