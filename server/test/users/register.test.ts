import { createToken } from '@wren/contract/auth.ts';
import { findOrganization } from '@wren/contract/organizations.ts';
import { register } from '@wren/contract/users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrganization, deactivateOrganization } from '#organizations/manage-organizations.ts';
import { type House, housePassword, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await createOrganization(house.ctx.db, { slug: 'acme', name: 'Acme' });
  await createOrganization(house.ctx.db, { slug: 'gone', name: 'Gone' });
  await deactivateOrganization(house.ctx.db, 'gone');
});
afterAll(() => house.close());

const signUp = (email: string, more: object = {}) =>
  house.visitor.call(register, { body: { email, password: housePassword, re_password: housePassword, ...more } });

test('registration answers 201 with the address, and the person can sign in', async () => {
  expect(await signUp('carol@example.com')).toMatchObject({ status: 201, body: { email: 'carol@example.com' } });
  const { status } = await house.visitor.call(createToken, {
    body: { email: 'carol@example.com', password: housePassword },
  });
  expect(status).toBe(200);
});

describe('an address that has an account', () => {
  test('is answered the same, whatever its letter case, and keeps its password', async () => {
    const fresh = await signUp('dave@example.com');
    const taken = await signUp('DAVE@example.com', {
      password: 'another evening by the sea',
      re_password: 'another evening by the sea',
    });
    expect(taken.status).toBe(fresh.status);
    expect(taken.body).toEqual({ email: 'DAVE@example.com' });
    const login = (password: string) =>
      house.visitor.call(createToken, { body: { email: 'dave@example.com', password } });
    expect((await login(housePassword)).status).toBe(200);
    expect((await login('another evening by the sea')).status).toBe(401);
  });

  test('is not made a member of an organization by someone who registers it again', async () => {
    await signUp('erin@example.com');
    await signUp('erin@example.com', { organization_slug: 'acme' });
    expect(await membershipsOf('erin@example.com')).toEqual([]);
  });

  test('registers once when two arrive together', async () => {
    const answers = await Promise.all([signUp('finn@example.com'), signUp('Finn@example.com')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await house.ctx.db
      .selectFrom('users')
      .where('email_key', '=', 'finn@example.com')
      .select('id')
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('what is refused, field by field', () => {
  const cases: [what: string, more: object, fields: Record<string, string[]>][] = [
    ['a malformed address', { email: 'no address' }, { email: ['Please enter a valid email address'] }],
    [
      'two addresses in one',
      { email: 'a@example.com,b@example.com' },
      { email: ['Please enter a valid email address'] },
    ],
    [
      'a line break in an address',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      { email: ['Please enter a valid email address'] },
    ],
    [
      'a password under 12 characters',
      { password: 'eleven char', re_password: 'eleven char' },
      { password: ['Password must be at least 12 characters'] },
    ],
    ['two passwords that differ', { re_password: 'something else' }, { re_password: ["Passwords don't match"] }],
    ['an organization nobody knows', { organization_slug: 'nope' }, { organization_slug: ['Organization not found'] }],
    ['a deactivated organization', { organization_slug: 'gone' }, { organization_slug: ['Organization not found'] }],
    ['what cannot be a slug', { organization_slug: 'No Such!' }, { organization_slug: ['Organization not found'] }],
  ];
  test.each(cases)('%s', async (_, more, fields) => {
    const { status, body } = await signUp('refused@example.com', more);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', fields });
    const rows = await house.ctx.db.selectFrom('users').where('email_key', 'like', '%refused%').select('id').execute();
    expect(rows).toEqual([]);
  });

  const guessable = [
    'password1234',
    'Password123!',
    'P@ssw0rd1234',
    '123456789012',
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    'letmeinletmein',
    'refused@example.com',
  ];
  test.each(guessable)('the common password %s', async (password) => {
    const { status, body } = await signUp('refused@example.com', { password, re_password: password });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: { password: ['This password is easily guessed. Please choose another one.'] },
    });
  });

  test('the longest password takes no time worth an attack', async () => {
    const password = `${'qwerty1!Ab'.repeat(12)}xyzxyzxy`;
    const start = performance.now();
    await signUp('refused2@example.com', { password, re_password: password });
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('an organization', () => {
  test('is found by its slug, as a list of one', async () => {
    expect(await find('acme')).toMatchObject({ status: 200, body: { results: [{ slug: 'acme', name: 'Acme' }] } });
  });

  test('that is unknown, deactivated or impossible is an empty list', async () => {
    for (const slug of ['nope', 'gone', 'No Such!']) {
      expect(await find(slug)).toMatchObject({ status: 200, body: { results: [] } });
    }
  });

  test('makes who signs up through it a tenant member', async () => {
    expect((await signUp('gwen@example.com', { organization_slug: 'acme' })).status).toBe(201);
    expect(await membershipsOf('gwen@example.com')).toEqual([{ slug: 'acme', role: 'tenant' }]);
  });

  const find = (slug: string) => house.visitor.call(findOrganization, { query: { slug } });
});

function membershipsOf(emailKey: string) {
  return house.ctx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .where('users.email_key', '=', emailKey)
    .select(['organizations.slug', 'memberships.role'])
    .execute();
}
