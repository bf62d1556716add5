import { createToken, refreshToken, verifyToken } from '@wren/contract/auth.ts';
import { sendMessage, setTitle } from '@wren/contract/chat.ts';
import { findOrganization } from '@wren/contract/organizations.ts';
import { register, updateMe } from '@wren/contract/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog, describeError } from '#platform/log.ts';
import { type House, housePassword, openHouse } from '../house.ts';
import { type ScriptedCompanion, scriptedCompanion } from '../scripted-companion.ts';

/** One word a test puts everywhere a person can type. */
const secret = 'heliotrope';

let house: House;
let companion: ScriptedCompanion;
beforeAll(async () => {
  companion = scriptedCompanion({ content: `You said ${secret}.` }, { state: { heard: secret } });
  house = await openHouse({ companion });
});
afterAll(() => house.close());

const asJson = { accept: 'application/json' };

/** Everything logged in this house so far, at every level. */
function everyLine(): string {
  expect(house.ctx.log.level).toBe('trace');
  return house.logLines.join('');
}

test('a call leaves its method, route pattern, status, duration and ids', async () => {
  await house.alice.inject({ url: '/api/users/me/?x=1' });
  const line = JSON.parse(house.logLines.at(-1) ?? '{}');
  expect(line).toEqual({
    level: 'info',
    time: expect.any(String),
    request_id: expect.any(String),
    method: 'GET',
    route: '/api/users/me/',
    status: 200,
    ms: expect.any(Number),
    user_id: house.alice.id,
    msg: 'answered',
  });
});

describe('words never reach the log', () => {
  test('on success', async () => {
    const { body } = await house.alice.call(sendMessage, { body: { message: `I love ${secret}.` }, headers: asJson });
    await house.alice.call(setTitle, { params: { id: body.conversation_id }, body: { title: `About ${secret}` } });
    await house.alice.call(updateMe, { body: { bio: secret, first_name: secret } });
    const email = `${secret}@example.com`;
    await house.visitor.call(register, { body: { email, password: housePassword, re_password: housePassword } });
    await house.visitor.call(createToken, { body: { email, password: housePassword } });
    await house.visitor.call(findOrganization, { query: { slug: secret } });
    const streamed = await house.alice.call(sendMessage, { body: { message: `More of ${secret}.` } });
    expect(streamed.text).toContain(`You said ${secret}.`);
    expect(everyLine()).not.toContain(secret);
  });

  test('when input is refused', async () => {
    const { visitor, alice } = house;
    await visitor.inject({ url: `/${secret}?q=${secret}` });
    await visitor.inject({ url: `/api/${secret}/%zz` });
    await visitor.inject({
      method: 'POST',
      url: '/api/users/',
      payload: `{"${secret}`,
      headers: { 'content-type': 'application/json' },
    });
    await visitor.inject({ method: 'POST', url: '/api/users/', payload: { [secret]: secret, email: secret } });
    await visitor.call(createToken, { body: { email: `${secret}@example.com`, password: `${secret} is wrong` } });
    await visitor.call(verifyToken, { body: { token: secret } });
    await visitor.call(refreshToken, { body: { refresh: secret } });
    await alice.inject({ url: `/api/chat/conversations/${secret}/` });
    await alice.inject({ url: '/api/users/me/', headers: { authorization: `Bearer ${secret}` } });
    expect(everyLine()).not.toContain(secret);
  });

  test('when something fails', async () => {
    house.expectTrouble();
    companion.script(
      new Error(`could not say ${secret}`, { cause: new Error(`because of ${secret}\n    at ${secret}`) }),
    );
    const failed = await house.alice.call(sendMessage, { body: { message: `Tell me of ${secret}.` }, headers: asJson });
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(failed.text).not.toContain(secret);
    const streamed = await house.alice.call(sendMessage, { body: { message: `And ${secret}?` } });
    expect(streamed.text).not.toContain(secret);
    // PostgreSQL quotes what it could not take.
    await house.ctx.db.schema
      .alterTable('users')
      .addCheckConstraint('refuses', sql`email_key not like '%2@%'`)
      .execute();
    const email = `${secret}2@example.com`;
    const broken = await house.visitor.call(register, {
      body: { email, password: housePassword, re_password: housePassword },
    });
    expect(broken).toMatchObject({
      status: 500,
      body: { code: 'internal', detail: 'Something went wrong. Please try again.' },
    });
    const lines = everyLine();
    expect(lines).toMatch(/"level":"error".*"code":"23514"/);
    expect(lines).not.toContain(secret);
  });

  test('tokens, passwords and addresses neither', () => {
    const lines = everyLine();
    for (const { access, refresh, email } of [house.alice, house.bob]) {
      for (const word of [access, refresh, email, housePassword]) expect(lines).not.toContain(word);
    }
  });
});

describe('an error in the log', () => {
  test('is its kind, its code and where it was thrown', () => {
    const described = describeError(Object.assign(new TypeError(`bad ${secret}`), { code: 'E_BAD' }));
    expect(described).toMatchObject({ kind: 'TypeError', code: 'E_BAD' });
    expect(described.at[0]).toContain('log.test.ts');
    expect(JSON.stringify(described)).not.toContain(secret);
  });

  test('brings no words however it is handed over', () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    const error = new Error(`${secret}\n    at ${secret}`);
    log.error(error);
    log.error({ err: error });
    log.error({ error }, 'told');
    log.child({ request_id: '1' }).warn(error, 'told');
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain(secret);
  });

  test('that has an empty message, or is no error at all, is described too', () => {
    expect(describeError(new Error('')).at[0]).toContain('log.test.ts');
    expect(describeError(secret)).toEqual({ kind: 'string', at: [] });
  });
});
