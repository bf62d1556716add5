import type { PretendCard } from '@wren/contract/subscriptions.ts';
import type { Selectable } from 'kysely';
import type { Context } from '#context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { newId } from '#platform/ids.ts';
import type { Billing, Standing } from './billing.ts';
import { nextPeriodEnd } from './periods.ts';
import type { Plan } from './plans.ts';
import { insertSandbox, selectSandbox, updateSandbox } from './queries.ts';

type Row = Selectable<Schema['sandbox_subscriptions']>;

/** Where the pages of the sandbox are: in the product itself, so that a fresh machine needs nothing else. */
const page = (id: string) => `/app/subscription/checkout?session=${id}`;

const cardNames: Record<PretendCard, string> = {
  pays: 'Pretend card that pays',
  declines: 'Pretend card that declines',
};

/**
 * Payments for a house without a payment provider: the same steps, and no money moves. A checkout, and the subscription
 * it leads to, are one row. Time passes by the house's clock whenever the row is read.
 */
export function sandboxBilling(ctx: Context): Billing {
  const { db, clock } = ctx;
  const { plans } = ctx.config.billing;

  return {
    name: 'sandbox',

    async openCheckout({ userId }, plan) {
      const id = `sandbox_${newId()}`;
      await insertSandbox(db, {
        user_id: userId,
        id,
        plan: plan.id,
        status: 'open',
        card: null,
        period_end: null,
        ends_at: null,
        created_at: clock(),
      });
      return { checkoutId: id, customerId: null, url: page(id) };
    },

    async closeCheckout(userId, checkoutId) {
      const row = await selectSandbox(db, userId, checkoutId).executeTakeFirst();
      if (row?.status === 'open') await updateSandbox(db, row, { status: 'ended' });
    },

    async readCheckout(userId, checkoutId) {
      const row = await selectSandbox(db, userId, checkoutId).executeTakeFirst();
      return row && { subscriptionId: row.status === 'open' ? null : row.id };
    },

    paymentPage: async (_payer, subscriptionId) => page(subscriptionId),

    async read(subscriptionId, userId) {
      const found = userId && (await selectSandbox(db, userId, subscriptionId).executeTakeFirst());
      if (!found) return undefined;
      const row = { ...found, ...passTime(found, clock(), plans) };
      await updateSandbox(db, found, passTime(found, clock(), plans));
      return standingOf(row);
    },

    async changePlan({ userId, subscriptionId }, plan) {
      const row = await selectSandbox(db, userId, subscriptionId).executeTakeFirst();
      if (row) await updateSandbox(db, row, { plan: plan.id, ends_at: null });
    },

    async setEnding({ userId, subscriptionId }, ends) {
      const row = await selectSandbox(db, userId, subscriptionId).executeTakeFirst();
      if (row) await updateSandbox(db, row, { ends_at: ends ? row.period_end : null });
    },

    async end({ userId, subscriptionId }) {
      const row = await selectSandbox(db, userId, subscriptionId).executeTakeFirst();
      if (row) await updateSandbox(db, row, { status: 'ended' });
    },
  };
}

/** What paying with a pretend card changes; undefined when the card declines a payment that is due now. */
export function payInSandbox(row: Row, card: PretendCard, now: Date, plans: readonly Plan[]): Partial<Row> | undefined {
  const isDue = row.status !== 'active';
  if (card === 'declines' && isDue) return undefined;
  if (!isDue) return { card };
  return { card, status: 'active', period_end: nextPeriodEnd(now, intervalOf(row, plans)) };
}

/** What the time up to `now` has done to a subscription: it renewed, went unpaid, or ended. */
export function passTime(row: Row, now: Date, plans: readonly Plan[]): Partial<Row> {
  if (row.status !== 'active' || !row.period_end || row.period_end > now) return {};
  if (row.ends_at) return { status: 'ended' };
  if (row.card === 'declines') return { status: 'past_due' };
  let end = row.period_end;
  while (end <= now) end = nextPeriodEnd(end, intervalOf(row, plans));
  return { period_end: end };
}

const intervalOf = ({ plan }: Row, plans: readonly Plan[]) => plans.find(({ id }) => id === plan)?.interval ?? 'month';

function standingOf({ user_id, plan, status, card, period_end, ends_at, created_at }: Row): Standing {
  return {
    userId: user_id,
    customerId: undefined,
    status,
    plan,
    periodEnd: period_end ?? created_at,
    endsAt: status === 'past_due' ? null : ends_at,
    paymentMethod: card === 'pays' || card === 'declines' ? cardNames[card] : null,
  };
}
