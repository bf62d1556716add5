import { followReply, JsonReply, sendMessage } from '@wren/contract/chat.ts';
import { regenerateReply } from '@wren/contract/chat-messages.ts';
import { type ChatEvent, ChatStreamError, decodeChatStream } from '@wren/contract/chat-stream.ts';
import type { Steering } from '@wren/contract/steering.ts';
import { type CallOptions, open } from './api.ts';
import { localDay } from './local-day.ts';
import { ApiError, chatSentence } from './problem.ts';

const sendFailure = 'Failed to send message';
/** The server says it is still there every 15 s; after three silences in a row the connection counts as lost. */
const longestSilence = 45_000;
/** Once words come, they are fetched and shown this far apart (ms): fast enough to read along, rare enough to be cheap. */
const breath = 80;
/** The first of them wait this long (ms): dots that were only a flicker say nothing. */
export const blink = 150;

export interface Opened {
  response: Response;
  /** Lets go of a connection that says nothing any more. */
  abort: AbortController;
}

export interface Send {
  message: string;
  conversationId: string | null;
  /** What the reply is to be. */
  steering?: Steering | null;
  /** The message this one stands in for. */
  replaces?: string | null;
  /** The reply that is to be said anew; then there is no message. */
  again?: string | null;
  /** Sent as `Idempotency-Key`: the same key brings the same exchange, never a second one. */
  key: string;
}

/**
 * Sends a message and gives the reply as it comes, whether the server streams it or answers with one JSON body.
 * Throws ApiError when the message was refused, and ChatStreamError or a network error when the reply broke off.
 */
export async function* openChatStream(send: Send): AsyncGenerator<ChatEvent> {
  const headers = { accept: 'text/event-stream', 'idempotency-key': send.key };
  const abort = new AbortController();
  const response = await openSend(send, { headers, failure: sendFailure, signal: abort.signal });
  if (response.headers.get('content-type')?.includes('application/json')) {
    const { conversation_id, ...message } = JsonReply.parse(await response.json());
    yield { conversation_id, user_message_id: `${send.key}:sent` };
    yield { message };
    return;
  }
  yield* readReply({ response, abort });
}

function openSend(
  { message, conversationId, steering, replaces, again }: Send,
  options: CallOptions,
): Promise<Response> {
  // 'Tomorrow' counts from the day it is here.
  const today = localDay(new Date());
  if (again && conversationId !== null) {
    return open(regenerateReply, { params: { id: conversationId }, body: { message_id: again, today } }, options);
  }
  const body = {
    message,
    today,
    ...(conversationId !== null && { conversation_id: conversationId }),
    ...(steering && { steering }),
    ...(replaces && { replaces }),
  };
  return open(sendMessage, { body }, options);
}

/** Follows a reply that is being written, from its first word on. Null when nothing is being written. */
export async function openReplyStream(conversationId: string): Promise<AsyncGenerator<ChatEvent> | null> {
  const headers = { accept: 'text/event-stream' };
  const abort = new AbortController();
  const options = { headers, failure: sendFailure, signal: abort.signal };
  const response = await open(followReply, { params: { id: conversationId } }, options);
  return response.status === 204 ? null : readReply({ response, abort });
}

/** Reads an answer that is a stream of a reply, to its end. Throws when it breaks off. */
export async function* readReply({ response, abort }: Opened): AsyncGenerator<ChatEvent> {
  if (!response.body) throw new Error('No reader available');
  let heard = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - heard > longestSilence) abort.abort(new ChatStreamError('The connection went silent.'));
  }, longestSilence / 9);
  const hear = () => {
    heard = Date.now();
  };
  let hasWords = false;
  const pause = () => (hasWords ? new Promise<void>((resolve) => setTimeout(resolve, breath)) : undefined);
  try {
    for await (const event of decodeChatStream(response.body, hear, pause)) {
      hasWords ||= 'content' in event;
      if ('error' in event) {
        throw new ApiError(chatSentence(event.error, sendFailure), { status: event.error.status, body: event.error });
      }
      yield event;
    }
  } finally {
    clearInterval(watch);
  }
}
