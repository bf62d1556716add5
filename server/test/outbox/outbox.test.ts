import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { linkIn, newestTo, untilSent } from '../letter-box.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await untilSent(house);
});
afterAll(() => house.close());

const look = (more: object = {}) => house.visitor.inject({ url: '/dev/outbox', ...more });
const nothing = { statusCode: 404 };

test('the outbox lists the letters, newest first, and shows each with its link to follow', async () => {
  const list = await look();
  expect(list.statusCode).toBe(200);
  expect(list.headers['content-type']).toContain('text/html');
  expect(list.body).toContain('alice@example.com');
  const paths = [...list.body.matchAll(/href="(\/dev\/outbox\/[\w-]+)"/g)].map(([, path = '']) => path);
  expect(paths).toEqual(paths.toSorted().reverse());
  const { token } = linkIn(await newestTo(house, 'alice@example.com', /^Confirm/), 'activation');
  const letters = await Promise.all(paths.map(async (url) => (await look({ url })).body));
  expect(letters.filter((body) => body.includes(`/${token}"`))).toHaveLength(1);
});

test('a letter nobody has, and a way out of the folder, are not found', async () => {
  for (const id of ['01890a5d-ac96-774b-bcce-b302099a8057', '..%2F..%2Fsecrets%2Fjwt-secret', 'x']) {
    expect(await look({ url: `/dev/outbox/${id}` })).toMatchObject(nothing);
  }
});

describe('to anything but a browser on this machine there is no outbox', () => {
  test('a call from another address, whatever it says about itself', async () => {
    for (const remoteAddress of ['203.0.113.7', '10.0.0.2', '::ffff:192.168.1.5', 'fe80::1']) {
      expect(await look({ remoteAddress })).toMatchObject(nothing);
      expect(await look({ remoteAddress, headers: { 'x-forwarded-for': '127.0.0.1' } })).toMatchObject(nothing);
      expect(await look({ remoteAddress, headers: { 'x-real-ip': '127.0.0.1', host: 'localhost' } })).toMatchObject(
        nothing,
      );
    }
    expect((await look({ remoteAddress: '::1' })).statusCode).toBe(200);
  });

  test.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['forwarded', 'for=203.0.113.7'],
    ['x-real-ip', '203.0.113.7'],
    ['x-forwarded-host', 'wren.example.com'],
    ['x-forwarded-proto', 'https'],
    ['via', '1.1 caddy'],
    ['cf-connecting-ip', '203.0.113.7'],
  ])('a call that a proxy on this machine passed on, as %s tells', async (name, value) => {
    expect(await look({ headers: { [name]: value } })).toMatchObject(nothing);
  });

  test('a page elsewhere that pointed its own name at this machine', async () => {
    expect(await look({ headers: { host: 'evil.example:8000' } })).toMatchObject(nothing);
    expect(await look({ headers: { host: '127.0.0.1.evil.example' } })).toMatchObject(nothing);
    expect((await look({ headers: { host: 'localhost:8000' } })).statusCode).toBe(200);
  });

  test('a real connection over the network', async () => {
    const [outside] = Object.values(networkInterfaces())
      .flat()
      .filter((each) => each?.family === 'IPv4' && !each.internal);
    if (!outside) return;
    const other = await openHouse();
    onTestFinished(() => other.close());
    await other.app.listen({ host: '0.0.0.0', port: 0 });
    const { port } = other.app.server.address() as AddressInfo;
    const ask = async (host: string) => (await fetch(`http://${host}:${port}/dev/outbox`)).status;
    expect(await ask(outside.address)).toBe(404);
    expect(await ask('127.0.0.1')).toBe(200);
  });
});

const secrets = { MASTER_KEY: Buffer.alloc(32, 'k1').toString('base64'), JWT_SECRET: 'j'.repeat(40) };
test.each([
  ['TRUST_PROXY is set', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY names a proxy', { TRUST_PROXY: 'loopback' }],
  ['others can reach HOST', { HOST: '0.0.0.0', ...secrets }],
  ['PUBLIC_URL is for others', { PUBLIC_URL: 'https://wren.example.com' }],
  ['a mail server sends the letters', { SMTP_URL: 'smtp://127.0.0.1:1' }],
])('there is no outbox where %s', async (_, config: Record<string, string>) => {
  const other = await openHouse({ config });
  other.expectTrouble();
  expect((await other.visitor.inject({ url: '/dev/outbox' })).statusCode).toBe(404);
  await other.close();
});
