import { createServer, type ServerResponse } from 'node:http';
import { stampedToken } from './stamp.ts';

/**
 * A language model made of a clock: an OpenAI-compatible server that streams stamped tokens.
 * The model's name says what it does: `stamped-<tokens>-<per second>`, 0 per second for all at once.
 * One timer drives every stream, so that a thousand cost little more than one.
 */
interface Stream {
  response: ServerResponse;
  left: number;
  everyMs: number;
  next: number;
}

/** The most tokens that a question beside a reply may be answered with. */
const longestAside = 1000;

const streams = new Set<Stream>();

function chunk(content: string): string {
  return `data: {"id":"c","object":"chat.completion.chunk","created":1,"model":"stamped","choices":[{"index":0,"delta":{"content":"${content}"},"finish_reason":null}]}\n\n`;
}

/** An answer as a model gives it: a name, no lesson, no danger. */
function asideTo(system: string): string {
  if (system.includes('You name conversations')) return 'A quiet evening';
  return system.includes('You keep the memory') ? '{\\"memories\\":[]}' : 'none';
}

const end =
  'data: {"id":"c","object":"chat.completion.chunk","created":1,"model":"stamped","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';

function tick(): void {
  const now = performance.now();
  for (const stream of streams) {
    while (stream.left > 0 && stream.next <= now) {
      stream.left -= 1;
      stream.next += stream.everyMs;
      stream.response.write(chunk(stampedToken()));
    }
    if (stream.left === 0) {
      streams.delete(stream);
      stream.response.end(end);
    }
  }
}

setInterval(tick, 4);

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as {
    model?: string;
    stream?: boolean;
    max_tokens?: number;
    messages?: { content?: string }[];
  };
  const [, tokens = '300', rate = '30'] = body.model?.split('-') ?? [];
  if (!body.stream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      '{"id":"c","object":"chat.completion","created":1,"model":"stamped","choices":[{"index":0,"message":{"role":"assistant","content":"A quiet evening"},"finish_reason":"stop"}]}',
    );
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  // What Wren asks beside a reply (is there danger, what is it called, what is worth remembering) is answered at once.
  if ((body.max_tokens ?? longestAside + 1) <= longestAside) {
    response.end(chunk(asideTo(body.messages?.[0]?.content ?? '')) + end);
    return;
  }
  response.write(chunk(stampedToken()));
  const everyMs = Number(rate) === 0 ? 0 : 1000 / Number(rate);
  // Streams start anywhere within one beat, as people do; in step they would arrive as one burst.
  const stream = {
    response,
    left: Number(tokens) - 1,
    everyMs,
    next: performance.now() + everyMs * (0.5 + Math.random()),
  };
  streams.add(stream);
  response.on('close', () => streams.delete(stream));
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
