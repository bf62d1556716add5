import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmPasswordReset, createToken, resetPassword } from '@wren/contract/auth.ts';
import {
  type Arrival,
  connect,
  connectedAccounts,
  disconnect,
  finishConnect,
  finishSignIn,
  listProviders,
  type Provider,
  providers,
  startSignIn,
} from '@wren/contract/connections.ts';
import { listNotifications } from '@wren/contract/notifications.ts';
import { deleteMe, getMe } from '@wren/contract/users.ts';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createOrganization } from '#organizations/manage-organizations.ts';
import { type House, housePassword, openHouse, type Person } from '../house.ts';
import { linkIn, newestTo } from '../letter-box.ts';
import { comeBack, travel, visit } from './journeys.ts';
import { type OpenIdProvider, openOpenIdProvider } from './openid-provider.ts';

const publicUrl = 'http://127.0.0.1:8000';
const folder = mkdtempSync(join(tmpdir(), 'wren-openid-'));
let later = 0;
let provider: OpenIdProvider;
let house: House;
beforeAll(async () => {
  provider = await openOpenIdProvider(publicUrl, join(folder, 'apple.p8'));
  house = await openHouse({ config: provider.settings, clock: () => new Date(Date.now() + later) });
});
afterAll(async () => {
  await house.close();
  await provider.close();
  rmSync(folder, { recursive: true });
});

const depart = async (person: Person, name: Provider = 'google') => {
  const { status, body } = await person.call(connect, { params: { provider: name } });
  expect(status).toBe(200);
  return body;
};
const finish = (person: Person, arrival: Arrival, name: Provider = 'google') =>
  person.call(finishConnect, { params: { provider: name }, body: arrival });
const connected = async (person: Person) => (await person.call(connectedAccounts)).body;
const leaveOff = (person: Person, name: Provider = 'google') => person.call(disconnect, { params: { provider: name } });

/** Connects someone's account at the provider, who is called `login` there. */
async function connectAs(person: Person, login: string, name: Provider = 'google') {
  return finish(person, await travel(house, await depart(person, name), login), name);
}

const start = async (more: { sign_up?: boolean; organization_slug?: string } = {}, name: Provider = 'google') =>
  (await house.visitor.call(startSignIn, { params: { provider: name }, body: more })).body;
const finishIn = (arrival: Arrival, name: Provider = 'google') =>
  house.visitor.call(finishSignIn, { params: { provider: name }, body: arrival });
async function signInAs(login: string, more: Parameters<typeof start>[0] = {}, name: Provider = 'google') {
  return finishIn(await travel(house, await start(more, name), login), name);
}

const runOut = 'This has run out, or was begun in another window. Please start again.';

/** Someone with tokens, as a caller. */
const withAccess = (access: string) => (row: typeof getMe) =>
  house.visitor.call(row, { headers: { authorization: `Bearer ${access}` } });

describe('connecting', () => {
  test.each(providers)('%s: connect, sign in with it, disconnect; the owner hears of each', async (name) => {
    const carol = await house.person(`carol.${name}`);
    expect(await connected(carol)).toEqual({ google: false, apple: false });
    const answer = await connectAs(carol, `someone-at-${name}`, name);
    expect([answer.status, answer.body]).toEqual([200, { google: false, apple: false, [name]: true }]);
    expect(await connected(carol)).toEqual(answer.body);

    const signedIn = await signInAs(`someone-at-${name}`, {}, name);
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.is_new).toBe(false);
    expect((await withAccess(signedIn.body.access)(getMe)).body.id).toBe(carol.id);

    expect((await leaveOff(carol, name)).body).toEqual({ google: false, apple: false });
    expect((await leaveOff(carol, name)).status).toBe(200);
    const again = await signInAs(`someone-at-${name}`, {}, name);
    expect(again.status).toBe(403);
    const kinds = (await carol.call(listNotifications)).body.results.map(({ kind }) => kind);
    expect(kinds).toEqual(['account_disconnected', 'signed_in', 'account_connected', 'signed_in']);
    expect(await newestTo(house, carol.email, /^Another way to sign in/)).toBeDefined();
    expect(await newestTo(house, carol.email, /^A way to sign in to your Wren account was removed/)).toBeDefined();
  });

  test('is asked for with PKCE, state and nonce, and for no more than an address', async () => {
    const { authorization_url, ticket, state } = await depart(house.alice);
    const asked = Object.fromEntries(new URL(authorization_url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state,
      redirect_uri: `${publicUrl}/auth/google/callback`,
    });
    expect(authorization_url).not.toContain(ticket);
    const apple = new URL((await depart(house.alice, 'apple')).authorization_url).searchParams;
    expect(apple.get('response_mode')).toBe('form_post');
  });

  test('Apple comes back with a form, and its client secret is a JWT the provider verifies', async () => {
    const dora = await house.person('dora');
    const departure = await depart(dora, 'apple');
    const back = await visit(departure.authorization_url, 'dora-at-apple');
    expect(back.method).toBe('POST');
    expect(back.form).toContain('code=');
    const found = Object.fromEntries(await comeBack(house, back)) as unknown as Arrival & { provider?: string };
    delete found.provider;
    expect((await finish(dora, { ...found, ticket: departure.ticket }, 'apple')).status).toBe(200);
    const shown = provider.appleSecrets.at(-1);
    expect(shown?.header).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
    expect(shown?.payload).toMatchObject({ iss: 'TEAM123456', sub: 'example.wren.web', aud: provider.issuer });
    // It is made once and used again.
    await connectAs(await house.person('dirk'), 'dirk-at-apple', 'apple');
    expect(provider.appleSecrets.at(-1)).toEqual(shown);
  });

  test('the provider’s name for a person is known here by a keyed hash alone', async () => {
    await connectAs(await house.person('edna'), 'edna-marigold');
    for (const table of ['connected_accounts', 'connection_attempts', 'users', 'notifications']) {
      const { rows } = await house.ctx.db.executeQuery<{ row: string }>(
        CompiledQuery.raw(`select row_to_json(t)::text as row from ${table} t`),
      );
      expect(rows.map(({ row }) => row).join('\n')).not.toMatch(/marigold/);
    }
    expect(house.logLines.join('\n')).not.toMatch(/marigold/);
  });

  test('doing it twice changes nothing, and a second account of the provider is refused', async () => {
    const finn = await house.person('finn');
    await connectAs(finn, 'finn-one');
    expect((await connectAs(finn, 'finn-one')).status).toBe(200);
    const other = await connectAs(finn, 'finn-two');
    expect(other.status).toBe(403);
    expect(other.body).toMatchObject({ detail: 'You have connected another Google account. Disconnect it first.' });
  });

  test('two people cannot connect the same account', async () => {
    const [gwen, hugo] = [await house.person('gwen'), await house.person('hugo')];
    await connectAs(gwen, 'shared-account');
    const refused = await connectAs(hugo, 'shared-account');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      detail: 'This Google account is connected to another Wren account. Sign in there and disconnect it first.',
    });
    expect(await connected(hugo)).toEqual({ google: false, apple: false });
    expect((await signInAs('shared-account')).status).toBe(200);
  });
});

describe('a journey ends where it began', () => {
  test("Bob cannot finish Alice's connect, nor can a visitor, and Alice still can", async () => {
    const arrival = await travel(house, await depart(house.alice), 'alice-at-google');
    const bobs = await finish(house.bob, arrival);
    expect(bobs.status).toBe(400);
    expect(bobs.body).toMatchObject({ detail: runOut });
    expect((await finishIn(arrival)).status).toBe(400);
    const { status } = await house.visitor.call(finishConnect, { params: { provider: 'google' }, body: arrival });
    expect(status).toBe(401);
    expect((await finish(house.alice, arrival)).status).toBe(200);
    expect(await connected(house.bob)).toEqual({ google: false, apple: false });
  });

  test('what came back to one browser is worth nothing with the ticket of another', async () => {
    // Someone begins, sends the address to Mona, and waits with the ticket for her to come back.
    const theirs = await start({ sign_up: true });
    const mine = await start({ sign_up: true });
    const monas = await travel(house, theirs, 'mona-at-google');
    for (const ticket of [mine.ticket, 'guessed']) {
      expect((await finishIn({ ...monas, ticket })).body).toMatchObject({ detail: runOut });
    }
    expect((await finishIn({ ...monas, state: mine.state, ticket: mine.ticket })).status).toBe(400);
    // The code that came back with Mona is all they lack, and it never left her browser.
    expect((await finishIn({ ...monas, code: 'guessed' })).status).toBe(400);
  });

  test('a wrong state, and another provider’s journey, are refused', async () => {
    const arrival = await travel(house, await depart(house.bob), 'bob-at-google');
    expect((await finish(house.bob, { ...arrival, state: 'another' })).status).toBe(400);
    expect((await finish(house.bob, arrival, 'apple')).status).toBe(400);
    expect(await connected(house.bob)).toEqual({ google: false, apple: false });
  });

  test('an arrival works once, also when it is sent twice at the same time', async () => {
    const ines = await house.person('ines');
    const arrival = await travel(house, await depart(ines), 'ines-at-google');
    const answers = await Promise.all([finish(ines, arrival), finish(ines, arrival)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await finish(ines, arrival)).body).toMatchObject({ detail: runOut });
  });

  test('a code the provider has seen before is refused by it', async () => {
    const jack = await house.person('jack');
    const first = await travel(house, await depart(jack), 'jack-at-google');
    expect((await finish(jack, first)).status).toBe(200);
    const second = await depart(jack);
    const replayed = { ...first, state: second.state, ticket: second.ticket };
    expect((await finish(jack, replayed)).body).toMatchObject({ detail: runOut });
  });

  test('a journey of more than ten minutes has run out', async () => {
    const kate = await house.person('kate');
    const arrival = await travel(house, await depart(kate), 'kate-at-google');
    onTestFinished(() => {
      later = 0;
    });
    later = 10 * 60 * 1000;
    expect((await finish(kate, arrival)).body).toMatchObject({ detail: runOut });
  });

  test('an answer that was made for another nonce is not trusted', async () => {
    house.expectTrouble();
    const liam = await house.person('liam');
    const departure = await depart(liam);
    const address = new URL(departure.authorization_url);
    address.searchParams.set('nonce', 'another');
    const arrival = await travel(house, { ...departure, authorization_url: address.href }, 'liam-at-google');
    const { status, body } = await finish(liam, arrival);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: 'The answer from Google could not be trusted. Please start again.' });
    expect(await connected(liam)).toEqual({ google: false, apple: false });
  });

  test('an answer that names another issuer is not trusted', async () => {
    house.expectTrouble();
    const lena = await house.person('lena');
    const arrival = await travel(house, await depart(lena), 'lena-at-google');
    expect((await finish(lena, { ...arrival, iss: 'https://evil.example' })).status).toBe(400);
    expect(await connected(lena)).toEqual({ google: false, apple: false });
  });

  test.each(providers)('who says no at %s comes back with that, and nothing has changed', async (name) => {
    const departure = await depart(house.bob, name);
    const found = await comeBack(house, await visit(departure.authorization_url, undefined));
    expect(found.get('error')).toBe('access_denied');
    expect(found.get('state')).toBe(departure.state);
    expect(found.get('code')).toBeNull();
    expect(await connected(house.bob)).toEqual({ google: false, apple: false });
  });

  test('the way back passes on what it must, changes nothing, and knows no other provider', async () => {
    const attempts = () => sql`select * from connection_attempts`.execute(house.ctx.db).then(({ rows }) => rows.length);
    const before = await attempts();
    const found = await comeBack(house, {
      method: 'POST',
      url: `${publicUrl}/auth/apple/callback`,
      form: 'state=x&code=y&user={"name":{"firstName":"Marigold"}}&next=//evil.example',
    });
    expect(Object.fromEntries(found)).toEqual({ provider: 'apple', state: 'x', code: 'y' });
    expect(await attempts()).toBe(before);
    expect((await house.visitor.inject({ url: '/auth/elsewhere/callback' })).statusCode).toBe(404);
    const json = { method: 'POST', url: '/api/auth/jwt/create/', payload: 'a=b' } as const;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await house.visitor.inject({ ...json, headers })).statusCode).toBe(415);
  });
});

describe('signing in with a provider', () => {
  test('makes an account for someone nobody knows, where they asked to sign up', async () => {
    const refused = await signInAs('nora');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ detail: expect.stringMatching(/^No Wren account is connected/) });
    const { status, body } = await signInAs('nora', { sign_up: true });
    expect([status, body.is_new]).toEqual([200, true]);
    const me = (await withAccess(body.access)(getMe)).body;
    expect(me).toMatchObject({ email: 'nora@example.com', is_verified: true, has_password: false });
    const again = await signInAs('nora');
    expect((await withAccess(again.body.access)(getMe)).body.id).toBe(me.id);
  });

  test('through the link of an organization makes a member', async () => {
    await createOrganization(house.ctx.db, { slug: 'acme', name: 'Acme' });
    const { body } = await signInAs('olga', { sign_up: true, organization_slug: 'acme' });
    const me = (await withAccess(body.access)(getMe)).body;
    const { rows } = await sql`select role from memberships where user_id = ${me.id}`.execute(house.ctx.db);
    expect(rows).toEqual([{ role: 'tenant' }]);
    const nobody = await house.visitor.call(startSignIn, {
      params: { provider: 'google' },
      body: { sign_up: true, organization_slug: 'nobody' },
    });
    expect(nobody.status).toBe(400);
  });

  test('never connects an account that is there already, whatever its address', async () => {
    for (const more of [{}, { sign_up: true }]) {
      const { status, body } = await signInAs('bob', more);
      expect(status).toBe(403);
      expect(body).toMatchObject({
        detail:
          'There is a Wren account with the email address of your Google account. Sign in to it with your password, then connect Google in settings, under security.',
      });
    }
    expect(await connected(house.bob)).toEqual({ google: false, apple: false });
  });

  test.each([
    ['an address that is not confirmed', { email: 'pia@example.com', email_verified: false }],
    ['one that is not, as Apple writes it', { email: 'pia@example.com', email_verified: 'false' as const }],
    ['one that somebody here has', { email: 'bob@example.com', email_verified: false }],
    ['no address', { email: '' }],
    ['what is no address', { email: 'Bob <bob@example.com>', email_verified: true }],
  ])('%s is not believed, and tells nothing', async (_, claims) => {
    provider.people.set('pia', claims);
    const { status, body } = await signInAs('pia', { sign_up: true });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      detail: 'Google has not confirmed your email address. Please sign up with an address and a password instead.',
    });
  });

  test('what Apple writes as text is believed as what it says', async () => {
    provider.people.set('quinn', { email: 'quinn@example.com', email_verified: 'true' });
    expect((await signInAs('quinn', { sign_up: true }, 'apple')).status).toBe(200);
  });

  test('two sign-ups at once make one account', async () => {
    const arrivals = [];
    for (let i = 0; i < 2; i++) arrivals.push(await travel(house, await start({ sign_up: true }), 'rosa'));
    const answers = await Promise.all(arrivals.map((arrival) => finishIn(arrival)));
    expect(answers.filter(({ body }) => body.is_new)).toHaveLength(1);
    const { rows } = await sql`select id from users where email_key = 'rosa@example.com'`.execute(house.ctx.db);
    expect(rows).toHaveLength(1);
  });

  test('does not open an account that is closed', async () => {
    const sven = await house.person('sven');
    await connectAs(sven, 'sven-at-google');
    await house.ctx.db.updateTable('users').where('id', '=', sven.id).set({ disabled_at: new Date() }).execute();
    const { status, body } = await signInAs('sven-at-google');
    expect(status).toBe(403);
    expect(body).toMatchObject({ detail: expect.stringMatching(/^This account is closed for now/) });
  });
});

describe('someone without a password', () => {
  async function newcomer(login: string) {
    const { body } = await signInAs(login, { sign_up: true });
    const headers = { authorization: `Bearer ${body.access}` };
    const email = `${login}@example.com`;
    return { email, headers };
  }

  test('cannot be signed in to with any password, and keeps the only way in until there is one', async () => {
    const { email, headers } = await newcomer('tara');
    for (const password of ['', 'null', 'undefined', housePassword].map((word) => word.padEnd(8))) {
      expect((await house.visitor.call(createToken, { body: { email, password } })).status).toBe(401);
    }
    const leave = () => house.visitor.call(disconnect, { params: { provider: 'google' }, headers });
    const refused = await leave();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      detail: 'Google is your only way to sign in. Choose a password first, then disconnect it.',
    });
    const gone = await house.visitor.call(deleteMe, { body: { current_password: 'x' }, headers });
    expect(gone.body).toMatchObject({ detail: expect.stringMatching(/^Your account has no password yet/) });

    await house.visitor.call(resetPassword, { body: { email } });
    const link = linkIn(await newestTo(house, email, /^Choose a new password/), 'password');
    const body = { ...link, new_password: housePassword, re_new_password: housePassword };
    expect((await house.visitor.call(confirmPasswordReset, { body })).status).toBe(204);
    expect((await leave()).body).toEqual({ google: false, apple: false });
    expect((await house.signIn(email)).email).toBe(email);
  });

  test('may disconnect one of two, and of two at once one stays', async () => {
    const { headers } = await newcomer('ulla');
    const arrival = await (async () => {
      const { body } = await house.visitor.call(connect, { params: { provider: 'apple' }, headers });
      return travel(house, body, 'ulla-at-apple');
    })();
    const both = await house.visitor.call(finishConnect, { params: { provider: 'apple' }, body: arrival, headers });
    expect(both.body).toEqual({ google: true, apple: true });
    const answers = await Promise.all(
      providers.map((name) => house.visitor.call(disconnect, { params: { provider: name }, headers })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });
});

test('deleting the account frees the account at the provider', async () => {
  const vera = await house.person('vera');
  await connectAs(vera, 'vera-at-google');
  await vera.call(deleteMe, { body: { current_password: housePassword } });
  const walt = await house.person('walt');
  expect((await connectAs(walt, 'vera-at-google')).status).toBe(200);
});

describe('a provider that is not there', () => {
  test('without settings says so, and is shown as not set up', async () => {
    const bare = await openHouse();
    onTestFinished(() => bare.close());
    expect((await bare.visitor.call(listProviders)).body).toEqual({ google: false, apple: false });
    for (const name of providers) {
      const { status, body } = await bare.alice.call(connect, { params: { provider: name } });
      expect(status).toBe(503);
      expect(body).toMatchObject({
        code: 'unavailable',
        detail: `Signing in with ${name === 'google' ? 'Google' : 'Apple'} is not set up here.`,
      });
    }
    expect((await house.visitor.call(listProviders)).body).toEqual({ google: true, apple: true });
  });

  test('one nobody has heard of is not found', async () => {
    const { statusCode } = await house.alice.inject({ method: 'POST', url: '/api/auth/elsewhere/connect' });
    expect(statusCode).toBe(404);
  });

  test('when it is down, on the way there or back, says so in a sentence, and is asked again later', async () => {
    const second = await openOpenIdProvider(publicUrl, join(folder, 'second.p8'));
    const there = await openHouse({ config: second.settings });
    onTestFinished(() => there.close());
    there.expectTrouble();
    const { body } = await there.alice.call(connect, { params: { provider: 'google' } });
    const arrival = await travel(there, body, 'alice-at-google');
    await second.close();
    const down = { code: 'unavailable', detail: 'Google cannot be reached just now. Please try again in a moment.' };
    const finished = await there.alice.call(finishConnect, { params: { provider: 'google' }, body: arrival });
    expect([finished.status, finished.body]).toEqual([503, expect.objectContaining(down)]);
    const fresh = await there.alice.call(connect, { params: { provider: 'apple' } });
    expect([fresh.status, fresh.body]).toEqual([
      503,
      expect.objectContaining({ detail: 'Apple cannot be reached just now. Please try again in a moment.' }),
    ]);
  });
});
