import { createToken, verifyToken } from '@wren/contract/auth.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type House, housePassword, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const signIn = (email: string, password: string) => house.visitor.call(createToken, { body: { email, password } });

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

describe('POST /api/auth/jwt/create/', () => {
  test('an address and its password give an access token of 15 minutes and a refresh token of 30 days', async () => {
    const { status, body } = await signIn('alice@example.com', housePassword);
    expect(status).toBe(200);
    const now = Date.now() / 1000;
    expect(Number(claimsOf(body.access).exp) - now).toBeCloseTo(15 * 60, -1);
    expect(Number(claimsOf(body.refresh).exp) - now).toBeCloseTo(30 * 24 * 3600, -1);
    expect(claimsOf(body.access)).toMatchObject({ sub: house.alice.id, sid: claimsOf(body.refresh).sid });
  });

  test('the letter case of an address does not matter, nor do spaces around it', async () => {
    expect((await signIn('  Alice@Example.COM ', housePassword)).status).toBe(200);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await signIn('alice@example.com', 'not the right password');
    const unknown = await signIn('nobody@example.com', 'not the right password');
    expect(wrong.status).toBe(401);
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.body).toMatchObject({
      code: 'invalid_credentials',
      detail: 'That email address and password do not match.',
    });
  });

  test('a malformed address and a short password are told so, field by field', async () => {
    const { status, body } = await signIn('alice', 'short');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid',
      fields: {
        email: ['Please enter a valid email address'],
        password: ['Password must be at least 8 characters'],
      },
    });
  });
});

describe('POST /api/auth/jwt/verify/', () => {
  const verify = (token: string) => house.visitor.call(verifyToken, { body: { token } });

  test('both tokens of a session are valid', async () => {
    expect((await verify(house.alice.access)).status).toBe(200);
    expect((await verify(house.alice.refresh)).status).toBe(200);
  });

  test('garbage, a forged signature and a token without one are not', async () => {
    const [header, claims, signature = ''] = house.alice.access.split('.');
    const forged = `${header}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const token of ['garbage', '', forged, unsigned]) {
      const { status, body } = await verify(token);
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'unauthenticated', detail: 'This token is not valid, or no longer.' });
    }
  });
});

test('REQUIRE_VERIFIED_EMAIL=true refuses an address not yet confirmed, with a clear sentence', async () => {
  const { config } = house.ctx;
  config.requireVerifiedEmail = true;
  onTestFinished(() => {
    config.requireVerifiedEmail = false;
  });
  const refused = await signIn('bob@example.com', housePassword);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ detail: expect.stringContaining('confirm your email address') });
  expect((await signIn('bob@example.com', 'not the right one')).status).toBe(401);
  await house.ctx.db.updateTable('users').set({ is_verified: true }).execute();
  expect((await signIn('bob@example.com', housePassword)).status).toBe(200);
});
