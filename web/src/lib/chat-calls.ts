import { followReply, JsonReply, sendMessage } from '@wren/contract/chat.ts';
import { type ChatEvent, ChatStreamError, decodeChatStream } from '@wren/contract/chat-stream.ts';
import { open } from './api.ts';
import { ApiError, chatSentence } from './problem.ts';

const sendFailure = 'Failed to send message';
/** The server says it is still there every 15 s; after three silences in a row the connection counts as lost. */
const longestSilence = 45_000;

interface Opened {
  response: Response;
  /** Lets go of a connection that says nothing any more. */
  abort: AbortController;
}

export interface Send {
  message: string;
  conversationId: string | null;
  /** Sent as `Idempotency-Key`: the same key brings the same exchange, never a second one. */
  key: string;
}

/**
 * Sends a message and gives the reply as it comes, whether the server streams it or answers with one JSON body.
 * Throws ApiError when the message was refused, and ChatStreamError or a network error when the reply broke off.
 */
export async function* openChatStream(send: Send): AsyncGenerator<ChatEvent> {
  const body = { message: send.message, ...(send.conversationId !== null && { conversation_id: send.conversationId }) };
  const headers = { accept: 'text/event-stream', 'idempotency-key': send.key };
  const abort = new AbortController();
  const response = await open(sendMessage, { body }, { headers, failure: sendFailure, signal: abort.signal });
  if (response.headers.get('content-type')?.includes('application/json')) {
    const { conversation_id, ...message } = JsonReply.parse(await response.json());
    yield { conversation_id, user_message_id: `${send.key}:sent` };
    yield { message };
    return;
  }
  yield* readReply({ response, abort });
}

/** Follows a reply that is being written, from its first word on. Null when nothing is being written. */
export async function openReplyStream(conversationId: string): Promise<AsyncGenerator<ChatEvent> | null> {
  const headers = { accept: 'text/event-stream' };
  const abort = new AbortController();
  const options = { headers, failure: sendFailure, signal: abort.signal };
  const response = await open(followReply, { params: { id: conversationId } }, options);
  return response.status === 204 ? null : readReply({ response, abort });
}

async function* readReply({ response, abort }: Opened): AsyncGenerator<ChatEvent> {
  if (!response.body) throw new Error('No reader available');
  let heard = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - heard > longestSilence) abort.abort(new ChatStreamError('The connection went silent.'));
  }, longestSilence / 9);
  const hear = () => {
    heard = Date.now();
  };
  try {
    for await (const event of decodeChatStream(response.body, hear)) {
      if ('error' in event) {
        throw new ApiError(chatSentence(event.error, sendFailure), { status: event.error.status, body: event.error });
      }
      yield event;
    }
  } finally {
    clearInterval(watch);
  }
}
