import { activate, confirmPasswordReset, createToken, resendActivation, resetPassword } from '@wren/contract/auth.ts';
import { listConversations, sendMessage, setTitle } from '@wren/contract/chat.ts';
import { searchConversations } from '@wren/contract/chat-search.ts';
import type { AnyEndpoint } from '@wren/contract/endpoint.ts';
import { addGoal } from '@wren/contract/kept-goals.ts';
import { sizes } from '@wren/contract/limits.ts';
import { addMemory } from '@wren/contract/memories.ts';
import { sayOffTheRecord } from '@wren/contract/off-the-record.ts';
import { findOrganization } from '@wren/contract/organizations.ts';
import type { Problem } from '@wren/contract/problem.ts';
import { subscribe } from '@wren/contract/subscriptions.ts';
import { changePassword, deleteMe, register, updateMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, housePassword, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const asJson = { accept: 'application/json' };

/** What Alice is told when she sends this, field by field. */
async function fieldsRefused(row: AnyEndpoint, body: unknown): Promise<Record<string, string[]>> {
  const { status, body: problem } = await house.alice.call(row, {
    params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' },
    body,
    headers: asJson,
  });
  expect(status).toBe(400);
  return (problem as Problem).fields ?? {};
}

const madeUp = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

test.each(madeUp)('a field that does not exist is named, also when it is called %s', async (name) => {
  expect(await fieldsRefused(updateMe, { [name]: 1 })).toEqual({ [name]: ['There is no such field.'] });
  const { statusCode, body } = await house.alice.inject({ url: `${listConversations.path}?${name}=1` });
  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ code: 'invalid', fields: { [name]: ['There is no such field.'] } });
});

test('a query called __proto__ is refused like any other, and changes nothing', async () => {
  const { statusCode } = await house.alice.inject({ url: `${listConversations.path}?__proto__=1` });
  expect(statusCode).toBe(400);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe('what is missing is refused with the sentence of its field', () => {
  const password = ['Password must be at least 8 characters'];
  const email = ['Please enter a valid email address'];
  test.each<[string, AnyEndpoint, Record<string, string[]>]>([
    ['login', createToken, { email, password }],
    [
      'sign-up',
      register,
      { email, password: ['Password must be at least 12 characters'], re_password: ["Passwords don't match"] },
    ],
    ['forgot password', resetPassword, { email }],
    ['change password', changePassword, { current_password: ['Current password is required'], new_password: password }],
    [
      'activation',
      activate,
      {
        uid: ['Invalid activation link. Please check your email and try again.'],
        token: ['Invalid activation link. Please check your email and try again.'],
      },
    ],
    [
      'reset confirm',
      confirmPasswordReset,
      {
        uid: ['Invalid reset link.'],
        token: ['Invalid reset link.'],
        new_password: ['Password must be at least 8 characters long'],
        re_new_password: ["Passwords don't match"],
      },
    ],
    ['a message', sendMessage, { message: ['Please write a message first.'] }],
  ])('%s', async (_, row, sentences) => {
    expect(await fieldsRefused(row, {})).toEqual(sentences);
    const nulls = Object.fromEntries(Object.keys(sentences).map((name) => [name, null]));
    expect(await fieldsRefused(row, nulls)).toEqual(sentences);
  });

  test('no body at all is told like an empty one', async () => {
    const { statusCode, body } = await house.alice.inject({ method: 'DELETE', url: '/api/users/me/' });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).fields).toEqual({ current_password: ['Current password is required'] });
    const patch = await house.alice.inject({ method: 'PATCH', url: '/api/users/me/' });
    expect(patch.json()).toMatchObject({
      code: 'invalid',
      fields: { body: ['What was sent must be a set of fields.'] },
    });
  });

  test('a mailed link with an empty part is told like one without it', async () => {
    expect(await fieldsRefused(activate, { uid: '', token: 'x' })).toEqual({
      uid: ['Invalid activation link. Please check your email and try again.'],
    });
  });
});

test.each([
  ['NUL', 'ali\0ce@example.com'],
  ['a control character', 'ali\x01ce@example.com'],
  ['a zero-width space', 'ali\u200bce@example.com'],
  ['a change of direction', '\u202ealice@example.com'],
  ['half an emoji', 'ali\ud83dce@example.com'],
  ['a line break', 'alice@example.com\r\nBcc: bob@example.com'],
])('Please enter a valid email address: not one with %s', async (_, email) => {
  const sentence = { email: ['Please enter a valid email address'] };
  const registration = { email, password: housePassword, re_password: housePassword };
  expect(await fieldsRefused(register, registration)).toEqual(sentence);
  expect(await fieldsRefused(createToken, { email, password: housePassword })).toEqual(sentence);
  for (const row of [resetPassword, resendActivation, updateMe]) {
    expect(await fieldsRefused(row, { email })).toEqual(sentence);
  }
});

test('registration may carry an optional organization_slug, and none at all is null too', async () => {
  const body = { email: 'nobodys@example.com', password: housePassword, re_password: housePassword };
  const { status } = await house.visitor.call(register, { body: { ...body, organization_slug: null } });
  expect(status).toBe(201);
});

test.each(['', '\0', 'No Such', "acme'--", '%', '\ud800'])(
  'an organization is not found by %j: an empty list',
  async (slug) => {
    const { status, body } = await house.visitor.call(findOrganization, { query: { slug } });
    expect([status, body]).toEqual([200, { results: [] }]);
  },
);

test.each(['', 'x', '0_1_2', `0_1_${'-'.repeat(36)}`, `2_1_${crypto.randomUUID()}`, '\0'])(
  'a page of the list that cannot exist is refused: %j',
  async (cursor) => {
    const { status, body } = await house.alice.call(listConversations, { query: { cursor } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { cursor: [expect.stringContaining('Please start from the first one.')] } });
  },
);

test('a birthday gets one sentence, the first that fits', async () => {
  const said = async (date_of_birth: string) => (await fieldsRefused(updateMe, { date_of_birth })).date_of_birth;
  const tomorrow = new Date(Date.now() + 86_400_000 * 1.5).toISOString().slice(0, 10);
  expect(await said('')).toEqual(['Please enter a valid date']);
  expect(await said('02/30/1990')).toEqual(['Please enter a valid date']);
  expect(await said('1899-12-31')).toEqual(['Birthday cannot be before 01/01/1900']);
  expect(await said(tomorrow)).toEqual(['Birthday cannot be in the future']);
});

describe('what shows nothing counts as nothing', () => {
  const nothing = ['', ' \n\t', '\u00a0\u3000', '\u200b', '\u200d\ufeff', '\u202e', '\0', '\u2800', '\u3164'];
  test.each(nothing)('%j', async (text) => {
    expect(await fieldsRefused(sendMessage, { message: text })).toEqual({
      message: ['Please write a message first.'],
    });
    expect(await fieldsRefused(setTitle, { title: text })).toEqual({ title: ['Please give the conversation a name.'] });
    expect(await fieldsRefused(addMemory, { text })).toEqual({ text: ['Please write what to remember.'] });
    expect(await fieldsRefused(searchConversations, { query: text })).toEqual({
      query: ['Please write what to look for.'],
    });
    const goal = { id: crypto.randomUUID(), what: text, day: '2026-11-22' };
    expect(await fieldsRefused(addGoal, goal)).toEqual({ what: ['Please write what you would like to do.'] });
  });
});

describe('Counter limit 3000', () => {
  test.each([
    ['2999 letters', 'x'.repeat(2999)],
    ['3000 letters', 'x'.repeat(3000)],
    ['1500 emoji, as the counter counts', '🌧️'.slice(0, 2).repeat(1500)],
    ['3000 letters with spaces around them', ` \n${'x'.repeat(3000)}${' '.repeat(200)}`],
    ['words between which somebody put NUL', 'still\0here'],
  ])('%s are said and kept as they are', async (_, message) => {
    const { status, body } = await house.alice.call(sendMessage, { body: { message }, headers: asJson });
    expect(status).toBe(200);
    const { body: page } = await house.alice.inject({ url: `/api/chat/conversations/${body.conversation_id}/` });
    expect(JSON.parse(page).messages[0].content).toBe(message.trim());
  });

  test.each([
    ['3001 letters', 'x'.repeat(3001)],
    ['1500 emoji and a letter', `${'😀'.repeat(1500)}x`],
  ])('%s are too many', async (_, message) => {
    expect(await fieldsRefused(sendMessage, { message })).toEqual({
      message: ['A message can hold at most 3000 characters.'],
    });
  });
});

test('a chat off the record may grow to its full length in any script', async () => {
  const { characters, message } = sizes.offTheRecord;
  const content = 'न'.repeat(message);
  const history = Array.from({ length: characters / message }, () => ({ role: 'user' as const, content }));
  const { status } = await house.alice.call(sayOffTheRecord, {
    body: { message: 'न'.repeat(sizes.message), history },
    headers: asJson,
  });
  expect(status).toBe(200);
});

test.each([
  ['Bearer  TOKEN', 200],
  ['bearer TOKEN', 200],
  ['Bearer TOKEN and more', 401],
  ['TOKEN', 401],
  ['Bearer', 401],
])('a bearer access token is one word after its scheme: %j is answered %d', async (header, status) => {
  const authorization = header.replace('TOKEN', house.alice.access);
  const { statusCode } = await house.visitor.inject({ url: '/api/users/me/', headers: { authorization } });
  expect(statusCode).toBe(status);
});

test('whoever has left is signed out, whatever they still try', async () => {
  const gone = await house.person('gone');
  const body = { current_password: gone.password };
  expect((await gone.call(deleteMe, { body })).status).toBe(204);
  const { status, body: problem } = await gone.call(subscribe, { body: { plan: 'plus' } });
  expect(status).toBe(401);
  expect(problem).toMatchObject({ code: 'unauthenticated', detail: 'This account no longer exists.' });
  expect((await gone.call(sendMessage, { body: { message: 'Still here?' }, headers: asJson })).status).toBe(401);
  expect((await gone.call(addMemory, { body: { text: 'You were here.' } })).status).toBe(401);
});
