import { confirmPasswordReset, createToken, refreshToken, resetPassword, verifyToken } from '@wren/contract/auth.ts';
import { rateLimits } from '@wren/contract/limits.ts';
import { changePassword, getMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type House, housePassword, openHouse } from '../house.ts';
import { lettersTo, linkIn, newestTo } from '../letter-box.ts';

let now = new Date('2026-11-20T12:00:00Z');
let house: House;
beforeAll(async () => {
  house = await openHouse({ clock: () => now });
});
afterAll(() => house.close());

const another = 'an early train to the coast';
const guessed = 'This password is easily guessed. Please choose another one.';
const runOut = 'This link has run out or was used before. Please ask for a new one.';

const ask = (email: string) => house.visitor.call(resetPassword, { body: { email } });
const signIn = (email: string, password: string) => house.visitor.call(createToken, { body: { email, password } });
const isOpen = async (token: string) => (await house.visitor.call(verifyToken, { body: { token } })).status === 200;
const confirm = (link: { uid: string; token: string }, password: string, again = password) =>
  house.visitor.call(confirmPasswordReset, { body: { ...link, new_password: password, re_new_password: again } });

async function linkFor(email: string) {
  expect((await ask(email)).status).toBe(204);
  return linkIn(await newestTo(house, email, /^Choose a new password/), 'password');
}

describe('a forgotten password', () => {
  test('is reset through a mailed link, every session ends, and the owner is told', async () => {
    const carol = await house.person('carol');
    const elsewhere = await house.signIn(carol.email);
    expect((await ask('Carol@Example.com')).status).toBe(204);
    const link = linkIn(await newestTo(house, carol.email, /^Choose a new password/), 'password');
    expect((await confirm(link, another)).status).toBe(204);
    expect((await signIn(carol.email, housePassword)).status).toBe(401);
    expect((await signIn(carol.email, another)).status).toBe(200);
    for (const { refresh } of [carol, elsewhere]) {
      expect((await house.visitor.call(refreshToken, { body: { refresh } })).status).toBe(401);
    }
    expect(await newestTo(house, carol.email, /password was changed/)).toBeDefined();
  });

  test('opening the link confirms the address too, and opens an account closed by failed sign-ins', async () => {
    const strict = await openHouse({ config: { RATE_LIMIT_FACTOR: '1' } });
    onTestFinished(() => strict.close());
    const { alice } = strict;
    const tryToSignIn = async (password: string) =>
      (await strict.visitor.call(createToken, { body: { email: alice.email, password } })).status;
    expect((await alice.call(getMe)).body.is_verified).toBe(false);
    for (let i = 0; i < rateLimits.loginAccount.calls; i++) expect(await tryToSignIn('a wrong guess')).toBe(401);
    expect(await tryToSignIn(housePassword)).toBe(429);
    await strict.visitor.call(resetPassword, { body: { email: alice.email } });
    const link = linkIn(await newestTo(strict, alice.email, /^Choose a new password/), 'password');
    await strict.visitor.call(confirmPasswordReset, {
      body: { ...link, new_password: another, re_new_password: another },
    });
    expect(await tryToSignIn(another)).toBe(200);
    expect((await alice.call(getMe)).body.is_verified).toBe(true);
  });

  test('the token works once, and takes every other link along', async () => {
    const erin = await house.person('erin');
    const first = await linkFor(erin.email);
    const second = await linkFor(erin.email);
    const answers = await Promise.all([confirm(first, another), confirm(first, another)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    for (const link of [first, second]) {
      expect((await confirm(link, 'a third one by the sea')).body).toMatchObject({ code: 'invalid', detail: runOut });
    }
  });

  test('the token works for one hour and not longer', async () => {
    const finn = await house.person('finn');
    const link = await linkFor(finn.email);
    const start = now;
    now = new Date(start.getTime() + 3600_000);
    expect((await confirm(link, another)).body).toMatchObject({ detail: runOut });
    now = new Date(start.getTime() + 3600_000 - 1000);
    expect((await confirm(link, another)).status).toBe(204);
    now = start;
  });

  test('what is wrong with the new password is said on its field, and the link still works', async () => {
    const gwen = await house.person('gwen');
    const link = await linkFor(gwen.email);
    expect((await confirm(link, 'short')).body).toMatchObject({
      fields: { new_password: ['Password must be at least 8 characters long'] },
    });
    expect((await confirm(link, another, 'something else')).body).toMatchObject({
      fields: { re_new_password: ["Passwords don't match"] },
    });
    expect((await confirm(link, 'password123')).body).toMatchObject({ fields: { new_password: [guessed] } });
    expect((await confirm(link, another)).status).toBe(204);
  });

  test('a token of another account, of another kind, or of nobody is worth nothing', async () => {
    const hugo = await house.person('hugo');
    const { uid, token } = await linkFor(hugo.email);
    const activation = linkIn(await newestTo(house, hugo.email, /^Confirm your email/), 'activation');
    for (const link of [{ uid: house.bob.id, token }, { uid: 'x', token }, { uid, token: 'x' }, activation]) {
      expect((await confirm(link, another)).body).toMatchObject({ detail: runOut });
    }
    expect((await signIn(hugo.email, housePassword)).status).toBe(200);
  });

  test('an address nobody has is answered the same and gets no letter', async () => {
    const known = await ask('alice@example.com');
    const unknown = await ask('nobody@example.com');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await lettersTo(house, 'nobody@example.com')).toEqual([]);
  });
});

describe('POST /api/users/change_password/', () => {
  test('changes the password, ends every session but this one, and tells the owner', async () => {
    const ines = await house.person('ines');
    const elsewhere = await house.signIn(ines.email);
    const body = { current_password: housePassword, new_password: another };
    expect((await ines.call(changePassword, { body })).status).toBe(204);
    expect(await isOpen(ines.refresh)).toBe(true);
    expect(await isOpen(elsewhere.refresh)).toBe(false);
    expect((await signIn(ines.email, another)).status).toBe(200);
    expect((await signIn(ines.email, housePassword)).status).toBe(401);
    const letter = await newestTo(house, ines.email, /password was changed/);
    expect(letter?.text).toContain('/forgot-password');
  });

  test('makes a reset link that is on its way worthless', async () => {
    const jack = await house.person('jack');
    const link = await linkFor(jack.email);
    await jack.call(changePassword, { body: { current_password: housePassword, new_password: another } });
    expect((await confirm(link, 'a third one by the sea')).body).toMatchObject({ detail: runOut });
  });

  test('what is wrong is said on its field, and nothing changes', async () => {
    const kate = await house.person('kate');
    const change = async (current_password: string, new_password: string) => {
      const { status, body } = await kate.call(changePassword, { body: { current_password, new_password } });
      expect(status).toBe(400);
      return (body as unknown as { fields: unknown }).fields;
    };
    expect(await change('', another)).toEqual({ current_password: ['Current password is required'] });
    expect(await change('not the right one', another)).toEqual({
      current_password: ['That is not your current password.'],
    });
    expect(await change(housePassword, 'short')).toEqual({
      new_password: ['Password must be at least 8 characters'],
    });
    expect(await change(housePassword, 'password123')).toEqual({ new_password: [guessed] });
    expect(await change(housePassword, 'kate@example.com')).toEqual({ new_password: [guessed] });
    expect((await signIn(kate.email, housePassword)).status).toBe(200);
  });
});
