import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

export const webhookSecret = 'whsec_of_this_test';
export const plusPrice = 'price_plus';

type Json = Record<string, unknown>;
type Fields = Record<string, string>;

interface Session {
  id: string;
  customer: string;
  client_reference_id: string;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  price: string;
  metadata: Fields;
}

/** Where a subscription stands at Stripe. Times in seconds, as Stripe has them. */
export interface At {
  id: string;
  customer: string;
  status: 'active' | 'past_due' | 'canceled' | 'incomplete';
  price: string;
  metadata: Fields;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  period_end: number;
  card: string | null;
}

/**
 * A server on this machine that speaks Stripe's API as far as billing uses it: form-encoded in, JSON out, errors and
 * idempotency keys as Stripe has them. What people do on Stripe's own pages is done with its methods.
 */
export class StripeServer {
  readonly subscriptions = new Map<string, At>();
  readonly sessions = new Map<string, Session>();
  readonly customers = new Map<string, Json>();
  /** Every call so far: `POST /v1/customers` with its fields. */
  readonly calls: { line: string; fields: Fields }[] = [];
  /** What the plan costs here, in cents. */
  price = 900;
  /** While true, nothing answers but with an error of Stripe's own. */
  isDown = false;
  /** Called before a subscription is read, to let something happen meanwhile. */
  beforeRead: (() => Promise<void>) | undefined;
  url = '';
  readonly #clock: () => Date;
  readonly #answers = new Map<string, Json>();
  readonly #server = createServer((request, response) => {
    void this.#answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      response.end(JSON.stringify(body));
    });
  });

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** Someone pays in a checkout: its subscription begins, a month long. */
  pay(sessionId: string): At {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error('This checkout cannot be paid.');
    const at: At = {
      id: newName('sub'),
      customer: session.customer,
      status: 'active',
      price: session.price,
      metadata: session.metadata,
      cancel_at_period_end: false,
      cancel_at: null,
      period_end: this.#seconds() + 30 * 86_400,
      card: '4242',
    };
    this.subscriptions.set(at.id, at);
    Object.assign(session, { status: 'complete', subscription: at.id });
    return at;
  }

  /** An event about a subscription, a checkout or an invoice, as Stripe would send it. */
  event(type: string, id: string): Json {
    const about = type.startsWith('checkout.')
      ? this.#showSession(id)
      : type.startsWith('invoice.')
        ? { object: 'invoice', id: newName('in'), parent: { subscription_details: { subscription: id } } }
        : this.#show(id);
    return { id: newName('evt'), object: 'event', type, created: this.#seconds(), data: { object: about } };
  }

  /** The body of an event and its signature, made by Stripe's own library. `at` is when it was signed. */
  sign(event: Json, { secret = webhookSecret, at = this.#clock() } = {}): { payload: string; signature: string } {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(at.getTime() / 1000);
    return {
      payload,
      signature: new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    };
  }

  #seconds(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: Json }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    this.calls.push({
      line: `${request.method} ${pathname}`,
      fields: { ...fields, ...Object.fromEntries(searchParams) },
    });
    if (this.isDown) return problem(500, 'api_error', 'down');
    if (!/^Bearer sk_test_\w+$/.test(request.headers.authorization ?? '')) return problem(401, 'invalid_request_error');
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' && this.#answers.get(key);
    if (before) return { status: 200, body: before };
    const body = await this.#do(`${request.method} ${pathname.replace(/^\/v1\//, '')}`, fields);
    if (!body) return problem(404, 'invalid_request_error', 'resource_missing');
    if (typeof key === 'string') this.#answers.set(key, body);
    return { status: 200, body };
  }

  async #do(line: string, fields: Fields): Promise<Json | undefined> {
    const [, action = '', id = '', verb = ''] =
      /^(\w+ [a-z_]+(?:\/sessions)?)(?:\/([\w]+))?(?:\/(\w+))?$/.exec(line) ?? [];
    switch (action) {
      case 'GET prices':
        return id === plusPrice
          ? {
              id,
              object: 'price',
              active: true,
              unit_amount: this.price,
              currency: 'usd',
              recurring: { interval: 'month', interval_count: 1 },
            }
          : undefined;
      case 'POST customers': {
        const customer = { id: newName('cus'), object: 'customer', metadata: under(fields, 'metadata') };
        this.customers.set(customer.id, customer);
        return customer;
      }
      case 'GET customers':
        return this.customers.get(id);
      case 'POST checkout/sessions': {
        if (id) return this.#expire(id, verb);
        const session: Session = {
          id: newName('cs_test'),
          customer: fields.customer ?? '',
          client_reference_id: fields.client_reference_id ?? '',
          status: 'open',
          subscription: null,
          price: fields['line_items[0][price]'] ?? '',
          metadata: under(fields, 'subscription_data[metadata]'),
        };
        this.sessions.set(session.id, session);
        return this.#showSession(session.id);
      }
      case 'GET checkout/sessions':
        return this.sessions.has(id) ? this.#showSession(id) : undefined;
      case 'POST billing_portal/sessions':
        return { object: 'billing_portal.session', url: `${this.url}/portal/${fields.customer}` };
      case 'GET subscriptions': {
        const shown = this.subscriptions.has(id) ? this.#show(id) : undefined;
        const meanwhile = this.beforeRead;
        this.beforeRead = undefined;
        await meanwhile?.();
        return shown;
      }
      case 'POST subscriptions':
        return this.#update(id, fields);
      case 'DELETE subscriptions': {
        const at = this.subscriptions.get(id);
        if (!at || at.status === 'canceled') return undefined;
        at.status = 'canceled';
        return this.#show(id);
      }
      default:
        return undefined;
    }
  }

  #expire(id: string, verb: string): Json | undefined {
    const session = this.sessions.get(id);
    if (!session || verb !== 'expire') return undefined;
    session.status = 'expired';
    return this.#showSession(id);
  }

  #update(id: string, fields: Fields): Json | undefined {
    const at = this.subscriptions.get(id);
    if (!at) return undefined;
    if (fields.cancel_at_period_end) at.cancel_at_period_end = fields.cancel_at_period_end === 'true';
    if (fields.cancel_at === '') at.cancel_at = null;
    const price = fields['items[0][price]'];
    if (price) at.price = price;
    Object.assign(at.metadata, under(fields, 'metadata'));
    return this.#show(id);
  }

  #showSession(id: string): Json {
    const session = this.sessions.get(id);
    const url = session?.status === 'open' ? `${this.url}/pay/${id}` : null;
    return { object: 'checkout.session', ...session, url };
  }

  #show(id: string): Json {
    const at = this.subscriptions.get(id);
    if (!at) return { id, object: 'subscription' };
    const { price, period_end, card, ...rest } = at;
    return {
      ...rest,
      object: 'subscription',
      created: period_end - 30 * 86_400,
      default_payment_method: card && { id: 'pm_1', type: 'card', card: { brand: 'visa', last4: card } },
      items: { object: 'list', data: [{ id: 'si_1', price: { id: price }, current_period_end: period_end }] },
    };
  }
}

function problem(status: number, type: string, code?: string): { status: number; body: Json } {
  return { status, body: { error: { type, ...(code && { code }), message: 'No.' } } };
}

/** `metadata[plan]=plus` as `{plan: 'plus'}`. */
function under(fields: Fields, name: string): Fields {
  const start = `${name}[`;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => key.startsWith(start))
      .map(([key, value]) => [key.slice(start.length, -1), value]),
  );
}

const newName = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`;
