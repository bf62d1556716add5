import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNotifications } from '@wren/contract/notifications.ts';
import {
  cancelSubscription,
  completeSandboxCheckout,
  getSubscription,
  refreshSubscription,
  stripeWebhook,
  subscribe,
  updatePayment,
} from '@wren/contract/subscriptions.ts';
import { deleteMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type House, housePassword, openHouse, type Person } from '../house.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { anHourComes, retryNow, untilSettled } from './in-sandbox.ts';
import { type At, plusPrice, StripeServer, webhookSecret } from './stripe-server.ts';

const plan = { currency: 'usd', interval: 'month', includes: [] };
const plans = [
  { ...plan, id: 'free', name: 'Free', price: 0, daily_messages: 40 },
  { ...plan, id: 'plus', name: 'Plus', price: 900, daily_messages: 300, stripe_price_id: plusPrice },
];
const plansFile = join(temporaryFolder(), 'plans.json');
const day = 24 * 60 * 60 * 1000;

let now = new Date('2026-05-01T09:00:00Z');
let stripe: StripeServer;
let house: House;
let people = 0;
let alice: Person;

beforeAll(async () => {
  writeFileSync(plansFile, JSON.stringify(plans));
  stripe = await new StripeServer(() => now).open();
  house = await openHouse({
    clock: () => now,
    config: {
      PLANS_FILE: plansFile,
      STRIPE_SECRET_KEY: 'sk_test_house',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: stripe.url,
      PUBLIC_URL: 'https://wren.example.com',
    },
  });
});
afterAll(async () => {
  await house.close();
  await stripe.close();
});
beforeEach(async () => {
  people += 1;
  alice = await house.person(`alice${people}`);
});

const held = async (person = alice) => (await person.call(getSubscription)).body;
const history = async (person = alice) => (await held(person)).history.map(({ change }) => change);

/** Chooses Plus and gives the name of the checkout at Stripe. */
async function open(person = alice): Promise<string> {
  const { status, body } = await person.call(subscribe, { body: { plan: 'plus' } });
  expect(status).toBe(200);
  return body.checkout_url?.split('/').at(-1) ?? '';
}

/** Chooses, pays, and comes back with the checkout's name. */
async function start(person = alice): Promise<At> {
  const session = await open(person);
  const at = stripe.pay(session);
  expect((await person.call(refreshSubscription, { body: { session_id: session } })).status).toBe(200);
  return at;
}

async function deliver({ payload, signature }: { payload: string; signature: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const { statusCode } = await house.visitor.inject({ method: 'POST', url: stripeWebhook.path, payload, headers });
  return statusCode;
}

/** An event that is true at this moment, signed and delivered. */
async function tell(type: string, id: string): Promise<void> {
  expect(await deliver(stripe.sign(stripe.event(type, id)))).toBe(204);
  await untilSettled(house);
}

describe('subscribing', () => {
  test('leads to a checkout at Stripe for the price that was shown, and back', async () => {
    const session = await open();
    const asked = stripe.calls.findLast(({ line }) => line === 'POST /v1/checkout/sessions')?.fields;
    expect(asked).toMatchObject({
      mode: 'subscription',
      client_reference_id: alice.id,
      'line_items[0][price]': plusPrice,
      'line_items[0][quantity]': '1',
      success_url: 'https://wren.example.com/app/subscription?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://wren.example.com/app/subscription',
    });
    expect(await held()).toMatchObject({ plan: 'free', billing: 'stripe' });
    stripe.pay(session);
    const { body } = await alice.call(refreshSubscription, { body: { session_id: session } });
    expect(body).toMatchObject({ plan: 'plus', status: 'active', payment_method: 'Visa ending in 4242' });
    expect(await history()).toEqual(['started']);
  });

  test('Stripe is told an opaque id and nothing else of the person', async () => {
    await start();
    const said = JSON.stringify(stripe.calls);
    expect(said).toContain(alice.id);
    expect(said).not.toMatch(/@|alice/);
    const created = stripe.calls.findLast(({ line }) => line === 'POST /v1/customers');
    expect(created?.fields).toEqual({ 'metadata[user_id]': alice.id });
  });

  test('before it is paid, coming back changes nothing', async () => {
    const session = await open();
    const { status, body } = await alice.call(refreshSubscription, { body: { session_id: session } });
    expect([status, body.plan]).toEqual([200, 'free']);
  });

  test('Bob cannot claim Alice’s checkout, paid or not', async () => {
    const session = await open();
    const claim = () => house.bob.call(refreshSubscription, { body: { session_id: session } });
    expect((await claim()).status).toBe(404);
    stripe.pay(session);
    expect((await claim()).status).toBe(404);
    expect((await held(house.bob)).plan).toBe('free');
    expect((await house.bob.call(refreshSubscription, { body: { session_id: 'cs_test_nothing' } })).status).toBe(404);
    expect((await house.bob.call(refreshSubscription, { body: { session_id: '../x' } })).status).toBe(400);
  });

  test('a second checkout closes the first; one person has one customer', async () => {
    const first = await open();
    const second = await open();
    expect(stripe.sessions.get(first)?.status).toBe('expired');
    expect(stripe.sessions.get(second)?.status).toBe('open');
    const mine = [...stripe.customers.values()].filter(
      ({ metadata }) => (metadata as { user_id: string }).user_id === alice.id,
    );
    expect(mine).toHaveLength(1);
  });

  test('of two checkouts paid in the same moment the second is ended at once, and the operator hears of it', async () => {
    house.expectTrouble();
    const [first, second] = [await open(), await open()];
    const both = [first, second].map((session) => {
      Object.assign(stripe.sessions.get(session) ?? {}, { status: 'open' });
      return stripe.pay(session);
    });
    for (const { id } of both) await tell('customer.subscription.created', id);
    expect(both.map(({ status }) => status)).toEqual(['active', 'canceled']);
    expect(await history()).toEqual(['started']);
    expect(house.logLines.some((line) => line.includes('refund it'))).toBe(true);
  });

  test('whoever has paid and comes to choose again is not charged twice', async () => {
    const session = await open();
    stripe.pay(session);
    const { body } = await alice.call(subscribe, { body: { plan: 'plus' } });
    expect(body).toMatchObject({ checkout_url: null, subscription: { plan: 'plus', status: 'active' } });
  });

  test('a price at Stripe that is not the price shown is not charged', async () => {
    house.expectTrouble();
    const strict = await openHouse({
      config: {
        PLANS_FILE: plansFile,
        STRIPE_SECRET_KEY: 'sk_test_house',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_URL: stripe.url,
      },
    });
    strict.expectTrouble();
    stripe.price = 1900;
    const { status, body } = await strict.alice.call(subscribe, { body: { plan: 'plus' } });
    expect([status, body]).toMatchObject([503, { detail: expect.stringContaining('Nothing was charged') }]);
    stripe.price = 900;
    expect((await strict.alice.call(subscribe, { body: { plan: 'plus' } })).status).toBe(200);
    await strict.close();
  });

  test('the sandbox is closed where Stripe takes the payments', async () => {
    const params = { id: 'sandbox_x' };
    expect((await alice.call(completeSandboxCheckout, { params, body: { card: 'pays' } })).status).toBe(404);
  });
});

describe('events of Stripe', () => {
  test('are enough: the browser may never come back', async () => {
    const at = stripe.pay(await open());
    await tell('customer.subscription.created', at.id);
    expect(await held()).toMatchObject({ plan: 'plus', status: 'active' });
  });

  test.each(['checkout.session.completed', 'invoice.paid', 'customer.subscription.updated'])(
    '%s names the subscription',
    async (type) => {
      const session = await open();
      const at = stripe.pay(session);
      await tell(type, type.startsWith('checkout.') ? session : at.id);
      expect(await held()).toMatchObject({ plan: 'plus' });
    },
  );

  test('forged ones are refused: another secret, another body, no signature', async () => {
    const at = stripe.pay(await open());
    const event = stripe.event('customer.subscription.created', at.id);
    const signed = stripe.sign(event);
    expect(await deliver(stripe.sign(event, { secret: 'whsec_guessed' }))).toBe(400);
    expect(await deliver({ ...signed, payload: signed.payload.replace('evt_', 'evt_x') })).toBe(400);
    expect(await deliver({ ...signed, payload: JSON.stringify(event, null, 1) }), 'the same JSON in other bytes').toBe(
      400,
    );
    expect(await deliver({ ...signed, signature: '' })).toBe(400);
    await untilSettled(house);
    expect(await held()).toMatchObject({ plan: 'free', history: [] });
  });

  test('one that was signed long ago is refused', async () => {
    const at = stripe.pay(await open());
    const event = stripe.event('customer.subscription.created', at.id);
    expect(await deliver(stripe.sign(event, { at: new Date(now.getTime() - 6 * 60_000) }))).toBe(400);
    expect(await deliver(stripe.sign(event, { at: new Date(now.getTime() - 4 * 60_000) }))).toBe(204);
    await untilSettled(house);
    expect((await held()).plan).toBe('plus');
  });

  test('one that comes twice, or again and again at once, is told once', async () => {
    const at = stripe.pay(await open());
    const signed = stripe.sign(stripe.event('customer.subscription.created', at.id));
    expect(await deliver(signed)).toBe(204);
    await untilSettled(house);
    expect(await Promise.all([deliver(signed), deliver(signed), deliver(signed)])).toEqual([204, 204, 204]);
    await untilSettled(house);
    expect(await history()).toEqual(['started']);
    const { results } = (await alice.call(listNotifications)).body;
    expect(results.filter(({ kind }) => kind === 'subscription_changed')).toHaveLength(1);
  });

  test('in the wrong order they lead to the same end: an old one says nothing about now', async () => {
    const at = stripe.pay(await open());
    const begun = stripe.sign(stripe.event('customer.subscription.created', at.id));
    at.status = 'canceled';
    await tell('customer.subscription.deleted', at.id);
    await deliver(begun);
    await untilSettled(house);
    expect(await held()).toMatchObject({ plan: 'free', status: 'free', history: [] });
  });

  test('an answer of Stripe that is older than what is known does not overwrite it', async () => {
    const at = await start();
    // While the first look waits for its answer, the subscription is cancelled and a second look has seen it.
    stripe.beforeRead = async () => {
      at.cancel_at_period_end = true;
      await alice.call(refreshSubscription);
    };
    await alice.call(refreshSubscription);
    expect(await held()).toMatchObject({ status: 'cancelling' });
    expect(await history()).toEqual(['cancelled', 'started']);
  });

  test('about nothing of ours are taken and forgotten', async () => {
    expect(
      await deliver(stripe.sign({ ...stripe.event('x', 'y'), data: { object: { object: 'payout', id: 'po_1' } } })),
    ).toBe(204);
    await tell('customer.subscription.updated', 'sub_of_another_shop');
  });

  test('one that comes while Stripe cannot be asked is tried again until it can', async () => {
    house.expectTrouble();
    const session = await open();
    const at = stripe.pay(session);
    stripe.isDown = true;
    expect(await deliver(stripe.sign(stripe.event('customer.subscription.created', at.id)))).toBe(204);
    await untilSettled(house);
    const refused = await alice.call(refreshSubscription, { body: { session_id: session } });
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'unavailable' }]);
    stripe.isDown = false;
    expect((await held()).plan).toBe('free');
    await retryNow(house);
    await anHourComes(house);
    expect(await held()).toMatchObject({ plan: 'plus', status: 'active' });
  });
});

describe('from then on', () => {
  test('another way to pay is chosen in Stripe’s own portal, and is known on the way back', async () => {
    expect((await alice.call(updatePayment)).status).toBe(409);
    const at = await start();
    const { body } = await alice.call(updatePayment);
    expect(body.checkout_url).toBe(`${stripe.url}/portal/${at.customer}`);
    expect(stripe.calls.at(-1)?.fields).toMatchObject({
      customer: at.customer,
      'flow_data[type]': 'payment_method_update',
    });
    at.card = '0005';
    expect((await alice.call(refreshSubscription)).body.payment_method).toBe('Visa ending in 0005');
    expect(await history()).toEqual(['payment_updated', 'started']);
  });

  test('cancelling lets the period end, can be taken back, and ends with Stripe’s last event', async () => {
    const at = await start();
    const cancelled = (await alice.call(cancelSubscription)).body;
    expect(cancelled).toMatchObject({ plan: 'plus', status: 'cancelling' });
    expect(cancelled.ends_at).toBe(new Date(at.period_end * 1000).toISOString());
    expect(at).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await alice.call(subscribe, { body: { plan: 'plus' } });
    expect(at.cancel_at_period_end).toBe(false);
    await alice.call(cancelSubscription);
    at.status = 'canceled';
    await tell('customer.subscription.deleted', at.id);
    expect(await held()).toMatchObject({ plan: 'free', status: 'free', allowance: { daily_messages: 40 * 50 } });
    expect(await history()).toEqual(['ended', 'cancelled', 'resumed', 'cancelled', 'started']);
  });

  test('an end that was set in Stripe’s portal is an end here, and can be taken back here', async () => {
    const at = await start();
    at.cancel_at = at.period_end;
    await tell('customer.subscription.updated', at.id);
    expect(await held()).toMatchObject({ status: 'cancelling' });
    await alice.call(subscribe, { body: { plan: 'plus' } });
    expect(at.cancel_at).toBeNull();
    expect(await held()).toMatchObject({ status: 'active' });
  });

  test('a renewal is told once, by whichever event comes', async () => {
    const at = await start();
    at.period_end += 30 * 86_400;
    await tell('invoice.paid', at.id);
    await tell('customer.subscription.updated', at.id);
    expect(await history()).toEqual(['renewed', 'started']);
  });

  test('a payment that fails leaves seven days, and one that succeeds in them mends everything', async () => {
    const at = await start();
    at.status = 'past_due';
    await tell('invoice.payment_failed', at.id);
    const owed = await held();
    expect(owed).toMatchObject({ plan: 'plus', status: 'past_due' });
    expect(owed.grace_until).toBe(new Date(now.getTime() + 7 * day).toISOString());
    at.status = 'active';
    at.period_end += 30 * 86_400;
    await tell('invoice.paid', at.id);
    expect(await held()).toMatchObject({ plan: 'plus', status: 'active', grace_until: null });
    expect(await history()).toEqual(['payment_recovered', 'payment_failed', 'started']);
  });

  test('when the seven days are over it ends here and at Stripe, so that nothing is charged for nothing', async () => {
    const at = await start();
    at.status = 'past_due';
    await tell('invoice.payment_failed', at.id);
    now = new Date(now.getTime() + 7 * day);
    alice = await house.signIn(alice.email);
    expect(await held()).toMatchObject({ plan: 'free', status: 'free' });
    await anHourComes(house);
    expect(at.status).toBe('canceled');
    expect(await history()).toEqual(['ended_unpaid', 'payment_failed', 'started']);
  });

  test('one that Stripe does not know any more stays for as long as it is paid, and ends then', async () => {
    const at = await start();
    stripe.subscriptions.delete(at.id);
    await alice.call(refreshSubscription);
    expect(await held()).toMatchObject({ plan: 'plus', status: 'active' });
    now = new Date(now.getTime() + 31 * day);
    alice = await house.signIn(alice.email);
    await anHourComes(house);
    expect(await held()).toMatchObject({ plan: 'free', status: 'free' });
  });

  test('an event that never came is made up for when the period is over', async () => {
    const at = await start();
    now = new Date(now.getTime() + 31 * day);
    alice = await house.signIn(alice.email);
    at.period_end += 30 * 86_400;
    await anHourComes(house);
    expect(await history()).toEqual(['renewed', 'started']);
  });
});

describe('leaving', () => {
  const leave = () => alice.call(deleteMe, { body: { current_password: housePassword } });

  test('ends the subscription at Stripe', async () => {
    const at = await start();
    expect((await leave()).status).toBe(204);
    await untilSettled(house);
    expect(at.status).toBe('canceled');
  });

  test('closes a checkout that was left open', async () => {
    const session = await open();
    await leave();
    await untilSettled(house);
    expect(stripe.sessions.get(session)?.status).toBe('expired');
  });

  test('ends one that was paid for in the very moment the account went', async () => {
    house.expectTrouble();
    const session = await open();
    const at = stripe.pay(session);
    await leave();
    await tell('customer.subscription.created', at.id);
    expect(at.status).toBe('canceled');
  });
});
