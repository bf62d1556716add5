import type Stripe from 'stripe';
import type { BillingConfig } from '#config/billing.ts';

type Settings = NonNullable<BillingConfig['stripe']>;

const clients = new WeakMap<Settings, Promise<Stripe>>();

/** Stripe's own client, fetched when it is first needed: a house without Stripe does not pay for it. */
export function openStripe(settings: Settings | undefined): Promise<Stripe> {
  if (!settings) throw new Error('Stripe was asked for without being configured.');
  const client = clients.get(settings) ?? load(settings);
  clients.set(settings, client);
  return client;
}

async function load({ secretKey, apiUrl }: Settings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com');
  return new Client(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    telemetry: false,
    timeout: 20_000,
  });
}
