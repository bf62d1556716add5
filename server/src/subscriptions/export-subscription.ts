import type { Context } from '#context.ts';
import { planName } from './plans.ts';
import { selectAllHeld, selectChanges, selectDays } from './queries.ts';

/** What a person pays for, what happened to it, and the messages counted lately. */
export async function exportSubscription({ db, config }: Pick<Context, 'db' | 'config'>, userId: string) {
  const { plans } = config.billing;
  const [held, changes, days] = await Promise.all([
    selectAllHeld(db, userId).execute(),
    selectChanges(db, userId, Number.MAX_SAFE_INTEGER).execute(),
    selectDays(db, userId).execute(),
  ]);
  return {
    subscriptions: held.map(({ provider, plan, status, period_end, ends_at, payment_method }) => ({
      paid_through: provider,
      plan: plan && planName(plans, plan),
      status,
      period_ends_at: period_end?.toISOString() ?? null,
      ends_at: ends_at?.toISOString() ?? null,
      payment_method,
    })),
    subscription_history: changes.map(({ provider, change, plan, created_at }) => ({
      change,
      plan: planName(plans, plan),
      paid_through: provider,
      created_at: created_at.toISOString(),
    })),
    messages_by_day: days.map(({ day, count }) => ({ day, messages: count })),
  };
}
