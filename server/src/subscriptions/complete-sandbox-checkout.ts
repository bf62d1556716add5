import type { ReplyOf } from '@wren/contract/endpoint.ts';
import type { PretendCard, getSandboxCheckout as row } from '@wren/contract/subscriptions.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { hearJob } from './hear-of.ts';
import { shownPlans } from './plans.ts';
import { selectSandbox, updateSandbox } from './queries.ts';
import { payInSandbox } from './sandbox-billing.ts';

/** What a checkout of the sandbox is for. Throws Refusal `not_found`: it is not theirs, is over, or Stripe takes the payments. */
export async function readSandboxCheckout(ctx: Context, userId: string, id: string): Promise<ReplyOf<typeof row>> {
  const { plan, purpose } = await find(ctx, userId, id);
  return { plan, purpose };
}

/**
 * Pays with a pretend card, and tells of it the way a provider does: by an event, which is a job, and by sending the
 * browser back. Throws Refusal `invalid` when the card declines.
 */
export async function completeSandboxCheckout(
  ctx: Context,
  userId: string,
  id: string,
  card: PretendCard,
): Promise<{ return_url: string }> {
  const { checkout, purpose } = await find(ctx, userId, id);
  const change = payInSandbox(checkout, card, ctx.clock(), ctx.config.billing.plans);
  if (!change) {
    throw new Refusal(
      'invalid',
      'This pretend card declines payments, as it promises. Nothing was changed: choose the other one.',
    );
  }
  await ctx.db.transaction().execute(async (trx) => {
    await updateSandbox(trx, checkout, change);
    await ctx.jobs.add(trx, hearJob, { user_id: userId, subscription_id: id });
  });
  return { return_url: `/app/subscription?${purpose === 'start' ? `session_id=${id}` : 'from=payment'}` };
}

async function find({ db, config }: Context, userId: string, id: string) {
  const checkout = config.billing.stripe ? undefined : await selectSandbox(db, userId, id).executeTakeFirst();
  const plan = shownPlans(config.billing.plans, config.rateLimitFactor, checkout?.plan).find(
    ({ id: each }) => each === checkout?.plan,
  );
  if (!checkout || !plan || checkout.status === 'ended') {
    throw new Refusal('not_found', 'This checkout is over. Your subscription page can open another.');
  }
  return { checkout, plan, purpose: checkout.status === 'open' ? ('start' as const) : ('payment' as const) };
}
