import type { Message } from '@wren/contract/chat.ts';
import type { ChatEvent as StreamEvent } from '@wren/contract/chat-stream.ts';
import { sizes } from '@wren/contract/limits.ts';
import { type History, sayOffTheRecord } from '@wren/contract/off-the-record.ts';
import type { Steering } from '@wren/contract/steering.ts';
import { open } from '#lib/api.ts';
import { blink, readReply } from '#lib/chat-calls.ts';
import type { ChatEvent } from './chat-state.ts';
import { newKey } from './new-key.ts';

const failure = 'Failed to send message';

interface Said {
  key: string;
  message: string;
  steering: Steering | null;
  history: readonly Message[];
}

/**
 * One message off the record and its reply, told as events of the screen. Nobody else has it: a lost connection is not
 * looked for again, and stopping (`signal`) keeps what was said here. Never rejects.
 */
export async function sayAndListenOffTheRecord(
  { key, message, steering, history }: Said,
  tell: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let shown = '';
  let pending = '';
  let finished: Message | undefined;
  const tags: Message['tags'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending !== '') tell({ type: 'token', key, text: pending });
    pending = '';
  };
  try {
    for await (const event of reply()) {
      if ('content' in event) {
        // What came in one piece is shown as one.
        timer ??= setTimeout(flush, shown === '' ? blink : 0);
        shown += event.content;
        pending += event.content;
      }
      if ('tags' in event) {
        tags.push(...event.tags);
        flush();
        tell({ type: 'tags', key, tags: event.tags });
      }
      if ('message' in event) finished = event.message;
    }
    flush();
    if (finished) tell({ type: 'finished', key, message: finished });
    else throw new Error('The reply ended early.');
  } catch (error) {
    flush();
    if (signal.aborted && (shown !== '' || tags.length > 0)) {
      const notice = { tag: 'NOTICE', content: 'You stopped this reply.' };
      const timestamp = new Date().toISOString();
      const kept = { id: newKey(), role: 'assistant' as const, content: shown, timestamp, tags: [...tags, notice] };
      tell({ type: 'finished', key, message: kept });
      return;
    }
    const sentence = error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred';
    tell({ type: 'failed', key, error: signal.aborted ? 'The reply was stopped before its first word.' : sentence });
  } finally {
    clearTimeout(timer);
  }

  async function* reply(): AsyncGenerator<StreamEvent> {
    const abort = new AbortController();
    signal.addEventListener('abort', () => abort.abort(), { once: true });
    const body = { message, history: broughtAlong(history), ...(steering && { steering }) };
    const headers = { accept: 'text/event-stream' };
    const response = await open(sayOffTheRecord, { body }, { headers, failure, signal: abort.signal });
    yield* readReply({ response, abort });
  }
}

/** The newest of what was said, as much as may come along. */
export function broughtAlong(messages: readonly Message[]): History {
  const most = sizes.offTheRecord;
  const kept: History = [];
  let room: number = most.characters;
  for (const { role, content } of messages.slice(-most.messages).reverse()) {
    const words = content.slice(0, most.message);
    if (words.trim() === '') continue;
    room -= words.length;
    if (room < 0) break;
    kept.unshift({ role, content: words });
  }
  return kept;
}
