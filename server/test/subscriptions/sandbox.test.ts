import { listNotifications } from '@wren/contract/notifications.ts';
import {
  cancelSubscription,
  completeSandboxCheckout,
  getSandboxCheckout,
  getSubscription,
  listPlans,
  refreshSubscription,
  stripeWebhook,
  subscribe,
  updatePayment,
} from '@wren/contract/subscriptions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../house.ts';
import { anHourComes, sessionIn, startInSandbox, untilSettled } from './in-sandbox.ts';

let house: House;
let now = new Date('2026-03-31T10:00:00Z');
const pass = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
};

beforeAll(async () => {
  house = await openHouse({ clock: () => now, config: { RATE_LIMIT_FACTOR: '1', BILLING_GRACE_DAYS: '3' } });
});
afterAll(() => house.close());

/** Signs in again, because a session does not outlast the weeks these tests let pass. */
async function later(person: Person, days: number): Promise<Person> {
  pass(days);
  return house.signIn(person.email);
}
const held = async (person: Person) => (await person.call(getSubscription)).body;
const told = async (person: Person) =>
  (await person.call(listNotifications)).body.results
    .filter(({ kind }) => kind === 'subscription_changed')
    .map(({ about }) => about);

describe('plans', () => {
  test('are there for everyone to see, in whole cents, with how payments are taken', async () => {
    const { status, body } = await house.visitor.call(listPlans);
    expect(status).toBe(200);
    expect(body.billing).toBe('sandbox');
    expect(
      body.results.map(({ id, price, currency, daily_messages }) => ({ id, price, currency, daily_messages })),
    ).toEqual([
      { id: 'free', price: 0, currency: 'usd', daily_messages: 40 },
      { id: 'plus', price: 900, currency: 'usd', daily_messages: 300 },
    ]);
    expect(JSON.stringify(body)).not.toContain('stripe_price_id');
  });

  test('everyone begins on the free one', async () => {
    const carol = await house.person('carol');
    expect(await held(carol)).toMatchObject({
      plan: 'free',
      plan_name: 'Free',
      status: 'free',
      renews_at: null,
      payment_method: null,
      may_offer: true,
      billing: 'sandbox',
      history: [],
      allowance: { daily_messages: 40, used: 0, resets_at: '2026-04-01T00:00:00.000Z' },
    });
  });

  test('one that does not exist is refused on its field', async () => {
    const { status, body } = await house.alice.call(subscribe, { body: { plan: 'gold' } });
    expect([status, body]).toMatchObject([400, { fields: { plan: ['There is no such plan.'] } }]);
  });

  test('nobody without a sign-in has a subscription', async () => {
    for (const row of [getSubscription, cancelSubscription, updatePayment]) {
      expect((await house.visitor.call(row)).status).toBe(401);
    }
  });
});

describe('subscribing in the sandbox', () => {
  test('goes through a checkout that says what it is for, and changes the allowance', async () => {
    const dora = await house.person('dora');
    const { body } = await dora.call(subscribe, { body: { plan: 'plus' } });
    const id = sessionIn(body.checkout_url);
    expect(body.subscription.plan, 'nothing is had before it is paid').toBe('free');
    expect((await dora.call(getSandboxCheckout, { params: { id } })).body).toMatchObject({
      purpose: 'start',
      plan: { id: 'plus', price: 900 },
    });
    await dora.call(completeSandboxCheckout, { params: { id }, body: { card: 'pays' } });
    const back = await dora.call(refreshSubscription, { body: { session_id: id } });
    expect(back.body).toMatchObject({
      plan: 'plus',
      status: 'active',
      payment_method: 'Pretend card that pays',
      allowance: { daily_messages: 300 },
    });
    expect(back.body.renews_at, 'a month from the 31st of March').toBe('2026-04-30T10:00:00.000Z');
    await untilSettled(house);
    expect(await told(dora), 'told once, though the event and the browser both came').toEqual(['started']);
  });

  test('an event alone is enough: the browser may never come back', async () => {
    const erin = await house.person('erin');
    const { body } = await erin.call(subscribe, { body: { plan: 'plus' } });
    const id = sessionIn(body.checkout_url);
    await erin.call(completeSandboxCheckout, { params: { id }, body: { card: 'pays' } });
    await untilSettled(house);
    expect(await held(erin)).toMatchObject({ plan: 'plus', status: 'active' });
  });

  test('Bob can neither see, nor pay, nor claim Alice’s checkout', async () => {
    const { session } = await startInSandbox(house.alice);
    const params = { id: session };
    expect((await house.bob.call(getSandboxCheckout, { params })).status).toBe(404);
    expect((await house.bob.call(completeSandboxCheckout, { params, body: { card: 'pays' } })).status).toBe(404);
    expect((await house.bob.call(refreshSubscription, { body: { session_id: session } })).status).toBe(404);
    expect(await held(house.bob)).toMatchObject({ plan: 'free', history: [] });
  });

  test('a card that declines starts nothing, and says so', async () => {
    const finn = await house.person('finn');
    const { body } = await finn.call(subscribe, { body: { plan: 'plus' } });
    const id = sessionIn(body.checkout_url);
    const refused = await finn.call(completeSandboxCheckout, { params: { id }, body: { card: 'declines' } });
    expect(refused.status).toBe(400);
    expect(await held(finn)).toMatchObject({ plan: 'free', history: [] });
    const paid = await finn.call(completeSandboxCheckout, { params: { id }, body: { card: 'pays' } });
    expect(paid.status, 'the same checkout still takes the other card').toBe(200);
  });

  test('opening a second checkout closes the first, so that nobody pays twice', async () => {
    const gwen = await house.person('gwen');
    const first = sessionIn((await gwen.call(subscribe, { body: { plan: 'plus' } })).body.checkout_url);
    const second = sessionIn((await gwen.call(subscribe, { body: { plan: 'plus' } })).body.checkout_url);
    const pay = (id: string) => gwen.call(completeSandboxCheckout, { params: { id }, body: { card: 'pays' } });
    expect((await pay(first)).status).toBe(404);
    expect((await pay(second)).status).toBe(200);
  });

  test('choosing the plan one has changes nothing', async () => {
    const hugo = await house.person('hugo');
    await startInSandbox(hugo);
    const { body } = await hugo.call(subscribe, { body: { plan: 'plus' } });
    expect(body.checkout_url).toBeNull();
    expect(body.subscription.history).toHaveLength(1);
  });

  test('Stripe’s events have no address here', async () => {
    const { statusCode } = await house.visitor.inject({ method: 'POST', url: stripeWebhook.path, payload: {} });
    expect(statusCode).toBe(404);
  });
});

describe('cancelling', () => {
  test('keeps what is paid for until the period ends, and then it is Free again', async () => {
    let iris = await house.person('iris');
    const { subscription } = await startInSandbox(iris);
    const cancelled = (await iris.call(cancelSubscription)).body;
    expect(cancelled).toMatchObject({ plan: 'plus', status: 'cancelling', renews_at: null });
    expect(cancelled.ends_at).toBe(subscription.renews_at);
    iris = await later(iris, 40);
    expect(await held(iris), 'before any job has seen it').toMatchObject({ plan: 'free', status: 'free' });
    await anHourComes(house);
    const after = await held(iris);
    expect(after.allowance.daily_messages).toBe(40);
    expect(after.history.map(({ change }) => change)).toEqual(['ended', 'cancelled', 'started']);
    expect(await told(iris)).toEqual(['ended', 'cancelled', 'started']);
  });

  test('can be taken back, by choosing the plan again', async () => {
    let jane = await house.person('jane');
    await startInSandbox(jane);
    await jane.call(cancelSubscription);
    const { body } = await jane.call(subscribe, { body: { plan: 'plus' } });
    expect(body.checkout_url).toBeNull();
    expect(body.subscription).toMatchObject({ status: 'active', ends_at: null });
    jane = await later(jane, 40);
    await anHourComes(house);
    expect((await held(jane)).history.map(({ change }) => change)).toEqual([
      'renewed',
      'resumed',
      'cancelled',
      'started',
    ]);
  });

  test('twice is once, choosing Free is the same, and without a subscription it is nothing', async () => {
    const kate = await house.person('kate');
    expect((await kate.call(cancelSubscription)).body).toMatchObject({ status: 'free', history: [] });
    await startInSandbox(kate);
    await kate.call(cancelSubscription);
    await kate.call(cancelSubscription);
    const { body } = await kate.call(subscribe, { body: { plan: 'free' } });
    expect(body.subscription.history.map(({ change }) => change)).toEqual(['cancelled', 'started']);
  });

  test.each(['an hour later', 'before any job has seen that it ended'])(
    'one that has ended can be begun again, %s',
    async (when) => {
      let liam = await house.person(when === 'an hour later' ? 'liam' : 'lena');
      await startInSandbox(liam);
      await liam.call(cancelSubscription);
      liam = await later(liam, 40);
      if (when === 'an hour later') await anHourComes(house);
      const { subscription } = await startInSandbox(liam);
      expect(subscription).toMatchObject({ plan: 'plus', status: 'active' });
      expect(subscription.history.map(({ change }) => change)).toEqual(['started', 'ended', 'cancelled', 'started']);
    },
  );
});

describe('paying', () => {
  const change = async (person: Person, card: 'pays' | 'declines') => {
    const id = sessionIn((await person.call(updatePayment)).body.checkout_url);
    expect((await person.call(getSandboxCheckout, { params: { id } })).body.purpose).toBe('payment');
    const { status } = await person.call(completeSandboxCheckout, { params: { id }, body: { card } });
    expect((await person.call(refreshSubscription)).status).toBe(200);
    return status;
  };

  test('renews month after month', async () => {
    let mary = await house.person('mary');
    const { subscription } = await startInSandbox(mary);
    mary = await later(mary, 100);
    await anHourComes(house);
    const after = await held(mary);
    expect(after).toMatchObject({ plan: 'plus', status: 'active' });
    expect(Date.parse(after.renews_at ?? '')).toBeGreaterThan(now.getTime());
    expect(new Date(after.renews_at ?? '').getUTCDate()).toBe(new Date(subscription.renews_at ?? '').getUTCDate());
  });

  test('another way to pay is told, and is what the next renewal uses', async () => {
    const nora = await house.person('nora');
    expect((await nora.call(updatePayment)).status, 'nothing is paid for yet').toBe(409);
    await startInSandbox(nora);
    expect(await change(nora, 'declines')).toBe(200);
    expect(await held(nora)).toMatchObject({ status: 'active', payment_method: 'Pretend card that declines' });
    expect(await told(nora)).toEqual(['payment_updated', 'started']);
  });

  test('a payment that fails leaves days of grace, and mending it in time mends everything', async () => {
    let otto = await house.person('otto');
    await startInSandbox(otto);
    await change(otto, 'declines');
    otto = await later(otto, 32);
    await anHourComes(house);
    const owed = await held(otto);
    expect(owed).toMatchObject({ plan: 'plus', status: 'past_due', renews_at: null });
    expect(Date.parse(owed.grace_until ?? '') - now.getTime()).toBe(3 * 24 * 60 * 60 * 1000);
    expect((await otto.call(subscribe, { body: { plan: 'plus' } })).body.checkout_url).toBeNull();
    expect(await change(otto, 'declines'), 'a payment that is due now is not taken by a card that declines').toBe(400);
    expect(await change(otto, 'pays')).toBe(200);
    expect(await held(otto)).toMatchObject({ plan: 'plus', status: 'active', grace_until: null });
    expect((await told(otto)).slice(0, 3)).toEqual(['payment_recovered', 'payment_updated', 'payment_failed']);
  });

  test('when the days of grace are over it is Free, at once and for good', async () => {
    let pete = await house.person('pete');
    await startInSandbox(pete);
    await change(pete, 'declines');
    pete = await later(pete, 32);
    await anHourComes(house);
    pete = await later(pete, 3);
    expect(await held(pete), 'before any job has seen it').toMatchObject({ plan: 'free', status: 'free' });
    await anHourComes(house);
    expect((await held(pete)).history[0]?.change).toBe('ended_unpaid');
    expect((await pete.call(updatePayment)).status).toBe(409);
  });

  test('one that is owed ends at once when it is cancelled: there is nothing paid for to keep', async () => {
    let rosa = await house.person('rosa');
    await startInSandbox(rosa);
    await change(rosa, 'declines');
    rosa = await later(rosa, 32);
    await anHourComes(house);
    expect((await rosa.call(cancelSubscription)).body).toMatchObject({ plan: 'free', status: 'free' });
  });

  test('many looks at once, from a browser and from jobs, tell each change once', async () => {
    const sara = await house.person('sara');
    const id = sessionIn((await sara.call(subscribe, { body: { plan: 'plus' } })).body.checkout_url);
    await sara.call(completeSandboxCheckout, { params: { id }, body: { card: 'pays' } });
    const looks = await Promise.all(
      Array.from({ length: 6 }, () => sara.call(refreshSubscription, { body: { session_id: id } })),
    );
    expect(looks.map(({ status }) => status)).toEqual(Array(6).fill(200));
    await untilSettled(house);
    expect(await told(sara)).toEqual(['started']);
  });
});
