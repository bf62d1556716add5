import type { Plan } from '@wren/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/notifications/words.ts';
import { priceOf, timeOf } from '../src/subscription/words.ts';

const plan: Plan = {
  id: 'plus',
  name: 'Plus',
  price: 900,
  currency: 'usd',
  interval: 'month',
  daily_messages: 300,
  includes: [],
  is_retired: false,
};

test('a price is said with its period, and the free plan costs nothing', () => {
  expect(priceOf(plan)).toBe('$9 a month');
  expect(priceOf({ ...plan, price: 9950, interval: 'year' })).toBe('$99.50 a year');
  expect(priceOf({ ...plan, price: 900, currency: 'jpy' })).toBe('¥900 a month');
  expect(priceOf({ ...plan, price: 0 })).toBe('$0');
});

test('the count starts again at an hour of the reader’s own day', () => {
  const now = new Date(2026, 5, 10, 15, 0);
  const at = (...time: [number, number, number, number, number]) => timeOf(new Date(...time).toISOString(), now);
  expect(at(2026, 5, 10, 18, 0).replace('\u202f', ' ')).toBe('6:00 PM');
  expect(at(2026, 5, 11, 5, 30).replace('\u202f', ' ')).toBe('5:30 AM tomorrow');
  expect(at(2026, 5, 11, 0, 0)).toBe('midnight');
});

test('a notification says which change of the subscription it was, where that is known', () => {
  expect(wordsOf({ kind: 'subscription_changed', about: 'payment_failed' }).title).toBe(
    'Subscription: a payment did not go through',
  );
  expect(wordsOf({ kind: 'subscription_changed', about: null }).title).toBe('Subscription changed');
  expect(wordsOf({ kind: 'signed_in', about: 'started' }).title).toBe('New sign-in');
});
