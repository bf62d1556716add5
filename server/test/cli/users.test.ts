import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createToken, refreshToken } from '@wren/contract/auth.ts';
import { listConversations } from '@wren/contract/chat.ts';
import { listNotifications } from '@wren/contract/notifications.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUserCommand } from '#cli/users.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import { type House, housePassword, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const wren = (...words: string[]) => readUserCommand(words, async () => `${typed}\n`)(house.ctx);
const typed = 'four small boats at anchor';
const signIn = (email: string, password: string) =>
  house.visitor.call(createToken, { body: { email, password } }).then(({ status }) => status);

describe('an operator', () => {
  test('opens an account with a password shown once, which its owner can sign in with', async () => {
    const { text, data } = await wren('create', '--email', 'Ada@example.com');
    const { password } = data as { password: string };
    expect(text).toContain(password);
    expect(data).toMatchObject({ email: 'Ada@example.com', is_verified: false, disabled_at: null });
    expect(await signIn('ada@example.com', password)).toBe(200);
  });

  test('may give the password on the standard input, and vouch for the address', async () => {
    const { text, data } = await wren('create', '--email', 'ben@example.com', '--password-stdin', '--verified');
    expect(text).not.toContain(typed);
    expect(data).toMatchObject({ is_verified: true });
    expect(data).not.toHaveProperty('password');
    expect(await signIn('ben@example.com', typed)).toBe(200);
  });

  test('may type spaces around an address: they are no part of it', async () => {
    const { data } = await wren('create', '--email', ' eli@example.com ', '--password-stdin');
    expect(data).toMatchObject({ email: 'eli@example.com' });
    expect(await signIn('eli@example.com', typed)).toBe(200);
  });

  test('resets a password: every session ends, and the person is told', async () => {
    const carol = await house.person('carol');
    await wren('reset-password', '--email', carol.email, '--password-stdin');
    expect(await signIn(carol.email, housePassword)).toBe(401);
    expect(await signIn(carol.email, typed)).toBe(200);
    expect((await house.visitor.call(refreshToken, { body: { refresh: carol.refresh } })).status).toBe(401);
    const { body } = await carol.call(listNotifications);
    expect(body.results.map(({ kind }) => kind)).toContain('password_reset');
  });

  test('closes an account, which keeps everything, and opens it again', async () => {
    const dan = await house.person('dan');
    await wren('disable', '--email', dan.email);
    const refused = await house.visitor.call(createToken, { body: { email: dan.email, password: housePassword } });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('This account is closed for now.');
    expect(await signIn(dan.email, 'not the password of dan')).toBe(401);
    expect((await house.visitor.call(refreshToken, { body: { refresh: dan.refresh } })).status).toBe(401);
    await wren('enable', '--email', dan.email);
    expect(await signIn(dan.email, housePassword)).toBe(200);
  });

  test('deletes an account only when sure', async () => {
    const eve = await house.person('eve');
    await expect(async () => wren('delete', '--email', eve.email)).rejects.toThrow('Say --yes to do it.');
    await wren('delete', '--email', eve.email, '--yes');
    expect(await signIn(eve.email, housePassword)).toBe(401);
    expect((await eve.call(listConversations)).body).toMatchObject({ results: [] });
  });

  test('sees who has an account, and nothing they wrote', async () => {
    const { text, data } = await wren('list');
    expect(text).toMatch(/^alice@example\.com\tnot confirmed\topen\t\d{4}-\d\d-\d\d$/m);
    expect(Object.keys((data as object[])[0] ?? {}).sort()).toEqual([
      'created_at',
      'disabled_at',
      'email',
      'id',
      'is_verified',
    ]);
  });
});

describe('a mistake is told in one sentence', () => {
  test.each([
    [['create', '--email', 'alice@example.com'], 'alice@example.com has an account already.'],
    [['create', '--email', 'ALICE@example.com'], 'ALICE@example.com has an account already.'],
    [['create', '--email', 'nowhere'], 'nowhere is not an email address.'],
    [['create'], 'user create needs --email.'],
    [['disable', '--email', 'nobody@example.com'], 'Nobody has an account with nobody@example.com.'],
    [['reset-password', '--email', 'nobody@example.com'], 'Nobody has an account with nobody@example.com.'],
    [['list', '--colour'], 'colour'],
    [['toString'], 'user knows create, reset-password, disable, enable, delete and list.'],
    [[], 'user knows create, reset-password, disable, enable, delete and list.'],
  ])('%j', async (words, sentence) => {
    const answer = (async () => wren(...words))();
    await expect(answer).rejects.toThrow(OperatorMistake);
    await expect(answer).rejects.toThrow(sentence);
  });

  test('a password that is short or easily guessed is refused, as at sign-up', async () => {
    for (const [password, sentence] of [
      ['short', 'Password must be at least 12 characters.'],
      ['password1234', 'This password is easily guessed.'],
    ] as const) {
      const answer = readUserCommand(
        ['create', '--email', 'fay@example.com', '--password-stdin'],
        async () => password,
      )(house.ctx);
      await expect(answer).rejects.toThrow(sentence);
    }
  });
});

test('from a terminal, a command works on the database of a running server and answers a program with --json', async () => {
  const { host, user, database } = house.connection;
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../src/cli/main.ts'), ...words, '--json'], {
      env: {
        ...process.env,
        DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
        DATA_DIR: house.ctx.config.dataDir,
      },
    });
  const list = JSON.parse((await run('user', 'list')).stdout) as { email: string }[];
  expect(list.map(({ email }) => email)).toContain('bob@example.com');
  expect(JSON.parse((await run('org', 'list')).stdout)).toEqual([]);
  const failed = await run('user', 'disable', '--email', 'nobody@example.com').catch((error) => error);
  expect(failed).toMatchObject({ code: 1, stdout: '' });
  expect(JSON.parse(failed.stderr)).toEqual({ error: 'Nobody has an account with nobody@example.com.' });
});
