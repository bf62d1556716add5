import { activate, createToken, resendActivation } from '@wren/contract/auth.ts';
import { getMe, register } from '@wren/contract/users.ts';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tasks } from '#tasks.ts';
import { type House, housePassword, openHouse } from '../house.ts';
import { lettersTo, linkIn, newestTo, untilSent } from '../letter-box.ts';

let now = new Date('2026-11-20T12:00:00Z');
let house: House;
beforeAll(async () => {
  house = await openHouse({ clock: () => now });
});
afterAll(() => house.close());

const signUp = (email: string) =>
  house.visitor.call(register, { body: { email, password: housePassword, re_password: housePassword } });
const open = (body: { uid: string; token: string }) => house.visitor.call(activate, { body });
const resend = (email: string) => house.visitor.call(resendActivation, { body: { email } });
const confirmation = (email: string) => newestTo(house, email, /^Confirm your email/);

async function isVerified(email: string): Promise<boolean | undefined> {
  const row = await house.ctx.db
    .selectFrom('users')
    .where('email_key', '=', email)
    .select('is_verified')
    .executeTakeFirst();
  return row?.is_verified;
}

const runOut = 'This link has run out or was used before. A link works once, for 24 hours.';

describe('signing up', () => {
  test('mails a link to the new address, and opening it activates the account', async () => {
    await signUp('carol@example.com');
    const letters = await lettersTo(house, 'carol@example.com');
    expect(letters).toHaveLength(1);
    expect(await isVerified('carol@example.com')).toBe(false);
    const { status } = await open(linkIn(letters[0], 'activation'));
    expect(status).toBe(204);
    expect(await isVerified('carol@example.com')).toBe(true);
  });

  test('the letter is plain and HTML with the same link, without pictures or anything that reports back', async () => {
    const letter = await confirmation('alice@example.com');
    const { uid, token } = linkIn(letter, 'activation');
    expect(letter?.html).toContain(`/activate/${uid}/${token}"`);
    expect(letter?.html).not.toMatch(/<img|<script|<link|url\(|utm_|\?/i);
    expect(letter?.from?.name).toBe('Wren');
  });

  test('an address that has an account gets a letter that says so instead, and nothing changes', async () => {
    await signUp('dave@example.com');
    const answer = await signUp('Dave@example.com');
    expect(answer.status).toBe(201);
    const letters = await lettersTo(house, 'dave@example.com');
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Confirm your email address for Wren',
      'You already have a Wren account',
    ]);
    expect(letters[1]?.text).not.toContain('/activate/');
    expect(letters[1]?.text).toMatch(/\/login$/m);
  });

  test('no letter is posted when the account could not be kept', async () => {
    const before = (await lettersTo(house, 'refused@example.com')).length;
    const { status } = await house.visitor.call(register, {
      body: { email: 'refused@example.com', password: 'password1234', re_password: 'password1234' },
    });
    expect(status).toBe(400);
    expect(await lettersTo(house, 'refused@example.com')).toHaveLength(before);
  });
});

describe('a mailed token', () => {
  test('works once', async () => {
    await signUp('erin@example.com');
    const link = linkIn(await confirmation('erin@example.com'), 'activation');
    const answers = await Promise.all([open(link), open(link), open(link)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400, 400]);
    expect((await open(link)).body).toMatchObject({ code: 'invalid', detail: runOut });
  });

  test('works for 24 hours and not longer', async () => {
    await signUp('finn@example.com');
    const link = linkIn(await confirmation('finn@example.com'), 'activation');
    const start = now;
    now = new Date(start.getTime() + 24 * 3600_000);
    expect((await open(link)).body).toMatchObject({ detail: runOut });
    now = new Date(start.getTime() + 24 * 3600_000 - 1000);
    expect((await open(link)).status).toBe(204);
    now = start;
  });

  test('belongs to one account: with another uid it is worth nothing', async () => {
    await signUp('gwen@example.com');
    const { token, uid } = linkIn(await confirmation('gwen@example.com'), 'activation');
    for (const other of [house.bob.id, 'nobody', "'; drop table users; --", '%00']) {
      expect((await open({ uid: other, token })).body).toMatchObject({ detail: runOut });
    }
    for (const other of ['x', token.slice(1), `${token}A`]) {
      expect((await open({ uid, token: other })).body).toMatchObject({ detail: runOut });
    }
    expect(await isVerified('gwen@example.com')).toBe(false);
    expect((await open({ uid, token })).status).toBe(204);
  });

  test('is hashed at rest, and no job and no log line ever holds it or the address', async () => {
    await signUp('hugo@example.com');
    const { token } = linkIn(await confirmation('hugo@example.com'), 'activation');
    const query = 'select row_to_json(t)::text as row from mail_tokens t';
    const { rows } = await house.ctx.db.executeQuery<{ row: string }>(CompiledQuery.raw(query));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    expect(house.logLines.join()).not.toContain(token);
    expect(house.logLines.join()).not.toContain('hugo@example.com');
  });
});

describe('asking for the letter again', () => {
  test('mails another link; the first one still works', async () => {
    await signUp('ines@example.com');
    const first = linkIn(await confirmation('ines@example.com'), 'activation');
    expect((await resend('Ines@example.com')).status).toBe(204);
    const second = linkIn(await confirmation('ines@example.com'), 'activation');
    expect(second.token).not.toBe(first.token);
    expect((await open(first)).status).toBe(204);
    expect((await open(second)).body).toMatchObject({ detail: runOut });
  });

  test('an address without an account, and one that is confirmed, are answered the same and get nothing', async () => {
    await signUp('jack@example.com');
    await open(linkIn(await confirmation('jack@example.com'), 'activation'));
    const known = await resend('jack@example.com');
    const unknown = await resend('nobody@example.com');
    expect(known.status).toBe(204);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await lettersTo(house, 'jack@example.com')).toHaveLength(1);
    expect(await lettersTo(house, 'nobody@example.com')).toEqual([]);
  });
});

test('REQUIRE_VERIFIED_EMAIL=true lets a person in once the link was opened', async () => {
  house.ctx.config.requireVerifiedEmail = true;
  await signUp('kate@example.com');
  const signIn = () =>
    house.visitor.call(createToken, { body: { email: 'kate@example.com', password: housePassword } });
  const refused = await signIn();
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: 'forbidden',
    detail: 'Please open the link we mailed you to confirm your email address, then sign in.',
  });
  await open(linkIn(await confirmation('kate@example.com'), 'activation'));
  expect((await signIn()).status).toBe(200);
  house.ctx.config.requireVerifiedEmail = false;
});

test('whoever is signed in sees on their profile whether the address is confirmed', async () => {
  expect((await house.bob.call(getMe)).body.is_verified).toBe(false);
  await open(linkIn(await confirmation('bob@example.com'), 'activation'));
  expect((await house.bob.call(getMe)).body.is_verified).toBe(true);
});

test('a letter outlasts the house: posted with the account, it is sent by the next one to open', async () => {
  const { ctx } = house;
  await ctx.jobs.stop();
  await signUp('mona@example.com');
  const waiting = () =>
    ctx.db
      .selectFrom('letters')
      .innerJoin('users', 'users.id', 'letters.user_id')
      .where('users.email_key', '=', 'mona@example.com')
      .select(['letters.kind'])
      .execute();
  expect(await waiting()).toEqual([{ kind: 'activation' }]);
  await ctx.jobs.start(tasks(ctx));
  const { status } = await open(linkIn(await confirmation('mona@example.com'), 'activation'));
  expect(status).toBe(204);
  expect(await waiting()).toEqual([]);
});

test('tokens whose time is over, and letters nobody could be handed, are forgotten at night', async () => {
  const { ctx } = house;
  await signUp('nora@example.com');
  await confirmation('nora@example.com');
  const tokens = () => ctx.db.selectFrom('mail_tokens').select('expires_at').execute();
  expect((await tokens()).length).toBeGreaterThan(0);
  const start = now;
  now = new Date(start.getTime() + 25 * 3600_000);
  await tasks(ctx).forget_letters?.({}, undefined);
  expect(await tokens()).toEqual([]);
  now = start;
});

test('a letter that could not be handed over is tried again, and not lost', async () => {
  const { mailer } = house.ctx;
  house.expectTrouble();
  let tries = 0;
  house.ctx.mailer = {
    async send(letter) {
      tries += 1;
      if (tries === 1) throw new Error('the mail server is away');
      await mailer.send(letter);
    },
  };
  await signUp('lena@example.com');
  await untilSent(house).catch(() => undefined);
  expect(tries).toBeGreaterThanOrEqual(1);
  await house.ctx.db.executeQuery(
    CompiledQuery.raw(
      "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'send_letter'), run_at := now())",
    ),
  );
  const letter = await confirmation('lena@example.com');
  expect(letter?.subject).toBe('Confirm your email address for Wren');
  house.ctx.mailer = mailer;
});
