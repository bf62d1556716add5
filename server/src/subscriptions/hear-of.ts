import type { Context } from '#context.ts';
import type { JobPayload } from '#platform/jobs.ts';
import { billingOf } from './billing.ts';
import { selectOwner, selectPerson } from './queries.ts';
import { settle } from './settle.ts';

export const hearJob = 'settle_subscription';

/**
 * Something happened to a subscription: finds out whose it is and settles it. One that is paid for by nobody, because
 * the account was deleted while the checkout was open, is ended.
 */
export async function hearOf(ctx: Context, payload: JobPayload): Promise<void> {
  const billing = billingOf(ctx);
  const subscriptionId = String(payload.subscription_id);
  const owner =
    typeof payload.user_id === 'string'
      ? payload.user_id
      : (await selectOwner(ctx.db, billing.name, subscriptionId).executeTakeFirst())?.user_id;
  if (owner !== undefined) return settle(ctx, { userId: owner, subscriptionId });

  const standing = await billing.read(subscriptionId, undefined);
  const userId = standing?.userId;
  if (!userId) return;
  if (await selectPerson(ctx.db, userId).executeTakeFirst()) return settle(ctx, { userId, subscriptionId });
  if (standing.status === 'ended') return;
  await billing.end({ userId, subscriptionId });
  ctx.log.warn({ subscription: subscriptionId }, 'a subscription of a deleted account was ended: refund it');
}
