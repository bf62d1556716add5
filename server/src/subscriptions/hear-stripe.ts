import type Stripe from 'stripe';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { hearJob } from './hear-of.ts';
import { openStripe } from './stripe-client.ts';

/** How old (s) a signed event may be: what Stripe's own libraries allow. Stripe signs anew whenever it tries again. */
const tolerance = 300;

/**
 * Takes an event of Stripe. Its signature is checked over the bytes as they came, and of what it says only the name of
 * the subscription is believed: a durable job asks Stripe how that one stands, so events may come twice, late, or in
 * any order. Throws Refusal `not_found` without Stripe and `invalid` for what Stripe did not sign, or signed long ago.
 */
export async function hearStripe(ctx: Context, body: unknown, signature: string | undefined): Promise<void> {
  const { stripe: settings } = ctx.config.billing;
  if (!settings) throw new Refusal('not_found', 'There is nothing at this address.');
  const client = await openStripe(settings);
  const subscriptionId = subscriptionIn(await readEvent());
  if (subscriptionId)
    await ctx.jobs.add(ctx.db, hearJob, { subscription_id: subscriptionId }, { key: `stripe:${subscriptionId}` });

  async function readEvent(): Promise<Stripe.Event> {
    const now = ctx.clock().getTime();
    try {
      const secret = settings?.webhookSecret ?? '';
      const raw = Buffer.isBuffer(body) ? body : '';
      return await client.webhooks.constructEventAsync(raw, signature ?? '', secret, tolerance, undefined, now);
    } catch (cause) {
      throw new Refusal('invalid', 'This is not an event that Stripe signed a moment ago.', { cause });
    }
  }
}

/** The subscription an event is about. Invoices name it in one of two places, by the version of the API. */
function subscriptionIn({ data }: Stripe.Event): string | undefined {
  const about = data.object as {
    object: string;
    id: string;
    subscription?: string | null;
    parent?: { subscription_details?: { subscription?: string | null } | null } | null;
  };
  switch (about.object) {
    case 'subscription':
      return about.id;
    case 'checkout.session':
      return about.subscription ?? undefined;
    case 'invoice':
      return about.parent?.subscription_details?.subscription ?? about.subscription ?? undefined;
    default:
      return undefined;
  }
}
