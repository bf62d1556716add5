import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoney, getSubscription, listPlans } from '@wren/contract/subscriptions.ts';
import { describe, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { ConfigMistakes, readConfig } from '#config.ts';
import { nextPeriodEnd } from '#subscriptions/periods.ts';
import { openHouse } from '../house.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startInSandbox } from './in-sandbox.ts';

const free = {
  id: 'free',
  name: 'Free',
  price: 0,
  currency: 'usd',
  interval: 'month',
  daily_messages: 40,
  includes: [],
};
const plus = { ...free, id: 'plus', name: 'Plus', price: 900 };

const folder = temporaryFolder();
let files = 0;
function fileOf(plans: unknown): string {
  const file = join(folder, `plans-${files++}.json`);
  writeFileSync(file, typeof plans === 'string' ? plans : JSON.stringify(plans));
  return file;
}

function mistakes(plans: unknown, env: Record<string, string> = {}): string[] {
  const file = fileOf(plans);
  try {
    readConfig({ DATA_DIR: join(folder, 'data'), PLANS_FILE: file, ...env });
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.mistakes.map((line) => line.replaceAll(file, 'plans.json'));
    throw error;
  }
  return [];
}

describe('the plans file', () => {
  test('is read as it is written', () => {
    expect(mistakes([free, plus])).toEqual([]);
  });

  test('tells every mistake at once, each in one plain sentence', () => {
    expect(
      mistakes([
        { ...free, price: 9.99, currency: 'dollars', interval: 'week', daily_messages: 0 },
        { ...plus, id: 'Plus Plan', name: '', stripe_price_id: 'plan_1', includes: 'everything', cost: 3 },
        'plus',
      ]),
    ).toEqual([
      'Plan 1 of plans.json: price must be a whole number of the smallest unit (cents).',
      'Plan 1 of plans.json: currency must be one of ISO 4217, such as usd.',
      'Plan 1 of plans.json: interval must be month or year.',
      'Plan 1 of plans.json: daily_messages must be at least 1.',
      'Plan 2 of plans.json: id has small letters, digits and hyphens, at most 60.',
      'Plan 2 of plans.json: name must not be empty.',
      'Plan 2 of plans.json: stripe_price_id begins with price_.',
      'Plan 2 of plans.json: includes must be a list of lines.',
      'Plan 2 of plans.json: there is no cost.',
      'Plan 3 of plans.json: must be a set of fields.',
    ]);
  });

  test.each([
    ['{', ['The plans file plans.json is not JSON.']],
    ['{}', ['The plans file plans.json must be a list of plans.']],
    [[plus], ['In plans.json exactly one plan must have the price 0: the one everybody has.']],
    [[free, { ...free, id: 'none' }], ['In plans.json exactly one plan must have the price 0: the one everybody has.']],
    [[free, plus, { ...plus, name: 'Twice' }], ['In plans.json two plans have the id plus.']],
    [[{ ...free, is_retired: true }], ['In plans.json free costs nothing and cannot be retired.']],
  ])('%o is not one', (plans, expected) => {
    expect(mistakes(plans)).toEqual(expected);
  });

  test('that is not there is said so, among the other mistakes', () => {
    expect(mistakes([free], { PLANS_FILE: '/nowhere/plans.json', PORT: 'x' })).toEqual([
      'PORT must be a number.',
      'The plans file /nowhere/plans.json cannot be read.',
    ]);
  });

  test('needs Stripe’s prices when Stripe takes the payments, and Stripe both of its secrets', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(mistakes([free, plus], stripe)).toEqual([
      'In plans.json plus needs a stripe_price_id, because STRIPE_SECRET_KEY is set.',
    ]);
    expect(mistakes([free, { ...plus, stripe_price_id: 'price_1' }], stripe)).toEqual([]);
    expect(mistakes([free], { STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_WEBHOOK_SECRET must be set too: Stripe needs both.',
    ]);
    expect(mistakes([free], { STRIPE_SECRET_KEY: 'my key', STRIPE_WEBHOOK_SECRET: 'x' })).toEqual([
      'STRIPE_SECRET_KEY must begin with sk_ or rk_.',
      'STRIPE_WEBHOOK_SECRET must begin with whsec_.',
    ]);
  });
});

describe('a plan that people hold', () => {
  test('stays with them when it is retired, and is offered to nobody else', async () => {
    const house = await openHouse({ config: { PLANS_FILE: fileOf([free, plus]), RATE_LIMIT_FACTOR: '1' } });
    await startInSandbox(house.alice);
    const config = { ...house.ctx.config, billing: { ...house.ctx.config.billing } };
    config.billing.plans = config.billing.plans.map((plan) => ({ ...plan, is_retired: plan.id === 'plus' }));
    const jobs = { ...house.ctx.jobs, start: async () => {}, stop: async () => {} };
    const after = await buildApp({ ...house.ctx, config, jobs });
    const plansFor = async (access: string) =>
      (await after.inject({ url: getSubscription.path, headers: { authorization: `Bearer ${access}` } }))
        .json()
        .plans.map(({ id }: { id: string }) => id);
    expect((await after.inject({ url: listPlans.path })).json().results).toHaveLength(1);
    expect(await plansFor(house.alice.access)).toEqual(['free', 'plus']);
    expect(await plansFor(house.bob.access)).toEqual(['free']);
    await after.close();
    await house.close();
  });

  test('does not vanish silently: a start names it, and who paid keeps the most there is', async () => {
    const house = await openHouse({ config: { PLANS_FILE: fileOf([free, plus]), RATE_LIMIT_FACTOR: '1' } });
    house.expectTrouble();
    await startInSandbox(house.alice);
    const config = { ...house.ctx.config, billing: { ...house.ctx.config.billing } };
    const [kept] = config.billing.plans;
    if (!kept) throw new Error('a free plan');
    config.billing.plans = [kept, { ...kept, id: 'max', name: 'Max', price: 1500, daily_messages: 900 }];
    const jobs = { ...house.ctx.jobs, start: async () => {}, stop: async () => {} };
    const after = await buildApp({ ...house.ctx, config, jobs });
    const said = house.logLines
      .filter((line) => line.includes('not in the plans file'))
      .map((line) => JSON.parse(line));
    expect(said).toMatchObject([{ level: 'warn', plan: 'plus', people: 1 }]);
    const mine = await after.inject({
      url: getSubscription.path,
      headers: { authorization: `Bearer ${house.alice.access}` },
    });
    expect(mine.json()).toMatchObject({ plan: 'plus', plan_name: 'plus', allowance: { daily_messages: 900 } });
    await after.close();
    await house.close();
  });
});

describe('money and months', () => {
  test.each([
    [900, 'usd', '$9'],
    [950, 'usd', '$9.50'],
    [900, 'jpy', '¥900'],
    [1234, 'eur', '€12.34'],
    [0, 'usd', '$0'],
    [1500, 'kwd', 'KWD 1.500'],
  ])('%d in %s is %s', (amount, currency, shown) => {
    expect(formatMoney(amount, currency).replace('\u00a0', ' ')).toBe(shown);
  });

  test.each([
    ['2026-01-15T10:00:00Z', 'month', '2026-02-15T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 'month', '2026-02-28T10:00:00.000Z'],
    ['2026-12-31T10:00:00Z', 'month', '2027-01-31T10:00:00.000Z'],
    ['2028-02-29T10:00:00Z', 'year', '2029-02-28T10:00:00.000Z'],
  ] as const)('a period that begins %s and is a %s long ends %s', (start, interval, end) => {
    expect(nextPeriodEnd(new Date(start), interval).toISOString()).toBe(end);
  });
});
