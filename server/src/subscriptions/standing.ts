import type { SubscriptionChange, SubscriptionStatus } from '@wren/contract/subscriptions.ts';
import type { Selectable } from 'kysely';
import type { BillingConfig } from '#config/billing.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { Standing } from './billing.ts';
import { freePlan } from './plans.ts';

/** A subscription as we last heard of it. */
export type Held = Selectable<Schema['subscriptions']>;
/** The part of it that says what someone may have. */
export type Holding = Pick<Held, 'plan' | 'status' | 'period_end' | 'ends_at' | 'past_due_since'>;

const day = 24 * 60 * 60 * 1000;

/** Whether it is paid for, or still in its days of grace. */
export function isLive<H extends Pick<Held, 'status'>>(held: H | undefined): held is H {
  return held?.status === 'active' || held?.status === 'past_due';
}

/** When an unpaid subscription ends; undefined for one that is paid. */
export function graceUntil(held: Holding, { graceDays }: Pick<BillingConfig, 'graceDays'>): Date | undefined {
  if (held.status !== 'past_due' || !held.past_due_since) return undefined;
  return new Date(held.past_due_since.getTime() + graceDays * day);
}

/** The plan someone has at this moment, and how it stands. What has run out counts no more, whether or not a job saw it yet. */
export function planNow(
  held: Holding | undefined,
  now: Date,
  billing: BillingConfig,
): { plan: string; status: SubscriptionStatus } {
  const free = { plan: freePlan(billing.plans).id, status: 'free' } as const;
  if (!isLive(held) || !held.plan) return free;
  if (held.ends_at && held.ends_at <= now) return free;
  const grace = graceUntil(held, billing);
  if (grace) return grace <= now ? free : { plan: held.plan, status: 'past_due' };
  return { plan: held.plan, status: held.ends_at ? 'cancelling' : 'active' };
}

/** What is kept of a subscription's standing. */
export type Kept = Pick<
  Held,
  'customer_id' | 'subscription_id' | 'plan' | 'status' | 'period_end' | 'ends_at' | 'past_due_since' | 'payment_method'
>;

/** The row that a standing asks for. `since`: when it was seen unpaid first. */
export function keptFrom(subscriptionId: string, standing: Standing, held: Held | undefined, now: Date): Kept {
  const { status, plan, periodEnd, endsAt, paymentMethod, customerId } = standing;
  const same = held?.subscription_id === subscriptionId ? held : undefined;
  return {
    customer_id: customerId ?? held?.customer_id ?? null,
    subscription_id: subscriptionId,
    plan: plan ?? same?.plan ?? null,
    status: status === 'open' ? 'none' : status,
    period_end: periodEnd,
    ends_at: endsAt,
    past_due_since: status === 'past_due' ? (same?.past_due_since ?? now) : null,
    payment_method: paymentMethod,
  };
}

/** What happened between two looks, in the order it is told. Empty when nothing did, however often the provider says so. */
export function changesBetween(before: Held | undefined, after: Kept): SubscriptionChange[] {
  const wasLive = isLive(before) && before.subscription_id === after.subscription_id;
  if (!isLive(after)) return wasLive ? [before.status === 'past_due' ? 'ended_unpaid' : 'ended'] : [];
  if (!wasLive) return ['started'];
  const isRecovered = before.status === 'past_due' && after.status === 'active';
  const isRenewed = !isRecovered && after.status === 'active' && isLater(after.period_end, before.period_end);
  const isOtherPlan = before.plan !== after.plan;
  const changes: [boolean, SubscriptionChange][] = [
    [isOtherPlan, 'plan_changed'],
    [before.payment_method !== after.payment_method, 'payment_updated'],
    [isRecovered, 'payment_recovered'],
    [isRenewed && !isOtherPlan, 'renewed'],
    [before.status === 'active' && after.status === 'past_due', 'payment_failed'],
    [before.ends_at === null && after.ends_at !== null, 'cancelled'],
    [before.ends_at !== null && after.ends_at === null && !isOtherPlan, 'resumed'],
  ];
  return changes.flatMap(([happened, change]) => (happened ? [change] : []));
}

const isLater = (after: Date | null, before: Date | null) => (after?.getTime() ?? 0) > (before?.getTime() ?? 0);
