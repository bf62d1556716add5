import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const everywhere = ['/', '/healthz', '/api/users/me/', '/api/nothing', '/api/%zz', '/nothing', '/api/docs'];

test.each(everywhere)('%s carries the security headers', async (url) => {
  const { headers } = await house.alice.inject({ url });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('server');
});

test('what is personal is never kept by a cache', async () => {
  for (const url of ['/api/users/me/', '/api/chat/conversations/', '/api/nothing', '/healthz']) {
    expect((await house.alice.inject({ url })).headers['cache-control'], url).toBe('no-store');
  }
});

test('an https address adds strict transport security', async () => {
  const secure = await openHouse({ config: { PUBLIC_URL: 'https://wren.example.com/' } });
  const { headers } = await secure.visitor.inject({ url: '/healthz' });
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  await secure.close();
});

test('a request id of the caller’s own is not taken over', async () => {
  const { headers } = await house.visitor.inject({
    url: '/healthz',
    headers: { 'request-id': 'mine', 'x-request-id': 'mine' },
  });
  expect(headers['x-request-id']).not.toBe('mine');
});
