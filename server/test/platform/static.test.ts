import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from '#platform/problems.ts';
import { readSite, serveSite } from '#platform/static.ts';

const root = mkdtempSync(join(tmpdir(), 'wren-site-'));
const script = 'assets/main-C0ffee12.js';
let app: FastifyInstance;

beforeAll(async () => {
  const write = (name: string, text: string) => {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(root, `${name}.gz`), gzipSync(text));
  };
  write('index.html', 'the landing page');
  write('about/index.html', 'the about page');
  write('prices/index.html', 'It costs {{price}}.');
  write('404.html', 'Page not found');
  write('app/index.html', 'the shell');
  write('app/discuss/index.html', 'the shell of the chat');
  write('signup/index.html', 'the sign-up page');
  write('signup/organization.html', 'the sign-up page of an organization');
  write(script, 'console.log(1)');
  write('robots.txt', 'User-agent: *');
  write('csp.json', JSON.stringify({ scripts: ['sha256-abc='], styles: [] }));
  write(
    'documents.json',
    JSON.stringify([
      { path: '/signup', file: 'signup/index.html' },
      { path: '/signup/:organizationSlug', file: 'signup/organization.html' },
      { path: '/app/discuss', file: 'app/discuss/index.html' },
      { path: '/app/*', file: 'app/index.html' },
    ]),
  );
  writeFileSync(join(root, '..', 'outside.txt'), 'not for visitors');
  app = fastify({ routerOptions: { ignoreTrailingSlash: true }, exposeHeadRoutes: false });
  answerErrors(app);
  await serveSite(app, readSite(root), { 'prices/index.html': (page) => page.replace('{{price}}', '$9') });
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
  rmSync(join(root, '..', 'outside.txt'));
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ['/', 'the landing page'],
  ['/?from=mail', 'the landing page'],
  ['/about', 'the about page'],
  ['/about/', 'the about page'],
  ['/signup', 'the sign-up page'],
  ['/signup/acme', 'the sign-up page of an organization'],
  ['/app', 'the shell'],
  ['/app/', 'the shell'],
  ['/app/settings', 'the shell'],
  ['/app/any/depth', 'the shell'],
  ['/app/discuss', 'the shell of the chat'],
])('%s is %s', async (url, text) => {
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toBe(text);
});

test.each([
  '/nothing',
  '/nothing/deep',
  '/404',
  '/404.html',
  '/about/index.htm',
  '/signup/acme/more',
  '/csp.json',
  '/documents.json',
])('%s is the not-found screen with status 404', async (url) => {
  expect(await get(url)).toMatchObject({ statusCode: 404, body: 'Page not found' });
});

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/about/%00',
])('%s does not leave the folder', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('not for visitors');
});

test('what is below /api and unknown is a problem, not a page', async () => {
  const { statusCode, headers } = await get('/api/nothing');
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toBe('application/problem+json');
});

test('a file with a hash in its name is kept for good, the others are asked for again', async () => {
  expect((await get(`/${script}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const robots = await get('/robots.txt');
  expect(robots.headers['cache-control']).toBe('no-cache');
  const again = await get('/robots.txt', { 'if-none-match': String(robots.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['a part that it does not have', { range: 'bytes=9999-' }, 200],
  ['a part of it', { range: 'bytes=0-3' }, 200],
  ['another version of it', { 'if-match': '"another"' }, 400],
])('a file asked for as %s is no fault of the house', async (_, headers, status) => {
  const { statusCode, body } = await get('/about', headers);
  expect(statusCode).toBe(status);
  if (status === 200) expect(body).toBe('the about page');
});

test('what the build compressed is sent compressed to whoever can read it', async () => {
  const brotli = await get(`/${script}`, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
  expect(brotli.headers['content-type']).toMatch(/javascript/);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('console.log(1)');
  const gzip = await get('/about', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('the about page');
  const missing = await get('/nothing', { 'accept-encoding': 'br' });
  expect(missing.statusCode).toBe(404);
  expect(brotliDecompressSync(missing.rawPayload).toString()).toBe('Page not found');
});

test('HEAD answers as GET does, without the body', async () => {
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/about' });
  expect(statusCode).toBe(200);
  expect(body).toBe('');
  expect(headers['content-length']).toBe('14');
});

test('the hashes of inline scripts come from the build', () => {
  expect(readSite(root)?.scriptHashes).toEqual(["'sha256-abc='"]);
  expect(readSite(join(root, 'nowhere'))).toBeUndefined();
});

test('a document that this installation fills in is served filled, however it is asked for', async () => {
  for (const url of ['/prices', '/prices/', '/prices/index.html']) expect((await get(url)).body).toBe('It costs $9.');
  const { rawPayload, headers } = await get('/prices', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
  expect(brotliDecompressSync(rawPayload).toString()).toBe('It costs $9.');
});
