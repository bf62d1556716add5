import type { AddressInfo } from 'node:net';
import { activate, confirmPasswordReset, createToken, resetPassword } from '@wren/contract/auth.ts';
import { mailedLinks } from '@wren/contract/mailed-links.ts';
import { updateMe } from '@wren/contract/users.ts';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, housePassword, openHouse } from '../house.ts';
import { untilSent } from '../letter-box.ts';

/** The same flows with every letter going through a real mail server, as in production. */
const received: { to: string; letter: Email }[] = [];
const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      const letter = await PostalMime.parse(Buffer.concat(chunks));
      received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), letter });
      done();
    });
  },
});
let house: House;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  house = await openHouse({
    config: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'wren@wren.example',
      PUBLIC_URL: 'https://wren.example',
    },
  });
});
afterAll(async () => {
  await house.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

/** The newest letter to an address, and the token of the link in it: the same one in its text and in its HTML. */
async function newest(to: string, link: keyof typeof mailedLinks) {
  await untilSent(house);
  const found = received.findLast(
    (each) => each.to === to && new RegExp(mailedLinks[link].split(':')[0] ?? '').test(each.letter.text ?? ''),
  );
  const pattern = new RegExp(`https://wren\\.example${mailedLinks[link].replace(/:\w+/g, '([\\w-]+)')}`);
  const [href = '', uid = '', token = ''] = pattern.exec(found?.letter.text ?? '') ?? [];
  expect(found?.letter.html).toContain(`href="${href}"`);
  expect(found?.letter.from).toMatchObject({ name: 'Wren', address: 'wren@wren.example' });
  return { uid, token };
}

test('activation, reset and a new address work with letters from a real mail server', async () => {
  const carol = await house.person('carol');
  const open = (body: { uid: string; token: string }) => house.visitor.call(activate, { body });
  expect((await open(await newest('carol@example.com', 'activation'))).status).toBe(204);

  await house.visitor.call(resetPassword, { body: { email: 'carol@example.com' } });
  const password = 'an early train to the coast';
  const passwords = { new_password: password, re_new_password: password };
  const reset = { ...(await newest('carol@example.com', 'password')), ...passwords };
  expect((await house.visitor.call(confirmPasswordReset, { body: reset })).status).toBe(204);

  expect((await carol.call(updateMe, { body: { email: 'caroline@example.com' } })).status).toBe(200);
  expect((await open(await newest('caroline@example.com', 'email'))).status).toBe(204);
  const login = (word: string) =>
    house.visitor.call(createToken, { body: { email: 'caroline@example.com', password: word } });
  expect((await login(password)).status).toBe(200);
  expect((await login(housePassword)).status).toBe(401);

  await untilSent(house);
  expect(received.filter(({ to }) => to === 'carol@example.com').map(({ letter }) => letter.subject)).toEqual([
    'Confirm your email address for Wren',
    'Choose a new password for Wren',
    'Your Wren password was changed',
    'A new email address for your Wren account',
    'Your Wren account has a new email address',
  ]);
});

test('no letter holds anything a person wrote, nor a picture or a link that could report back', async () => {
  const dora = await house.person('dora');
  await dora.call(updateMe, { body: { first_name: 'Marigold', email: 'theodora@example.com' } });
  await untilSent(house);
  expect(received.length).toBeGreaterThan(5);
  for (const { letter } of received) {
    expect(`${letter.text}${letter.html}`).not.toContain('Marigold');
    expect(letter.html).not.toMatch(/<img|<script|<link|url\(|\?/i);
    expect(letter.attachments).toEqual([]);
    for (const [href] of `${letter.text}`.matchAll(/https?:\S+/g)) expect(href).toMatch(/^https:\/\/wren\.example\//);
    expect(letter.text?.trim()).toMatch(/Wren, a computer program that listens$/);
  }
});
