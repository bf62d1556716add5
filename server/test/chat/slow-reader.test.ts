import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { EventStream } from '#chat/event-stream.ts';
import { LiveReply } from '#chat/live-reply.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A reader of `live` over a real connection, not reading yet, with the server's end of it. */
async function open(
  live: LiveReply,
): Promise<{ reader: IncomingMessage; response: ServerResponse; stream: EventStream }> {
  const followed = Promise.withResolvers<{ response: ServerResponse; stream: EventStream }>();
  const server = createServer((_request, response) => followed.resolve({ response, stream: live.follow(response) }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const asking = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).end();
  closing.push(() => {
    asking.destroy();
    server.closeAllConnections();
    server.close();
  });
  const [reader] = (await once(asking, 'response')) as [IncomingMessage];
  return { reader: reader.pause(), ...(await followed.promise) };
}

function newReply(): LiveReply {
  const live = new LiveReply({ userId: 'u', text: 'Hello', conversationId: undefined, key: 'k', at: new Date() });
  live.open();
  return live;
}

const piece = 'x'.repeat(100_000);
const pieces = 200;

test('a reader that stops reading costs one piece of memory, and gets the rest when it reads again', async () => {
  const live = newReply();
  const { reader, response } = await open(live);
  for (let said = 0; said < pieces; said++) {
    live.say(piece);
    await new Promise(setImmediate);
  }
  expect(response.writableNeedDrain).toBe(true);
  expect(response.writableLength).toBeLessThan(3 * piece.length);
  live.finish({ id: 'm', role: 'assistant', content: 'whole', timestamp: '', tags: [] });
  let text = '';
  for await (const chunk of reader.setEncoding('utf8')) text += chunk;
  expect(text.match(/x/g)).toHaveLength(pieces * piece.length);
  expect(text.match(/^data: \{"content":"x+"\}$/gm)?.length).toBeLessThan(pieces);
  expect(text.endsWith('"tags":[]}}\n\ndata: [DONE]\n\n')).toBe(true);
});

test('heartbeats go between events, and a reader that takes nothing from one beat to the next is let go', async () => {
  const live = newReply();
  const { reader, response, stream } = await open(live);
  stream.beat();
  live.say('Hello');
  reader.resume();
  const heard = await new Promise<string>((resolve) => {
    let text = '';
    reader.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('Hello')) resolve(text);
    });
  });
  expect(heard).toMatch(/: still here\n\ndata: \{"content":"Hello"\}\n\n$/);
  reader.pause();
  for (let said = 0; said < pieces; said++) {
    live.say(piece);
    await new Promise(setImmediate);
  }
  stream.beat();
  expect(response.destroyed).toBe(false);
  stream.beat();
  expect(response.destroyed).toBe(true);
  live.say('Nobody is hurt.');
});
