import { resolve } from 'node:path';
import * as z from 'zod';
import { type Plan, readPlans } from '#subscriptions/plans.ts';
import { text, web } from './kinds.ts';

/** What can be subscribed to, and who takes the payments. */
export interface BillingConfig {
  plans: readonly Plan[];
  /** Days an unpaid subscription stays before it ends. */
  graceDays: number;
  /** undefined: the sandbox, where no money moves. `apiUrl` is undefined for Stripe's own. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | undefined;
}

const ownPlans = 'server/plans.json';

export const billingSettings = {
  PLANS_FILE: text.default(ownPlans),
  BILLING_GRACE_DAYS: z.coerce
    .number({ error: 'must be a number of days' })
    .int('must be a whole number of days')
    .min(0, 'must be at least 0')
    .max(60, 'must be at most 60')
    .default(7),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_\w+$/, 'must begin with sk_ or rk_').optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_\S+$/, 'must begin with whsec_').optional(),
  STRIPE_API_URL: web.optional(),
};

type Settings = z.infer<z.ZodObject<typeof billingSettings>>;

/** What stands against the plans file and the settings of Stripe, a sentence each. */
export function billingMistakes(settings: { [Name in keyof Settings]?: unknown }, repository: string): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook, PLANS_FILE: file } = settings;
  const isHalf = (key === undefined) !== (webhook === undefined);
  const { mistakes } = readPlans(resolve(repository, String(file ?? ownPlans)), key !== undefined);
  return [
    ...(isHalf ? [`${key ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'} must be set too: Stripe needs both.`] : []),
    ...mistakes,
  ];
}

export function readBilling(settings: Settings, repository: string): BillingConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings;
  return {
    plans: readPlans(resolve(repository, settings.PLANS_FILE), secretKey !== undefined).plans,
    graceDays: settings.BILLING_GRACE_DAYS,
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined,
  };
}
