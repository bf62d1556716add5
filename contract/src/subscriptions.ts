import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const base = '/api/users/subscriptions';
/** An id of ours, or of a payment provider: never shown, never guessed. */
const Reference = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[\w-]+$/, 'This is not an id.'));

export const intervals = ['month', 'year'] as const;

/** What can be held: a name, a price, and how many messages a day it brings. */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  /** In the smallest unit of the currency (cents, yen), a whole number; 0 for the plan everyone has. */
  price: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  interval: z.enum(intervals),
  /** Messages answered in one day (UTC), with RATE_LIMIT_FACTOR already in it. */
  daily_messages: z.number(),
  /** What it includes, a plain line each. */
  includes: z.array(z.string()),
  /** A retired plan stays with those who hold it, and is not for anyone else. */
  is_retired: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/**
 * `free`: nothing is paid for. `active`: paid, and renews. `cancelling`: paid to `ends_at`, and ends then.
 * `past_due`: a payment failed; the plan stays until `grace_until`.
 */
export const subscriptionStatuses = ['free', 'active', 'cancelling', 'past_due'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Everything that can happen to a subscription. Each is kept, and told on the notifications page. */
export const subscriptionChanges = [
  'started',
  'plan_changed',
  'renewed',
  'cancelled',
  'resumed',
  'payment_failed',
  'payment_recovered',
  'payment_updated',
  'ended',
  'ended_unpaid',
] as const;
export type SubscriptionChange = (typeof subscriptionChanges)[number];

export const Allowance = z.object({
  /** Messages a day. */
  daily_messages: z.number(),
  used: z.number(),
  /** When the count starts again: the next midnight, UTC. */
  resets_at: z.string(),
});
export type Allowance = z.infer<typeof Allowance>;

/** How payments are taken: by Stripe, or in the sandbox, where no money moves. */
export const billings = ['stripe', 'sandbox'] as const;
export type BillingName = (typeof billings)[number];

export const Subscription = z.object({
  /** The id of the plan that counts now. */
  plan: z.string(),
  plan_name: z.string(),
  status: z.enum(subscriptionStatuses),
  /** When it renews; null when it does not. */
  renews_at: z.nullable(z.string()),
  /** When a cancelled one ends. */
  ends_at: z.nullable(z.string()),
  /** How long an unpaid one stays. */
  grace_until: z.nullable(z.string()),
  /** What it is paid with, as the provider shows it: 'Visa ending in 4242'. */
  payment_method: z.nullable(z.string()),
  allowance: Allowance,
  /** False while someone is, or was lately, in danger: then nothing is offered for sale. */
  may_offer: z.boolean(),
  billing: z.enum(billings),
  /** Every plan that can be had, and the one that is held. */
  plans: z.array(Plan),
  /** What happened to it, newest first; the last hundred. */
  history: z.array(
    z.object({ id: z.string(), change: z.enum(subscriptionChanges), plan_name: z.string(), created_at: z.string() }),
  ),
});
export type Subscription = z.infer<typeof Subscription>;

/** Where the browser goes on, when something is to be done at the provider's; null when all is done already. */
const Onward = z.object({ checkout_url: z.nullable(z.string()), subscription: Subscription });

export const listPlans = endpoint({
  method: 'GET',
  path: `${base}/plans/`,
  summary: 'The plans that can be had, cheapest first, and how payments are taken.',
  access: 'public',
  limit: 'public',
  reply: z.object({ results: z.array(Plan), billing: z.enum(billings) }),
});

export const getSubscription = endpoint({
  method: 'GET',
  path: `${base}/`,
  summary: "The person's plan, what is left of today's messages, and what happened to the subscription.",
  access: 'user',
  limit: 'read',
  reply: Subscription,
});

export const subscribe = endpoint({
  method: 'POST',
  path: `${base}/`,
  summary:
    'Choose a plan. Answers the address of a checkout when something is to be paid, else the new state: another plan is changed to at once, the plan that is ending goes on, and the free plan cancels.',
  access: 'user',
  limit: 'write',
  body: z.strictObject({ plan: z.string().check(z.maxLength(60)) }),
  reply: Onward,
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: `${base}/cancel/`,
  summary: 'Cancel. What is paid for stays until its period ends.',
  access: 'user',
  limit: 'write',
  reply: Subscription,
});

export const updatePayment = endpoint({
  method: 'POST',
  path: `${base}/update-payment/`,
  summary: "Another way to pay: answers the address of the provider's own page for it.",
  access: 'user',
  limit: 'write',
  reply: Onward,
});

export const refreshSubscription = endpoint({
  method: 'POST',
  path: `${base}/refresh/`,
  summary: 'Ask the payment provider how things stand; with the `session_id` of a checkout, on the way back from it.',
  access: 'user',
  limit: 'write',
  // Many clients send nothing at all where there is nothing to say.
  body: z.nullish(z.strictObject({ session_id: z.optional(Reference) })),
  reply: Subscription,
});

/** What a pretend card does in the sandbox. */
export const pretendCards = ['pays', 'declines'] as const;
export type PretendCard = (typeof pretendCards)[number];

export const getSandboxCheckout = endpoint({
  method: 'GET',
  path: `${base}/sandbox/:id/`,
  summary: 'A checkout of the sandbox, where no money moves: what it is for. Not there when Stripe takes the payments.',
  access: 'user',
  limit: 'read',
  params: z.object({ id: Reference }),
  /** `start` begins a subscription; `payment` changes how one is paid. */
  reply: z.object({ purpose: z.enum(['start', 'payment']), plan: Plan }),
});

export const completeSandboxCheckout = endpoint({
  method: 'POST',
  path: `${base}/sandbox/:id/`,
  summary: 'Complete a checkout of the sandbox with a pretend card. Answers where the browser goes on.',
  access: 'user',
  limit: 'write',
  params: z.object({ id: Reference }),
  body: z.strictObject({ card: z.enum(pretendCards) }),
  reply: z.object({ return_url: z.string() }),
});

export const stripeWebhook = endpoint({
  method: 'POST',
  path: `${base}/stripe-events/`,
  summary: 'Events of Stripe, signed by it. Not there without Stripe.',
  access: 'public',
  limit: 'webhook',
  // The signature is over the bytes as they came.
  body: z.unknown(),
});

/** An amount in the smallest unit of its currency, as people write it: '$9', '$9.50', '¥900'. */
export function formatMoney(amount: number, currency: string, locale = 'en-US'): string {
  const money = { style: 'currency', currency } as const;
  const digits = new Intl.NumberFormat(locale, money).resolvedOptions().maximumFractionDigits ?? 2;
  const isWhole = amount % 10 ** digits === 0;
  return new Intl.NumberFormat(locale, { ...money, ...(isWhole && { minimumFractionDigits: 0 }) }).format(
    amount / 10 ** digits,
  );
}
