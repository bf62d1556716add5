import { api } from '@wren/contract/api.ts';
import { sendMessage } from '@wren/contract/chat.ts';
import { sizes } from '@wren/contract/limits.ts';
import { updateMe } from '@wren/contract/users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { summary: string; security?: unknown; responses: Record<string, unknown> }>>;
}

interface Json {
  content: { 'application/json': { schema: { properties: Record<string, object> } } };
}

const documented = async () => (await house.visitor.inject({ url: '/api/docs/json' })).json() as Described;

test('the documentation lists exactly the rows of the contract', async () => {
  const { openapi, paths } = await documented();
  expect(openapi).toBe('3.1.0');
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(found.toSorted()).toEqual(api.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test('every row says what it does, who may call it and how it answers', async () => {
  const { paths } = await documented();
  for (const row of api) {
    const described = paths[row.path.replace(/:(\w+)/g, '{$1}')]?.[row.method.toLowerCase()];
    expect(described?.summary).toBe(row.summary);
    expect(Boolean(described?.security), row.path).toBe(row.access === 'user');
    const statuses = Object.keys(described?.responses ?? {});
    expect(statuses).toContain('default');
    expect(statuses).toContain(row.reply || row.stream || row.file ? String(row.status ?? 200) : '204');
    const stream = JSON.stringify(described?.responses).includes('text/event-stream');
    expect(stream).toBe(row.stream === true);
  }
});

test('the documentation says how long a text may be', async () => {
  const { paths } = (await documented()) as unknown as { paths: Record<string, Record<string, { requestBody: Json }>> };
  const properties = (path: string, method = 'post') =>
    paths[path]?.[method]?.requestBody.content['application/json'].schema.properties;
  expect(properties(sendMessage.path)?.message).toMatchObject({ type: 'string', maxLength: sizes.message });
  expect(properties('/api/chat/conversations/{id}/set_title/')?.title).toMatchObject({ maxLength: sizes.title });
  expect(properties(updateMe.path, 'patch')?.email).toMatchObject({ maxLength: sizes.email });
  expect(properties(updateMe.path, 'patch')?.bio).toMatchObject({ maxLength: sizes.profile.bio });
});

test('no other address below /api answers', async () => {
  const routes = house.app.printRoutes({ commonPrefix: false });
  const mounted = new Set([...routes.matchAll(/\/api\/[^\s(]*/g)].map(([path]) => path.replace(/\/$/, '')));
  const known = new Set(api.map(({ path }) => path.replace(/\/$/, '')));
  const others = [...mounted].filter((path) => !known.has(path) && !path.startsWith('/api/docs'));
  expect(others).toEqual([]);
});

test('the page at /api/docs obeys the content security policy: it holds no inline script', async () => {
  const { statusCode, body, headers } = await house.visitor.inject({ url: '/api/docs' });
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  for (const [, attributes, text] of body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    expect(attributes).toContain('src=');
    expect(text?.trim()).toBe('');
  }
});
