import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rateLimits, sizes } from '@wren/contract/limits.ts';
import { listNotifications } from '@wren/contract/notifications.ts';
import { sendPhoneCode, verifyPhoneCode } from '@wren/contract/phone.ts';
import { getMe, updateMe } from '@wren/contract/users.ts';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type House, openHouse, type Person } from '../house.ts';
import { newestTo } from '../letter-box.ts';

let now = new Date('2026-11-20T12:00:00Z');
let house: House;
beforeAll(async () => {
  house = await openHouse({ clock: () => now });
});
afterAll(() => house.close());

let numbers = 0;
/** A number nobody has been sent anything to: of those kept for fiction, so that no test can reach a person. */
const newNumber = () =>
  `${['415', '212', '617', '312', '206'][Math.floor(numbers / 99) % 5]}5550${101 + (numbers++ % 99)}`;

const send = (person: Person, phone_number: string) => person.call(sendPhoneCode, { body: { phone_number } });
const verify = (person: Person, phone_number: string, code: string) =>
  person.call(verifyPhoneCode, { body: { phone_number, code } });

/** Every text message to a number, oldest first. */
function textsTo(to: string, { ctx }: House = house): { text: string; code: string }[] {
  const folder = join(ctx.config.dataDir, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sms'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; text: string })
    .filter((message) => message.to === to)
    .map(({ text }) => ({ text, code: /^\d{6}/.exec(text)?.[0] ?? '' }));
}

async function codeFor(person: Person, number: string): Promise<string> {
  expect((await send(person, number)).status).toBe(204);
  const { code } = textsTo(`+1${number}`).at(-1) ?? {};
  return code ?? '';
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const fieldsOf = (answer: { body: unknown }) => (answer.body as { fields: Record<string, string[]> }).fields;

describe('verifying a phone number', () => {
  test('takes a code of six digits texted to it, and the owner hears of it', async () => {
    const carol = await house.person('carol');
    const number = newNumber();
    expect((await send(carol, `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`)).status).toBe(204);
    const [message] = textsTo(`+1${number}`);
    expect(message?.text).toMatch(
      /^\d{6} is your Wren code\. It works for 10 minutes\. Never pass it on\.\n\n@127\.0\.0\.1 #\d{6}$/,
    );
    const { status, body } = await verify(carol, number, message?.code ?? '');
    expect(status).toBe(200);
    expect(body).toMatchObject({ phone_number: number, is_phone_verified: true });
    expect((await carol.call(getMe)).body).toEqual(body);
    const [newest] = (await carol.call(listNotifications)).body.results;
    expect(newest?.kind).toBe('phone_verified');
    const letter = await newestTo(house, carol.email, /^A phone number was verified/);
    expect(letter?.text).not.toContain(number);
  });

  test('a number with its leading 1, and digits with spaces between them, are the same number and code', async () => {
    const dora = await house.person('dora');
    const number = newNumber();
    const code = await codeFor(dora, number);
    const { status, body } = await verify(dora, `+1 ${number}`, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect([status, body.is_phone_verified]).toEqual([200, true]);
  });

  test('a code works once, also when it is sent twice at the same time', async () => {
    const erin = await house.person('erin');
    const number = newNumber();
    const code = await codeFor(erin, number);
    const answers = await Promise.all([verify(erin, number, code), verify(erin, number, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await verify(erin, number, code)).status).toBe(400);
  });

  test('a code works for ten minutes and not longer', async () => {
    const finn = await house.person('finn');
    const number = newNumber();
    const code = await codeFor(finn, number);
    const start = now;
    onTestFinished(() => {
      now = start;
    });
    now = new Date(start.getTime() + sizes.phoneCode.seconds * 1000);
    expect(fieldsOf(await verify(finn, number, code))).toEqual({
      code: ['This code has run out. Please ask for a new one.'],
    });
    now = new Date(now.getTime() - 1000);
    expect((await verify(finn, number, code)).status).toBe(200);
  });

  test('a code has five tries, says how many are left, and then not even the right one works', async () => {
    const gwen = await house.person('gwen');
    const number = newNumber();
    const code = await codeFor(gwen, number);
    const said = [];
    for (let i = 0; i < sizes.phoneCode.tries; i++) {
      said.push(fieldsOf(await verify(gwen, number, another(code))).code?.[0]);
    }
    expect(said).toEqual([
      'That is not the code we sent. You have 4 tries left.',
      'That is not the code we sent. You have 3 tries left.',
      'That is not the code we sent. You have 2 tries left.',
      'That is not the code we sent. You have 1 try left.',
      'That is not the code we sent, and that was the last try. Please ask for a new one.',
    ]);
    expect((await verify(gwen, number, code)).status).toBe(400);
    expect((await gwen.call(getMe)).body.is_phone_verified).toBe(false);
    expect((await verify(gwen, number, await codeFor(gwen, number))).status).toBe(200);
  });

  test('tries sent all at once do not get past the count', async () => {
    const hugo = await house.person('hugo');
    const number = newNumber();
    const code = await codeFor(hugo, number);
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(hugo, number, another(code))));
    const counted = answers.filter((answer) => /not the code we sent/.test(fieldsOf(answer).code?.[0] ?? ''));
    expect(counted).toHaveLength(sizes.phoneCode.tries);
    expect((await verify(hugo, number, code)).status).toBe(400);
  });

  test('the code before is worth nothing once there is another one', async () => {
    const ines = await house.person('ines');
    const number = newNumber();
    const first = await codeFor(ines, number);
    const second = await codeFor(ines, number);
    if (first !== second) expect((await verify(ines, number, first)).status).toBe(400);
    expect((await verify(ines, number, second)).status).toBe(200);
  });

  test('a code proves the number it was sent to, and no other one', async () => {
    const jack = await house.person('jack');
    const code = await codeFor(jack, newNumber());
    expect((await verify(jack, newNumber(), code)).status).toBe(400);
    expect((await jack.call(getMe)).body).toMatchObject({ phone_number: '', is_phone_verified: false });
  });

  test("Bob cannot use Alice's code, nor is his own counted against hers", async () => {
    const number = newNumber();
    const code = await codeFor(house.alice, number);
    for (let i = 0; i < 6; i++) {
      expect(fieldsOf(await verify(house.bob, number, code))).toEqual({
        code: ['This code has run out. Please ask for a new one.'],
      });
    }
    expect((await house.bob.call(getMe)).body.is_phone_verified).toBe(false);
    expect((await verify(house.alice, number, code)).status).toBe(200);
  });

  test('nobody who is not signed in is sent anything', async () => {
    const { status } = await house.visitor.call(sendPhoneCode, { body: { phone_number: newNumber() } });
    expect(status).toBe(401);
  });
});

describe('what is typed', () => {
  test.each(['555123456', '25551234567', 'call me', '', '41555501324'])('%j is no number', async (typed) => {
    const answer = await send(house.bob, typed);
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual({ phone_number: ['Please enter a phone number of 10 digits'] });
  });

  test.each(['5551234567', '8005550199', '19005550199', '1115550132'])(
    '%s is a number that gets no text messages',
    async (typed) => {
      expect(fieldsOf(await send(house.bob, typed))).toEqual({
        phone_number: ['This does not look like a number that can get text messages.'],
      });
    },
  );

  test.each(['12345', '1234567', 'abcdef', '', '１２３４５６'])('%j is no code', async (code) => {
    expect(fieldsOf(await verify(house.bob, newNumber(), code))).toEqual({
      code: ['Please enter the 6 digits we sent you'],
    });
  });
});

describe('a verified number', () => {
  async function verified(name: string): Promise<[Person, string]> {
    const person = await house.person(name);
    const number = newNumber();
    await verify(person, number, await codeFor(person, number));
    return [person, number];
  }

  test('is unverified by changing it, also when it is changed back, and its owner hears of that', async () => {
    const [kate, number] = await verified('kate');
    const save = (phone_number: string) => kate.call(updateMe, { body: { phone_number } });
    expect((await save(newNumber())).body.is_phone_verified).toBe(false);
    expect((await save(number)).body.is_phone_verified).toBe(false);
    expect(await newestTo(house, kate.email, /^The phone number of your Wren account was changed/)).toBeDefined();
    expect((await kate.call(listNotifications)).body.results[0]?.kind).toBe('phone_removed');
  });

  test('stays verified when the rest of the profile changes, and when it is written another way', async () => {
    const [liam, number] = await verified('liam');
    for (const body of [{ first_name: 'Liam' }, { phone_number: `+1 ${number}` }]) {
      expect((await liam.call(updateMe, { body })).body.is_phone_verified).toBe(true);
    }
  });

  test('is unverified by removing it, and cannot be claimed by a patch', async () => {
    const [mona] = await verified('mona');
    expect((await mona.call(updateMe, { body: { phone_number: '' } })).body.is_phone_verified).toBe(false);
    const claim = await mona.inject({ method: 'PATCH', url: updateMe.path, payload: { is_phone_verified: true } });
    expect(claim.statusCode).toBe(400);
  });

  test('is not texted once more', async () => {
    const [nils, number] = await verified('nils');
    expect(fieldsOf(await send(nils, number))).toEqual({ phone_number: ['This number is verified already.'] });
  });
});

test('neither a number nor a code stands anywhere in the database or the log in plain words', async () => {
  const olga = await house.person('olga');
  const number = newNumber();
  const code = await codeFor(olga, number);
  const seen: string[] = [];
  const { rows: tables } = await house.ctx.db.executeQuery<{ name: string }>(
    CompiledQuery.raw(`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`),
  );
  for (const { name } of tables) {
    const { rows } = await house.ctx.db.executeQuery<{ row: string }>(
      CompiledQuery.raw(
        `select row_to_json(t)::text as row from ${name} t where row_to_json(t)::text like '%${olga.id}%'`,
      ),
    );
    seen.push(...rows.map(({ row }) => row));
  }
  expect(seen.length).toBeGreaterThan(0);
  const all = [...seen, ...house.logLines].join('\n').replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
  expect(all).not.toContain(number);
  for (const line of house.logLines) expect(line).not.toMatch(new RegExp(`\\b${code}\\b`));
});

describe('limits', () => {
  let strict: House;
  beforeAll(async () => {
    strict = await openHouse({ config: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => strict.close());

  test('one code a minute to one person, whatever the number, and to one number, whoever asks', async () => {
    const number = newNumber();
    expect((await send(strict.alice, number)).status).toBe(204);
    const again = await send(strict.alice, newNumber());
    expect(again.status).toBe(429);
    expect(again.body).toMatchObject({
      detail: expect.stringMatching(/^We sent a code a moment ago\. You can ask for another one in \d+ seconds?\.$/),
    });
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await send(strict.bob, number)).status).toBe(429);
    expect(textsTo(`+1${number}`, strict)).toHaveLength(1);
  });

  test('and so many a day', async () => {
    const carol = await strict.person('carol');
    const { limits } = strict.app;
    for (let i = 0; i < rateLimits.phoneCodeDay.calls; i++) {
      expect((await send(carol, newNumber())).status).toBe(204);
      await limits.forgive('phoneCode', `person ${carol.id}`);
    }
    const refused = await send(carol, newNumber());
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      detail: 'That is as many codes as we send in a day. Please try again tomorrow.',
    });
  });

  test('a wrong number costs nobody the minute', async () => {
    const dora = await strict.person('dora');
    expect((await send(dora, '5551234567')).status).toBe(400);
    expect((await send(dora, newNumber())).status).toBe(204);
  });
});

test('where nobody carries text messages, it says so', async () => {
  const other = await openHouse({ config: { PUBLIC_URL: 'https://wren.example.com' } });
  onTestFinished(() => other.close());
  const { status, body } = await send(other.alice, newNumber());
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: 'unavailable',
    detail: 'Text messages are not set up here, so numbers cannot be verified.',
  });
});

test('the outbox shows a text message beside the letters', async () => {
  const number = newNumber();
  const code = await codeFor(await house.person('pia'), number);
  const list = (await house.visitor.inject({ url: '/dev/outbox' })).body;
  const [, path = ''] = new RegExp(`href="(/dev/outbox/[\\w-]+)">A text message</a><br>\\+1${number}`).exec(list) ?? [];
  const page = await house.visitor.inject({ url: path });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`${code} is your Wren code.`);
});
