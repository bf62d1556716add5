import { getConversation, type Message } from '@wren/contract/chat.ts';
import type { ChatEvent as StreamEvent } from '@wren/contract/chat-stream.ts';
import { call } from '#lib/api.ts';
import { blink, openChatStream, openReplyStream, type Send } from '#lib/chat-calls.ts';
import { ApiError } from '#lib/problem.ts';
import type { ChatEvent } from './chat-state.ts';

type Tell = (event: ChatEvent) => void;

/**
 * How an exchange ended. `unknown`: the server may have it or not, and the same key must be used to ask again.
 * `over`: the reply being followed had ended before we came; the conversation now holds it.
 */
export type Outcome = 'finished' | 'failed' | 'unknown' | 'over';

/** Waiting times between attempts to find a lost connection, in ms. */
const patience = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000];

/**
 * One message and its reply, from the send to the last word, told as events of the screen.
 * A lost connection is looked for again: the server goes on writing meanwhile.
 */
export async function sayAndListen(send: Send, tell: Tell): Promise<Outcome> {
  const seen: Seen = { conversationId: send.conversationId, userMessageId: null };
  for (const retry of [true, false]) {
    try {
      await listen(send.key, openChatStream(send), seen, tell);
      return 'finished';
    } catch (error) {
      if (answered(error)) return fail(send.key, error, tell);
      tell({ type: 'lost', key: send.key });
      if (seen.userMessageId !== null && seen.conversationId !== null) {
        return findAgain(send.key, seen.conversationId, seen, tell);
      }
      if (!retry) {
        fail(send.key, error, tell);
        return 'unknown';
      }
      await wait(1000);
    }
  }
  return 'unknown';
}

/** Follows a reply someone else started: this tab before a reload, or another device. */
export function followLive(key: string, conversationId: string, tell: Tell): Promise<Outcome> {
  return findAgain(key, conversationId, { conversationId, userMessageId: null }, tell);
}

interface Seen {
  conversationId: string | null;
  userMessageId: string | null;
}

/** Reads a reply to its end. Resolves once it is finished; throws when it ends before that. */
async function listen(key: string, events: AsyncIterable<StreamEvent>, seen: Seen, tell: Tell): Promise<void> {
  let pending = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending !== '') tell({ type: 'token', key, text: pending });
    pending = '';
  };
  let hasWords = false;
  let whole = false;
  try {
    for await (const event of events) {
      if ('content' in event) {
        pending += event.content;
        // What came in one piece is shown as one.
        timer ??= setTimeout(flush, hasWords ? 0 : blink);
        hasWords = true;
        continue;
      }
      flush();
      if ('conversation_id' in event) {
        seen.conversationId = event.conversation_id;
        seen.userMessageId = event.user_message_id;
        tell({ type: 'opened', key, conversationId: event.conversation_id, userMessageId: event.user_message_id });
      }
      if ('tags' in event) tell({ type: 'tags', key, tags: event.tags });
      if ('message' in event) {
        whole = true;
        tell({ type: 'finished', key, message: event.message });
      }
    }
  } catch (error) {
    if (!whole) throw error;
  } finally {
    flush();
  }
  if (!whole) throw new Error('The reply ended early.');
}

async function findAgain(key: string, conversationId: string, seen: Seen, tell: Tell): Promise<Outcome> {
  let last: unknown;
  for (const pause of [0, ...patience]) {
    await wait(pause);
    try {
      const events = await openReplyStream(conversationId);
      if (events) {
        tell({ type: 'found', key });
        await listen(key, events, seen, tell);
        return 'finished';
      }
      if (seen.userMessageId === null) return 'over';
      const kept = await keptReply(conversationId, seen.userMessageId);
      if (kept === 'writing') continue;
      if (kept === null) return fail(key, new ApiError(brokenOff, { status: 502 }), tell);
      tell({ type: 'finished', key, message: kept });
      return 'finished';
    } catch (error) {
      if (answered(error)) return fail(key, error, tell);
      last = error;
      tell({ type: 'lost', key });
    }
  }
  fail(key, last, tell);
  return 'unknown';
}

const brokenOff = 'The reply broke off before it was finished. Please send your message again.';

/** The reply the server kept: the one after our message. Null when neither was kept. */
async function keptReply(conversationId: string, userMessageId: string): Promise<Message | 'writing' | null> {
  const { messages, is_writing } = await call(
    getConversation,
    { params: { id: conversationId } },
    { failure: 'Failed to fetch conversation' },
  );
  if (is_writing) return 'writing';
  const at = messages.findIndex(({ id }) => id === userMessageId);
  const reply = at < 0 ? undefined : messages[at + 1];
  return reply?.role === 'assistant' ? reply : null;
}

/** Whether the server has said its last word on this, so that asking again would change nothing. */
function answered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== 0;
}

function fail(key: string, error: unknown, tell: Tell): Outcome {
  const sentence = error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred';
  const advice = answered(error) ? '' : '\nYour words are still here. Check your connection and send them again.';
  tell({ type: 'failed', key, error: sentence + advice });
  return 'failed';
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
