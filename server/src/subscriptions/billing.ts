import type { BillingName } from '@wren/contract/subscriptions.ts';
import type { Config } from '#config.ts';
import type { Context } from '#context.ts';
import type { Plan } from './plans.ts';
import { sandboxBilling } from './sandbox-billing.ts';
import { stripeBilling } from './stripe-billing.ts';

/** How a subscription stands at its provider, this very moment. */
export interface Standing {
  /** Whose it is; undefined when the provider names nobody, or another installation. */
  userId: string | undefined;
  customerId: string | undefined;
  /** `open`: begun, and not paid for yet. */
  status: 'open' | 'active' | 'past_due' | 'ended';
  /** The id of a plan; undefined for a price that no plan has. */
  plan: string | undefined;
  periodEnd: Date;
  /** When it was cancelled: the moment it ends. */
  endsAt: Date | null;
  /** 'Visa ending in 4242' */
  paymentMethod: string | null;
}

/** Names one subscription at its provider. */
export interface Reference {
  userId: string;
  subscriptionId: string;
}

/** Who is to pay, and what is known of them at the provider. */
export interface Payer {
  userId: string;
  customerId: string | null;
}

/**
 * What the house asks of whoever takes the payments. Every call speaks to the provider and none to our own
 * subscriptions: what came of it is read back with `read`. Throws Refusal `unavailable` when it cannot be reached.
 */
export interface Billing {
  name: BillingName;
  /** Opens a checkout for a plan: where the browser goes, and what it is called. */
  openCheckout(payer: Payer, plan: Plan): Promise<{ checkoutId: string; customerId: string | null; url: string }>;
  /** Makes sure that a checkout left behind cannot be completed any more. */
  closeCheckout(userId: string, checkoutId: string): Promise<void>;
  /** What a checkout of this person led to; undefined when it is not theirs, or not there. */
  readCheckout(userId: string, checkoutId: string): Promise<{ subscriptionId: string | null } | undefined>;
  /** Where another way to pay is chosen. */
  paymentPage(payer: Payer, subscriptionId: string): Promise<string>;
  /** undefined when there is no such subscription. `userId` is undefined where only the provider knows whose it is. */
  read(subscriptionId: string, userId: string | undefined): Promise<Standing | undefined>;
  changePlan(reference: Reference, plan: Plan): Promise<void>;
  /** Lets it end with the period that is paid for, or go on. */
  setEnding(reference: Reference, ends: boolean): Promise<void>;
  /** Ends it at once. One that is over already stays so. */
  end(reference: Reference): Promise<void>;
}

const opened = new WeakMap<Config, Billing>();

/** Stripe where it is configured, else the sandbox. */
export function billingOf(ctx: Context): Billing {
  const billing = opened.get(ctx.config) ?? (ctx.config.billing.stripe ? stripeBilling(ctx) : sandboxBilling(ctx));
  opened.set(ctx.config, billing);
  return billing;
}

export function billingName({ billing }: Config): BillingName {
  return billing.stripe ? 'stripe' : 'sandbox';
}
