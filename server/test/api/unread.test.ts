import { once } from 'node:events';
import { createConnection } from 'node:net';
import { sendMessage } from '@wren/contract/chat.ts';
import { Problem } from '@wren/contract/problem.ts';
import { getMe } from '@wren/contract/users.ts';
import { afterEach, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { scriptedCompanion } from '../scripted-companion.ts';

let house: House;
afterEach(() => house.close());

/** What a house at `address` answers to bytes as they are. */
async function answerTo(address: string, bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = createConnection({ port: Number(new URL(address).port), host: '127.0.0.1' });
  socket.write(bytes);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

const host = 'Host: localhost\r\n';

test('what is no request at all is refused in the one error shape, with the headers of every answer', async () => {
  house = await openHouse();
  const address = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const large = `GET /healthz HTTP/1.1\r\n${host}X-Large: ${'a'.repeat(20_000)}\r\n\r\n`;
  for (const [bytes, code, status] of [
    ['hello there\r\n\r\n', 'malformed', 400],
    [`GET /healthz HTTP/1.1\r\n${host}Content-Length: many\r\n\r\n`, 'malformed', 400],
    [
      `POST /api/users/ HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      'malformed',
      400,
    ],
    [large, 'too_large', 413],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 'too_large', 413],
  ] as const) {
    const { status: answered, head, body } = await answerTo(address, bytes);
    expect(answered).toBe(status);
    expect(Problem.parse(JSON.parse(body))).toMatchObject({ code, status });
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toContain("content-security-policy: default-src 'self'");
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain('cache-control: no-store');
  }
});

test('while a house is being left, new calls hear that Wren is away for a moment, and what is being said is kept', async () => {
  const rest = Promise.withResolvers<void>();
  house = await openHouse({ companion: scriptedCompanion({ content: 'I am ' }, rest.promise, { content: 'here.' }) });
  const address = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${address}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${house.alice.access}`, 'content-type': 'application/json' },
    });
  const streamed = await ask(sendMessage.path, { method: 'POST', body: JSON.stringify({ message: 'Are you there?' }) });
  const closed = house.app.close();
  const refused = await ask(getMe.path);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect(await refused.json()).toMatchObject({
    code: 'unavailable',
    detail: 'Wren is away for a moment. Please try again.',
  });
  rest.resolve();
  expect(await streamed.text()).toMatch(/"content":"I am here\."[\s\S]*\[DONE\]/);
  await closed;
});
