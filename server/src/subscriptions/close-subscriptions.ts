import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { JobPayload } from '#platform/jobs.ts';
import { billingOf } from './billing.ts';
import { selectAllHeld } from './queries.ts';

export const closeJob = 'close_subscription';

/**
 * Ends what a person pays for, because their account goes: in the caller's transaction, before the account's rows. The
 * job holds the provider's names alone, is tried until the provider agrees, and closes a checkout left open too.
 */
export async function closeSubscriptions(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Kysely<Schema>,
  userId: string,
): Promise<void> {
  for (const { provider, subscription_id, checkout_id } of await selectAllHeld(trx, userId).execute()) {
    // What the sandbox keeps goes with the account.
    if (provider === 'sandbox') continue;
    await jobs.add(trx, closeJob, { provider, subscription_id: subscription_id ?? '', checkout_id: checkout_id ?? '' });
  }
}

/** Carries it out. Throws when the provider cannot be reached, and is tried again. */
export async function closeSubscription(ctx: Context, payload: JobPayload): Promise<void> {
  const billing = billingOf(ctx);
  if (billing.name !== payload.provider) {
    ctx.log.error({ provider: String(payload.provider) }, 'a subscription of a deleted account cannot be ended here');
    return;
  }
  const [subscriptionId, checkoutId] = [payload.subscription_id, payload.checkout_id].map(String);
  if (checkoutId) await billing.closeCheckout('', checkoutId);
  if (subscriptionId) await billing.end({ userId: '', subscriptionId });
}
