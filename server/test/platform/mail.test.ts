import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbox, createSmtpMailer, type Letter, NotOneAddress } from '#platform/mail.ts';

const from = 'wren@example.com';
const letter: Letter = {
  to: 'zoë@exämple.com',
  subject: 'Bienvenue – 你好',
  text: 'A plain letter.\nSecond line.',
  html: '<p>A letter.</p>',
};
const notOneAddress = [
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'Alice <a@example.com>',
  '"a@example.com,"@example.com',
  'a@b@example.com',
  'nobody',
  '',
];

describe('the outbox', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'wren-mail-')), 'outbox');
  afterAll(() => rmSync(join(folder, '..'), { recursive: true }));
  const outbox = createOutbox(folder, from);

  test('keeps each letter as an .eml file that a mail program can read', async () => {
    await outbox.send(letter);
    const [file = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/\.eml$/);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    expect(mail).toMatchObject({
      from: { name: 'Wren', address: from },
      subject: letter.subject,
      html: expect.stringContaining('<p>A letter.</p>'),
    });
    expect(mail.text?.trim()).toBe(letter.text);
    expect(mail.to).toHaveLength(1);
  });

  test('keeps letters in the order they were sent', async () => {
    for (let i = 0; i < 5; i++) await outbox.send({ ...letter, subject: `Letter ${i}` });
    const subjects = await Promise.all(
      readdirSync(folder)
        .toSorted()
        .slice(1)
        .map(async (file) => (await PostalMime.parse(readFileSync(join(folder, file)))).subject),
    );
    expect(subjects).toEqual(['Letter 0', 'Letter 1', 'Letter 2', 'Letter 3', 'Letter 4']);
  });

  test.each(notOneAddress)('does not take %j for an address', async (to) => {
    await expect(outbox.send({ ...letter, to })).rejects.toThrow(NotOneAddress);
  });

  test('does not take a line break in a subject', async () => {
    await expect(outbox.send({ ...letter, subject: 'Hello\r\nBcc: b@example.com' })).rejects.toThrow(NotOneAddress);
  });
});

describe('a mail server', () => {
  const received: { to: string[]; from: string; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => {
        source += chunk.toString();
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ source, to: rcptTo.map(({ address }) => address), from: mailFrom ? mailFrom.address : '' });
        done();
      });
    },
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('refused') ? new Error('no such mailbox') : undefined);
    },
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  test('is handed the letter for exactly its one address', async () => {
    await createSmtpMailer(url, from).send({ ...letter, to: 'alice@example.com' });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ to: ['alice@example.com'], from });
    const mail = await PostalMime.parse(received[0]?.source ?? '');
    expect(mail).toMatchObject({ subject: letter.subject, to: [{ address: 'alice@example.com' }] });
  });

  test('is never asked about what is not one address', async () => {
    for (const to of notOneAddress) {
      await expect(createSmtpMailer(url, from).send({ ...letter, to })).rejects.toThrow(NotOneAddress);
    }
    expect(received).toHaveLength(1);
  });

  test('that refuses or is not there makes sending fail', async () => {
    const mailer = createSmtpMailer(url, from);
    await expect(mailer.send({ ...letter, to: 'refused@example.com' })).rejects.toThrow();
    await expect(
      createSmtpMailer('smtp://127.0.0.1:1', from).send({ ...letter, to: 'a@example.com' }),
    ).rejects.toThrow();
  });
});
