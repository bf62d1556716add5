import type Stripe from 'stripe';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Billing, Standing } from './billing.ts';
import type { Plan } from './plans.ts';
import { openStripe } from './stripe-client.ts';

type Settings = NonNullable<Context['config']['billing']['stripe']>;

const statuses: Record<string, Standing['status']> = {
  incomplete: 'open',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
};

/** What a subscription is asked for with: how it is paid, wherever that was set. */
const withPayment = { expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'] };

/**
 * Payments by Stripe. What Stripe is told of a person is an opaque id and nothing else; the address and the card they
 * type into its own pages. Calls are repeated by the client, under idempotency keys of its own.
 */
export function stripeBilling({ config, log }: Context): Billing {
  const { plans } = config.billing;
  const home = `${config.publicUrl}/app/subscription`;
  const call = <T>(work: (stripe: Stripe) => Promise<T>) => reach(config.billing.stripe, work);
  const priced = new Set<string>();

  return {
    name: 'stripe',

    async openCheckout({ userId, customerId }, plan) {
      return call(async (stripe) => {
        const price = await samePrice(stripe, plan);
        const customer = await customerOf(stripe, userId, customerId);
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: userId,
          line_items: [{ price, quantity: 1 }],
          subscription_data: { metadata: { user_id: userId, plan: plan.id, installation: config.publicUrl } },
          success_url: `${home}?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: home,
        });
        if (!session.url) throw new Error('Stripe opened a checkout without an address.');
        return { checkoutId: session.id, customerId: customer, url: session.url };
      });
    },

    async closeCheckout(_userId, checkoutId) {
      await call(async (stripe) => {
        const session = await orNone(stripe.checkout.sessions.retrieve(checkoutId));
        if (session?.status !== 'open') return;
        await stripe.checkout.sessions.expire(checkoutId).catch((cause: { type?: string }) => {
          if (cause.type !== 'StripeInvalidRequestError') throw cause;
          throw new Refusal('conflict', 'A payment of yours is just coming in. Please look again in a moment.', {
            cause,
          });
        });
      });
    },

    readCheckout: (userId, checkoutId) =>
      call(async (stripe) => {
        const session = await orNone(stripe.checkout.sessions.retrieve(checkoutId));
        if (session?.client_reference_id !== userId) return undefined;
        return { subscriptionId: idOf(session.subscription) };
      }),

    paymentPage: ({ customerId }) =>
      call(async (stripe) => {
        if (!customerId) throw new Error('A subscription of Stripe has no customer.');
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: `${home}?from=payment`,
          flow_data: {
            type: 'payment_method_update',
            after_completion: { type: 'redirect', redirect: { return_url: `${home}?from=payment` } },
          },
        });
        return url;
      }),

    read: (subscriptionId) =>
      call(async (stripe) => {
        const found = await orNone(stripe.subscriptions.retrieve(subscriptionId, withPayment));
        return found && standingOf(found);
      }),

    async changePlan({ subscriptionId }, plan) {
      await call(async (stripe) => {
        const price = await samePrice(stripe, plan);
        const { items, metadata } = await stripe.subscriptions.retrieve(subscriptionId);
        const [item] = items.data;
        await stripe.subscriptions.update(subscriptionId, {
          items: [{ ...(item && { id: item.id }), price, quantity: 1 }],
          proration_behavior: 'create_prorations',
          cancel_at_period_end: false,
          metadata: { ...metadata, plan: plan.id },
        });
      });
    },

    async setEnding({ subscriptionId }, ends) {
      await call(async (stripe) => {
        // A date set in the portal or the dashboard counts as an ending too, and has its own way back.
        const { cancel_at } = ends ? { cancel_at: null } : await stripe.subscriptions.retrieve(subscriptionId);
        const change = cancel_at === null ? { cancel_at_period_end: ends } : { cancel_at: '' as const };
        await stripe.subscriptions.update(subscriptionId, change);
      });
    },

    async end({ subscriptionId }) {
      await call((stripe) => orNone(stripe.subscriptions.cancel(subscriptionId)));
    },
  };

  /** The price of a plan, once Stripe agrees on what it is: nobody is charged anything but what was shown. */
  async function samePrice(stripe: Stripe, plan: Plan): Promise<string> {
    const id = plan.stripe_price_id ?? '';
    if (priced.has(id)) return id;
    const price = await orNone(stripe.prices.retrieve(id));
    const isSame =
      price?.active === true &&
      price.unit_amount === plan.price &&
      price.currency === plan.currency &&
      price.recurring?.interval === plan.interval &&
      price.recurring.interval_count === 1;
    if (!isSame) {
      log.error({ plan: plan.id }, 'the price at Stripe is not the price in the plans file');
      throw new Refusal('unavailable', 'This plan cannot be paid for just now. Nothing was charged.');
    }
    priced.add(id);
    return id;
  }

  function standingOf(found: Stripe.Subscription): Standing {
    const [item] = found.items.data;
    const periodEnd = asDate(item?.current_period_end ?? found.created);
    const { user_id, plan, installation } = found.metadata;
    const listed = plans.find(({ stripe_price_id }) => stripe_price_id !== null && stripe_price_id === item?.price.id);
    return {
      userId: installation === config.publicUrl ? user_id : undefined,
      customerId: idOf(found.customer) ?? undefined,
      // A status we do not know yet is no reason to take anything away.
      status: statuses[found.status] ?? 'active',
      plan: listed?.id ?? plan,
      periodEnd,
      endsAt: found.cancel_at ? asDate(found.cancel_at) : found.cancel_at_period_end ? periodEnd : null,
      paymentMethod: paymentOf(found),
    };
  }
}

/** A customer at Stripe for this person: the one there is, or a new one, one only however often it is asked for. */
async function customerOf(stripe: Stripe, userId: string, known: string | null): Promise<string> {
  const found = known && (await orNone(stripe.customers.retrieve(known)));
  if (found && !found.deleted) return found.id;
  const key = ['customer', userId, ...(known ? [known] : [])].join(':');
  const { id } = await stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey: key });
  return id;
}

function paymentOf({ default_payment_method: own, customer }: Stripe.Subscription): string | null {
  const shared = typeof customer === 'object' && !customer.deleted && customer.invoice_settings.default_payment_method;
  const method = own ?? shared;
  if (!method || typeof method === 'string') return null;
  if (!method.card) return method.type.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
  const brand = method.card.brand.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
  return `${brand} ending in ${method.card.last4}`;
}

const asDate = (seconds: number) => new Date(seconds * 1000);
const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : (value?.id ?? null));

/** What is not there, or is over already, is undefined. */
async function orNone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ((error as { code?: string }).code === 'resource_missing') return undefined;
    throw error;
  }
}

const away = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

/** Speaks to Stripe. Throws Refusal `unavailable` when it does not answer, or cannot. */
async function reach<T>(settings: Settings | undefined, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await work(await openStripe(settings));
  } catch (cause) {
    if (!away.has((cause as { type?: string }).type ?? '')) throw cause;
    throw new Refusal('unavailable', 'Payments cannot be reached just now. Please try again in a moment.', { cause });
  }
}
