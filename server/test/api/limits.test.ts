import { createToken } from '@wren/contract/auth.ts';
import { rateLimits } from '@wren/contract/limits.ts';
import { getMe } from '@wren/contract/users.ts';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, housePassword, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ config: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => house.close());

const signIn = (email: string, password = 'not the right password') =>
  house.visitor.call(createToken, { body: { email, password } });

test('a password can be tried so often on one account, from wherever, and then even the right one must wait', async () => {
  const { calls, seconds } = rateLimits.loginAccount;
  for (let i = 0; i < calls; i++) expect((await signIn('alice@example.com')).status).toBe(401);
  const refused = await signIn('Alice@example.com', housePassword);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({
    code: 'too_many_requests',
    detail: 'Too many attempts to sign in. Please try again in 10 minutes.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(seconds - 60);
  expect((await signIn('bob@example.com', housePassword)).status).toBe(200);
});

test('an address that has no account is limited the same, so that the limit tells nothing', async () => {
  for (let i = 0; i < rateLimits.loginAccount.calls; i++) await signIn('nobody@example.com');
  expect((await signIn('nobody@example.com')).status).toBe(429);
});

test('guesses sent all at once do not get past the count', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('carol@example.com')));
  const tried = answers.filter(({ status }) => status === 401);
  expect(tried).toHaveLength(rateLimits.loginAccount.calls);
});

test('the counts are kept in the database, without the address', async () => {
  const { rows } = await house.ctx.db.executeQuery<{ key: string; points: number }>(
    CompiledQuery.raw('select key, points from rate_limits'),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/@|example|127\.0\.0\.1/);
});

test('reading is limited for each person, and says when to come back', async () => {
  const { calls } = rateLimits.read;
  let last = await house.bob.call(getMe);
  for (let i = 1; i < calls; i++) last = await house.bob.call(getMe);
  expect(last.status).toBe(200);
  const refused = await house.bob.call(getMe);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ detail: expect.stringMatching(/^Too many requests\. Please try again in/) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await house.alice.call(getMe)).status).toBe(200);
});
