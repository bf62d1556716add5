import { api } from '@wren/contract/api.ts';
import { createToken, verifyToken } from '@wren/contract/auth.ts';
import { rateLimits } from '@wren/contract/limits.ts';
import { getMe } from '@wren/contract/users.ts';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#app.ts';
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

describe('every public call', () => {
  const open = api.filter(({ access }) => access === 'public');
  const addressOf = (path: string) => path.replace(':provider', 'google').replace(/:\w+/g, 'x');

  test.each(open.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s is counted in the database, by the address that calls',
    async (_, row) => {
      const remoteAddress = '198.51.100.77';
      const count = async () => {
        const { rows } = await sql<{ points: number }>`
          select coalesce(sum(points), 0)::int as points from rate_limits where key like ${`${row.limit}:%`}`.execute(
          house.ctx.db,
        );
        return rows[0]?.points ?? 0;
      };
      expect(rateLimits[row.limit].per).toBe('address');
      const before = await count();
      await house.app.inject({ method: row.method, url: addressOf(row.path), remoteAddress });
      expect(await count()).toBe(before + 1);
    },
  );

  test('is counted once for all replicas', async () => {
    const idle = { ...house.ctx.jobs, start: async () => {}, stop: async () => {} };
    const replica = await buildApp({ ...house.ctx, jobs: idle });
    onTestFinished(() => replica.close());
    const { calls } = rateLimits.public;
    const ask = (app: typeof replica) =>
      app.inject({ url: '/api/organizations/', query: { slug: 'acme' }, remoteAddress: '198.51.100.78' });
    const answers = [];
    for (let i = 0; i < calls + 10; i++) answers.push((await ask(i % 2 ? replica : house.app)).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(calls);
    expect(answers.slice(calls)).toEqual(Array.from({ length: 10 }, () => 429));
  });

  test('with a token is counted for its account too, from wherever it comes', async () => {
    const { calls } = rateLimits.tokenAccount;
    const verify = (i: number, token: string) =>
      house.app.inject({
        method: 'POST',
        url: verifyToken.path,
        payload: { token },
        remoteAddress: `203.0.113.${i % 200}`,
      });
    for (let i = 0; i < calls; i++) expect((await verify(i, house.bob.access)).statusCode).toBe(200);
    expect((await verify(199, house.bob.access)).statusCode).toBe(429);
    expect((await verify(199, house.alice.access)).statusCode).toBe(200);
  });

  test('with a mailed link is counted for the account it names', async () => {
    const { calls } = rateLimits.mailedLinkAccount;
    const open = (i: number, uid: string) =>
      house.app.inject({
        method: 'POST',
        url: '/api/auth/users/activation/',
        payload: { uid, token: `guess-${i}` },
        remoteAddress: `203.0.113.${i}`,
      });
    for (let i = 0; i < calls; i++) expect((await open(i, house.bob.id)).statusCode).toBe(400);
    expect((await open(99, house.bob.id)).statusCode).toBe(429);
    expect((await open(99, house.alice.id)).statusCode).toBe(400);
  });
});
