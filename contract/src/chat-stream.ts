import * as z from 'zod/mini';
import { Message, Tag } from './chat.ts';
import { Problem } from './problem.ts';

/**
 * The grammar of a streamed reply: server-sent events whose data is one JSON object each, in this order:
 * 1. `{"conversation_id", "user_message_id"}` once, before the first word;
 * 2. any number of `{"tags"}` (shown at once; a CRISIS tag comes before any word) and `{"content"}` (appended);
 * 3. `{"message"}`, the finished reply, replacing what was shown; or `{"error"}`, after which nothing is kept;
 * 4. `[DONE]`.
 * Lines starting with a colon are heartbeats. Source: WHATWG HTML, "Server-sent events".
 */
export const ChatEvent = z.union([
  // First, because most events are this one and a union tries its parts in order.
  z.object({ content: z.string() }),
  z.object({ conversation_id: z.string(), user_message_id: z.string() }),
  z.object({ tags: z.array(Tag) }),
  z.object({ message: Message }),
  z.object({ error: Problem }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

export const heartbeat = ': still here\n\n';
export const done = 'data: [DONE]\n\n';

/** One event as it goes over the wire. */
export function encodeChatEvent(event: ChatEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

/** The stream broke its grammar, or ended before `[DONE]`. */
export class ChatStreamError extends Error {
  override name = 'ChatStreamError';
}

/**
 * Reads a streamed reply, however the network cut it into pieces. Ends at `[DONE]`.
 * Throws ChatStreamError when the stream ends before that, or holds something that is not an event.
 * `heard` is called for whatever arrives, heartbeats too. `pause` is awaited before the next piece is asked for: what
 * comes meanwhile comes as one, which costs a browser a fraction.
 */
export async function* decodeChatStream(
  body: ReadableStream<Uint8Array>,
  heard?: () => void,
  pause?: () => Promise<void> | undefined,
): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const text = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done: ended } = await reader.read();
      heard?.();
      rest += ended ? text.decode() : text.decode(value, { stream: true });
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const data = dataOf(line);
        if (data === undefined) continue;
        if (data === '[DONE]') return;
        yield parseEvent(data);
      }
      if (ended) throw new ChatStreamError('The reply was cut off.');
      await pause?.();
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function dataOf(line: string): string | undefined {
  if (!line.startsWith('data:')) return undefined;
  return line.slice(line.startsWith('data: ') ? 6 : 5);
}

function parseEvent(data: string): ChatEvent {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (cause) {
    throw new ChatStreamError('The reply could not be read.', { cause });
  }
  const event = ChatEvent.safeParse(json);
  if (!event.success) throw new ChatStreamError('The reply could not be read.', { cause: event.error });
  return event.data;
}
