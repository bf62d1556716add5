import { listNotifications, markNotificationsRead } from '@wren/contract/notifications.ts';
import { changePassword, updateMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify } from '#notifications/notify.ts';
import { type House, housePassword, openHouse, type Person } from '../house.ts';
import { lettersTo } from '../letter-box.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const another = 'an early train to the coast';
const list = async (person: Person, query: object = {}) => (await person.call(listNotifications, { query })).body;
const change = (person: Person, from: string, to: string) =>
  person.call(changePassword, { body: { current_password: from, new_password: to } });

test('a sign-in and a changed password are told, newest first, and Bob sees none of Alice’s', async () => {
  await change(house.alice, housePassword, another);
  const { results, unread, next } = await list(house.alice);
  expect(results.map(({ kind, is_read }) => ({ kind, is_read }))).toEqual([
    { kind: 'password_changed', is_read: false },
    { kind: 'signed_in', is_read: false },
  ]);
  expect({ unread, next }).toEqual({ unread: 2, next: null });
  expect((await list(house.bob)).results.map(({ kind }) => kind)).toEqual(['signed_in']);
});

test('marking all read reaches every page of one’s own, and nobody else’s', async () => {
  expect((await house.alice.call(markNotificationsRead)).status).toBe(204);
  const { results, unread } = await list(house.alice);
  expect(unread).toBe(0);
  expect(results.every(({ is_read }) => is_read)).toBe(true);
  expect((await list(house.bob)).unread).toBe(1);
});

test('the list comes in pages, each after the last', async () => {
  const carol = await house.person('carol');
  for (let i = 0; i < 6; i++) await notify(house.ctx, house.ctx.db, carol.id, 'signed_in');
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 4; page++) {
    const { results, next, unread } = await list(carol, { limit: 3, ...(cursor && { cursor }) });
    seen.push(...results.map(({ id }) => id));
    expect(unread).toBe(7);
    if (!next) break;
    cursor = next;
  }
  expect(seen).toHaveLength(7);
  expect(seen).toEqual([...new Set(seen)].toSorted().reverse());
  const { status, body } = await carol.call(listNotifications, { query: { cursor: 'x' } });
  expect([status, body]).toMatchObject([400, { fields: { cursor: expect.any(Array) } }]);
});

test('a sign-in is mailed to those who asked to hear of account activity, and to nobody else', async () => {
  const dora = await house.person('dora');
  await house.signIn(dora.email);
  const mailed = async () =>
    (await lettersTo(house, dora.email)).filter(({ subject }) => subject === 'A new sign-in to Wren').length;
  expect(await mailed()).toBe(0);
  const preferences = { activity: true, marketing: false, social: false };
  await dora.call(updateMe, { body: { notification_preferences: preferences } });
  await house.signIn(dora.email);
  expect(await mailed()).toBe(1);
});

test('a changed password is mailed whatever the preferences say', async () => {
  const erin = await house.person('erin');
  const preferences = { activity: false, marketing: false, social: false };
  await erin.call(updateMe, { body: { notification_preferences: preferences } });
  await change(erin, housePassword, another);
  const subjects = (await lettersTo(house, erin.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your Wren password was changed');
});
