import { logout, refreshToken, verifyToken } from '@wren/contract/auth.ts';
import { getMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authTasks } from '#auth/jobs.ts';
import { type House, openHouse } from '../house.ts';

let house: House;
let now = new Date();
beforeAll(async () => {
  house = await openHouse({ clock: () => now });
});
afterAll(() => house.close());

const minutes = 60_000;
const days = 24 * 60 * minutes;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const refresh = (token: string) => house.visitor.call(refreshToken, { body: { refresh: token } });
const isValid = async (token: string) => (await house.visitor.call(verifyToken, { body: { token } })).status === 200;
const meWith = (access: string) => house.visitor.call(getMe, { headers: { authorization: `Bearer ${access}` } });

test('a refresh token gives a new pair, and the new pair works', async () => {
  const { refresh: first } = await house.person('anna');
  const { status, body } = await refresh(first);
  expect(status).toBe(200);
  expect(body.refresh).not.toBe(first);
  expect((await meWith(body.access)).status).toBe(200);
  expect((await refresh(body.refresh)).status).toBe(200);
});

test('a refresh token used a second time ends the whole session', async () => {
  const { refresh: first } = await house.person('ben');
  const { body: second } = await refresh(first);
  const reused = await refresh(first);
  expect(reused.status).toBe(401);
  expect(reused.body).toMatchObject({ detail: 'Your sign-in has ended. Please sign in again.' });
  expect((await refresh(second.refresh)).status).toBe(401);
  expect(await isValid(second.access)).toBe(false);
});

test('ending one session leaves the other sessions of the same person alone', async () => {
  const carl = await house.person('carl');
  const elsewhere = await house.signIn(carl.email);
  await refresh(carl.refresh);
  await refresh(carl.refresh);
  expect((await refresh(elsewhere.refresh)).status).toBe(200);
});

test('of two uses of one refresh token at once exactly one wins', async () => {
  const { refresh: token } = await house.person('dora');
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(401)]);
});

test('an access token ends after 15 minutes, and is answered 401 with one plain sentence', async () => {
  const { access } = await house.person('emil');
  later(14 * minutes);
  expect((await meWith(access)).status).toBe(200);
  later(2 * minutes);
  const { status, body, headers } = await meWith(access);
  expect(status).toBe(401);
  expect(headers['www-authenticate']).toBe('Bearer');
  expect(body).toMatchObject({
    code: 'unauthenticated',
    detail: 'Your sign-in has expired. Please sign in again.',
  });
});

test('a refresh token ends after 30 days without use, and lives on with use', async () => {
  const idle = await house.person('fred');
  const busy = await house.person('gina');
  later(20 * days);
  const { body } = await refresh(busy.refresh);
  later(11 * days);
  expect((await refresh(idle.refresh)).status).toBe(401);
  expect((await refresh(body.refresh)).status).toBe(200);
});

test('one kind of token does not pass as the other', async () => {
  const { access, refresh: token } = await house.person('hugo');
  expect((await meWith(token)).status).toBe(401);
  expect((await refresh(access)).status).toBe(401);
});

test('logout ends the session, and answers the same for a token nobody knows', async () => {
  const { refresh: token } = await house.person('ines');
  const out = (value: string) => house.visitor.call(logout, { body: { refresh: value } });
  expect(await out(token)).toMatchObject({ status: 204, text: '' });
  expect((await refresh(token)).status).toBe(401);
  expect(await out(token)).toMatchObject({ status: 204, text: '' });
  expect(await out('nonsense')).toMatchObject({ status: 204, text: '' });
});

test('tokens of another house, signed with another secret, are refused', async () => {
  const other = await openHouse();
  expect((await meWith(other.alice.access)).status).toBe(401);
  expect((await refresh(other.alice.refresh)).status).toBe(401);
  await other.close();
});

test('sessions are forgotten 30 days after they ended, and not before', async () => {
  const open = await house.person('jana');
  const over = await house.person('karl');
  await house.visitor.call(logout, { body: { refresh: over.refresh } });
  const forget = authTasks(house.ctx).forget_sessions ?? expect.fail('no such job');
  const kept = async () => {
    await forget({}, undefined);
    const rows = await house.ctx.db.selectFrom('sessions').select('user_id').execute();
    return [open, over].map(({ id }) => rows.some((row) => row.user_id === id));
  };
  later(20 * days);
  const { body } = await refresh(open.refresh);
  expect(await kept()).toEqual([true, true]);
  later(11 * days);
  expect(await kept()).toEqual([true, false]);
  expect((await refresh(body.refresh)).status).toBe(200);
});
