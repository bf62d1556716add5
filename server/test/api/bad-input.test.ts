import { api } from '@wren/contract/api.ts';
import { restoreConversation, sendMessage } from '@wren/contract/chat.ts';
import type { AnyEndpoint } from '@wren/contract/endpoint.ts';
import { sizes } from '@wren/contract/limits.ts';
import { Problem, problems } from '@wren/contract/problem.ts';
import type { InjectOptions } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type House, openHouse } from '../house.ts';

let house: House;
let aliceConversation = '';
beforeAll(async () => {
  house = await openHouse();
  const { body } = await house.alice.call(sendMessage, {
    body: { message: 'Something only Alice knows.' },
    headers: { accept: 'application/json' },
  });
  aliceConversation = body.conversation_id;
});
afterAll(() => house.close());

const name = (row: AnyEndpoint) => `${row.method} ${row.path}`;
const rows = (which: (row: AnyEndpoint) => unknown) => api.filter(which).map((row) => [name(row), row] as const);
// What is signed byte by byte is read by its own room, and refused there.
const withBody = rows(({ body }) => body && body.def.type !== 'unknown');
const withoutBody = rows(({ body, method }) => !body && method === 'POST');
const forMembers = rows(({ access }) => access === 'user');
const withId = rows(({ path }) => path.startsWith('/api/chat/conversations/:id/'));

type Body = { def: { type: string; shape?: object; innerType?: Body } };
const isOptional = (body: Body) => body.def.innerType !== undefined;
const shapeOf = (body: Body): object => body.def.shape ?? shapeOf(body.def.innerType as Body);

/** An id nobody has. */
const nobodys = '01890a5d-ac96-774b-bcce-b302099a8057';
const url = (row: AnyEndpoint, id = aliceConversation) =>
  row.path.replace(':id', id).replace(':message_id', nobodys).replace(':provider', 'google');
const json = { 'content-type': 'application/json' };

/** Sends something broken as Alice, and expects one well-formed problem with a sentence fit to show her. */
async function refused(code: keyof typeof problems, options: InjectOptions, caller: Caller = house.alice) {
  const response = await caller.inject(options);
  expect(response.statusCode, response.body).toBe(problems[code].status);
  expect(response.headers['content-type']).toBe('application/problem+json');
  const problem = Problem.parse(response.json());
  expect(problem).toMatchObject({ code, status: response.statusCode, title: problems[code].title });
  for (const sentence of [problem.detail, ...Object.values(problem.fields ?? {}).flat()]) {
    expect(sentence).not.toMatch(/invalid input|expected|undefined|null|NaN|\bzod\b|unexpected token/i);
  }
  expect(problem.detail).toMatch(/^\S[^\n]*[.!?]$/);
  return problem;
}

describe.each(withBody)('%s', (_, row) => {
  const send = (payload: string, headers: Record<string, string> = json) => ({
    method: row.method,
    url: url(row),
    payload,
    headers,
  });

  test('what is not JSON is malformed', async () => {
    for (const payload of ['{"message": ', 'hello', "{'a': 1}", '{"a": 1}{"b": 2}', '{"__proto__": {"a": 1}}']) {
      await refused('malformed', send(payload));
    }
  });

  test('another content type is not supported', async () => {
    await refused(
      'unsupported_media_type',
      send('message=hello', { 'content-type': 'application/x-www-form-urlencoded' }),
    );
    await refused('unsupported_media_type', send('hello', { 'content-type': 'text/plain' }));
    await refused('unsupported_media_type', send('<a/>', { 'content-type': 'application/xml' }));
  });

  test('more than the largest request is too large', async () => {
    await refused('too_large', send(JSON.stringify({ message: 'x'.repeat(sizes.requestBytes) })));
  });

  test('an unknown field is named', async () => {
    const { fields } = await refused('invalid', send('{"surprise": 1}'));
    expect(fields).toMatchObject({ surprise: ['There is no such field.'] });
  });

  test('what is not a set of fields is refused', async () => {
    const nothing = isOptional(row.body) ? [] : ['null', ''];
    for (const payload of ['[]', '7', '"hello"', 'true', ...nothing]) await refused('invalid', send(payload));
  });

  test('every field refuses the wrong type under its own name', async () => {
    for (const field of Object.keys(shapeOf(row.body))) {
      for (const wrong of [{ a: 1 }, 7.5, [[]]]) {
        const { fields } = await refused('invalid', send(JSON.stringify({ [field]: wrong })));
        expect(
          Object.keys(fields ?? {}).some((key) => key === field || key.startsWith(`${field}.`)),
          field,
        ).toBe(true);
      }
    }
  });
});

test.each(withoutBody)('%s takes no fields, and an empty body is none', async (_, row) => {
  await refused('invalid', { method: row.method, url: url(row), payload: '{"surprise": 1}', headers: json });
  for (const payload of ['', '{}']) {
    // What touches everything one has is asked of Bob, who has nothing yet.
    const person = row.params ? house.alice : house.bob;
    const { statusCode } = await person.inject({ method: row.method, url: url(row), payload, headers: json });
    // What there is nothing to do about is a conflict or is not there, what is not set up is unavailable: never the body's fault.
    const nothingToDo = row === restoreConversation ? [404] : [409, 503];
    expect([200, 201, 204, ...nothingToDo]).toContain(statusCode);
  }
});

describe.each(forMembers)('%s', (_, row) => {
  const as = (authorization?: string): InjectOptions => ({
    method: row.method,
    url: url(row),
    headers: { ...(authorization && { authorization }) },
  });

  test('needs someone signed in', async () => {
    const { detail } = await refused('unauthenticated', as(), house.visitor);
    expect(detail).toBe('Please sign in to continue.');
    await refused('unauthenticated', as('Basic YWxpY2U6cGFzc3dvcmQ='), house.visitor);
  });

  test('refuses a token that is garbage, forged, expired or of another kind', async () => {
    const { access, refresh } = house.alice;
    const [header, claims, signature = ''] = access.split('.');
    const otherClaims = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()), sub: house.bob.id }),
    ).toString('base64url');
    const sign = (seconds: number, secret: Uint8Array, subject = house.alice.id) =>
      new SignJWT({ sid: house.alice.id })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('wren')
        .setAudience('access')
        .setSubject(subject)
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(secret);
    const { jwtSecret } = house.ctx.config;
    const tokens = {
      garbage: 'garbage',
      'signed for someone else': `${header}.${otherClaims}.${signature}`,
      unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`,
      'signed with another secret': await sign(900, Buffer.alloc(32, 7)),
      expired: await sign(-1, jwtSecret),
      'a refresh token': refresh,
    };
    for (const [what, token] of Object.entries(tokens)) {
      const { detail } = await refused('unauthenticated', as(`Bearer ${token}`), house.visitor);
      expect(detail, what).toBe('Your sign-in has expired. Please sign in again.');
    }
    // The same way of signing, unbroken, is let in: the refusals above are about what is wrong with each.
    const { statusCode } = await house.visitor.inject(as(`Bearer ${await sign(900, jwtSecret, house.bob.id)}`));
    expect(statusCode).not.toBe(401);
  });
});

describe.each(withId)('%s', (_, row) => {
  const bodies: [part: string, payload: object][] = [
    ['/memories/', { text: 'Taken over' }],
    ['/regenerate/', { message_id: nobodys }],
    ['/show_version/', { version: 1 }],
    ['/felt_off/', { reasons: [] }],
  ];
  const payload = bodies.find(([part]) => row.path.includes(part))?.[1] ?? { title: 'Taken over' };
  const body = row.body ? { payload } : {};
  const ask = (caller: Caller, id: string) =>
    refused('not_found', { method: row.method, url: url(row, id), ...body }, caller);

  test('what cannot be an id, what nobody has and what is someone else’s are all the same 404', async () => {
    const details = [
      await ask(house.alice, 'not-an-id'),
      await ask(house.alice, '../../etc/passwd'.replaceAll('/', '%2F')),
      await ask(house.alice, nobodys),
      await ask(house.bob, aliceConversation),
    ].map(({ detail }) => detail);
    expect(new Set(details).size).toBe(1);
    if (row.path.includes('/conversations/')) expect(details[0]).toBe('No ChatConversation matches the given query.');
  });
});

describe('addresses', () => {
  test.each(['/api', '/api/', '/api/nothing/', '/api/users/me/more', '/api/%zz'])(
    'there is nothing at %s',
    async (path) => {
      await refused('not_found', { url: path });
    },
  );

  test.each([
    ['PUT', '/api/users/me/', 'GET, HEAD, PATCH, DELETE'],
    ['DELETE', '/api/users', 'POST'],
    ['OPTIONS', '/api/chat/conversations/', 'GET, HEAD'],
    ['GET', '/api/chat/conversations/send_message/', 'POST'],
    ['HEAD', '/api/users/me/export/', 'GET'],
  ] as const)('%s %s is not possible, and the answer says what is', async (method, address, allowed) => {
    const { statusCode, headers } = await house.alice.inject({ method, url: address, payload: '{"a":' });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe(allowed);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    if (method !== 'HEAD') await refused('method_not_allowed', { method, url: address });
  });

  test('HEAD answers as GET does, without the body, and to the same person alone', async () => {
    const head = { method: 'HEAD', url: '/api/users/me/' } as const;
    expect(await house.alice.inject(head)).toMatchObject({ statusCode: 200, body: '' });
    expect((await house.visitor.inject(head)).statusCode).toBe(401);
    expect((await house.visitor.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(200);
  });

  test('a slash at the end makes no difference', async () => {
    expect((await house.alice.inject({ url: '/api/users/me' })).statusCode).toBe(200);
    expect((await house.alice.inject({ url: '/api/users/me/' })).statusCode).toBe(200);
  });
});

test('an unknown or impossible query is refused under its name', async () => {
  const list = '/api/chat/conversations/';
  expect((await refused('invalid', { url: `${list}?archived=maybe` })).fields).toHaveProperty('archived');
  expect((await refused('invalid', { url: `${list}?limit=0` })).fields).toHaveProperty('limit');
  expect((await refused('invalid', { url: `${list}?limit=many` })).fields).toHaveProperty('limit');
  expect((await refused('invalid', { url: `${list}?surprise=1` })).fields).toHaveProperty('surprise');
});

test('after all of this nothing of Alice’s is lost or changed', async () => {
  const { statusCode, body } = await house.alice.inject({ url: `/api/chat/conversations/${aliceConversation}/` });
  expect(statusCode).toBe(200);
  expect(body).toContain('Something only Alice knows.');
  expect(body).not.toContain('Taken over');
});
