import { createToken, resendActivation, resetPassword } from '@wren/contract/auth.ts';
import { rateLimits } from '@wren/contract/limits.ts';
import { register } from '@wren/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, housePassword, openHouse } from '../house.ts';
import { lettersTo, linkIn, newestTo, untilSent } from '../letter-box.ts';

describe('nothing tells whether an address has an account', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ config: { RATE_LIMIT_FACTOR: '1000' } });
    // The first letter loads the mail library, and the first password the word lists.
    await house.visitor.call(resetPassword, { body: { email: 'alice@example.com' } });
    await untilSent(house);
  });
  afterAll(() => house.close());

  const calls: [what: string, ask: (email: string) => Promise<{ status: number; text: string }>][] = [
    ['asking for a reset', (email) => house.visitor.call(resetPassword, { body: { email } })],
    ['asking for the confirmation again', (email) => house.visitor.call(resendActivation, { body: { email } })],
    [
      'registering',
      (email) => house.visitor.call(register, { body: { email, password: housePassword, re_password: housePassword } }),
    ],
    [
      'signing in with a wrong password',
      (email) => house.visitor.call(createToken, { body: { email, password: 'not the right one' } }),
    ],
  ];

  test.each(calls)('%s: the same answer, after the same time', async (_, ask) => {
    // A difference in the work shows in every round; what else the machine does passes.
    const rounds: number[] = [];
    while (rounds.length < 5 && !rounds.some(isAlike)) rounds.push(await medianRatio(ask));
    expect(rounds, 'time for an address with an account, against one without').toSatisfy(() => rounds.some(isAlike));
  });

  const isAlike = (ratio: number) => ratio > 0.7 && ratio < 1.43;

  /** The median over pairs, in turns, so that what else the machine does falls on both alike. */
  async function medianRatio(ask: (email: string) => Promise<{ status: number; text: string }>): Promise<number> {
    const ratios: number[] = [];
    for (let i = 0; i < 24; i++) {
      const timed = async (email: string) => {
        await untilSent(house);
        const start = performance.now();
        const answer = await ask(email);
        return { ms: performance.now() - start, status: answer.status, text: answer.text.replace(email, '') };
      };
      const stranger = `stranger.${i}.${Math.random().toString(36).slice(2)}@example.com`;
      const [one, other] = i % 2 ? ['alice@example.com', stranger] : [stranger, 'alice@example.com'];
      const [first, second] = [await timed(one), await timed(other)];
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      ratios.push(i % 2 ? first.ms / second.ms : second.ms / first.ms);
    }
    return ratios.toSorted((a, b) => a - b)[ratios.length >> 1] ?? 0;
  }
});

describe('limits', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ config: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => house.close());
  const from = (remoteAddress: string, url: string, payload: object) =>
    house.visitor.inject({ method: 'POST', url, payload, remoteAddress });

  test('whoever uses up the tries at a password has not locked out its owner, who is known where they were before', async () => {
    const guess = (remoteAddress: string, password = 'a wrong guess') =>
      from(remoteAddress, createToken.path, { email: 'bob@example.com', password });
    const { calls } = rateLimits.loginAccount;
    for (let i = 0; i < calls; i++) expect((await guess(`203.0.113.${i}`)).statusCode).toBe(401);
    expect((await guess('203.0.113.99', housePassword)).statusCode).toBe(429);
    expect((await guess('127.0.0.1', housePassword)).statusCode).toBe(200);
    // The owner's success opens nothing to the others.
    expect((await guess('203.0.113.99', housePassword)).statusCode).toBe(429);
    for (let i = 0; i < calls; i++) expect((await guess('127.0.0.1')).statusCode).toBe(401);
    expect((await guess('127.0.0.1', housePassword)).statusCode).toBe(429);
  });

  test('letters to one account stop without a word, and the links in the last ones still work', async () => {
    const { calls } = rateLimits.letterAccount;
    for (let i = 0; i < calls + 3; i++) {
      const { statusCode } = await from(`203.0.113.${i}`, resetPassword.path, { email: 'bob@example.com' });
      expect(statusCode).toBe(204);
    }
    const letters = (await lettersTo(house, 'bob@example.com')).filter(({ subject }) =>
      /new password/.test(subject ?? ''),
    );
    expect(letters).toHaveLength(calls);
    const owner = await newestTo(house, 'bob@example.com', /^Choose a new password/);
    expect(linkIn(owner, 'password').token).not.toBe('');
  });

  test('registering an address over and over does not fill its letter box', async () => {
    const body = { email: 'alice@example.com', password: housePassword, re_password: housePassword };
    for (let i = 0; i < 8; i++) expect((await from(`203.0.113.${i}`, register.path, body)).statusCode).toBe(201);
    expect((await lettersTo(house, 'alice@example.com')).length).toBeLessThanOrEqual(rateLimits.letterAccount.calls);
  });

  test('one address may ask for letters only so often, whoever they are for, and the next one may', async () => {
    const ask = (address: string, i: number) =>
      from(address, resetPassword.path, { email: `someone.${i}@example.com` });
    for (let i = 0; i < rateLimits.letter.calls; i++) expect((await ask('198.51.100.1', i)).statusCode).toBe(204);
    const refused = await ask('198.51.100.1', 99);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('198.51.100.2', 99)).statusCode).toBe(204);
  });

  test('tokens can be guessed at only so often', async () => {
    const guess = (i: number) =>
      from('198.51.100.3', '/api/auth/users/activation/', { uid: house.bob.id, token: `guess-${i}` });
    for (let i = 0; i < rateLimits.mailedLink.calls; i++) expect((await guess(i)).statusCode).toBe(400);
    expect((await guess(99)).statusCode).toBe(429);
  });

  test('the current password can be guessed at only so often by someone who found the screen open', async () => {
    const guess = () =>
      house.alice.inject({
        method: 'POST',
        url: '/api/users/change_password/',
        payload: { current_password: 'a wrong guess', new_password: 'an early train to the coast' },
      });
    for (let i = 0; i < rateLimits.passwordAgain.calls; i++) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
  });
});
