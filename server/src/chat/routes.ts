import type { OutgoingHttpHeaders } from 'node:http';
import * as chat from '@wren/contract/chat.ts';
import * as messages from '@wren/contract/chat-messages.ts';
import { searchConversations as searchRow } from '@wren/contract/chat-search.ts';
import { sayOffTheRecord } from '@wren/contract/off-the-record.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { mount } from '#platform/route.ts';
import { setArchived, setPinned, setTitle } from './change-conversation.ts';
import { deleteAllConversations } from './delete-all-conversations.ts';
import { deleteConversation, restoreConversation } from './delete-conversation.ts';
import { endReplies } from './end-replies.ts';
import { eventStreamHeaders } from './event-stream.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { LiveReplies } from './live-replies.ts';
import type { Ask, LiveReply } from './live-reply.ts';
import { markFeltOff } from './mark-felt-off.ts';
import { measureChats } from './measure-chats.ts';
import { offTheRecord } from './off-the-record.ts';
import { searchConversations } from './search-conversations.ts';
import { sendMessage } from './send-message.ts';
import { undoEdit } from './set-aside.ts';
import { showVersion } from './show-version.ts';
import { findLiveReply, stopReply } from './stop-reply.ts';
import { UnwrittenTally } from './unwritten-tally.ts';

/** How long replies may go on when the server leaves, in milliseconds. */
const leavingGrace = 5000;

export function mountChat(app: FastifyInstance, ctx: Context): void {
  const replies = new LiveReplies();
  const unwritten = new UnwrittenTally();
  /** Replies off the record: nothing of them is kept, so that they end at once when the house closes. */
  const unkept = new Set<LiveReply>();
  app.addHook('preClose', () => {
    for (const live of unkept) live.interrupt('closing');
    return replies.close(leavingGrace);
  });
  app.decorate('endReplies', (userId) => endReplies(replies, userId));

  mount(app, ctx, chat.sendMessage, ({ userId, body, request, reply }) => {
    const ask = {
      userId,
      text: body.message.toWellFormed(),
      conversationId: body.conversation_id ?? undefined,
      key: idempotencyKey(request),
      at: ctx.clock(),
      today: body.today,
      steering: body.steering ?? undefined,
      replaces: body.replaces ?? undefined,
    };
    return answer(ask, request, reply);
  });

  mount(app, ctx, messages.regenerateReply, ({ userId, params, body, request, reply }) => {
    const key = idempotencyKey(request);
    const { message_id: regenerates, today } = body;
    const ask = { userId, text: '', conversationId: params.id, key, at: ctx.clock(), today, regenerates };
    return answer(ask, request, reply);
  });

  /** Writes a reply, and answers with it as it comes or whole. */
  async function answer(ask: Ask, request: FastifyRequest, reply: FastifyReply) {
    const live = sendMessage(ctx, replies, ask, request.headers['accept-language']);
    if (!wantsJson(request)) return stream(replies, live, reply);
    const message = await live.kept;
    return { conversation_id: live.conversationId, ...message };
  }

  mount(app, ctx, sayOffTheRecord, async ({ userId, body, request, reply }) => {
    const live = offTheRecord(ctx, unwritten, { userId, ...body }, request.headers['accept-language']);
    unkept.add(live);
    reply.raw.once('close', () => {
      unkept.delete(live);
      live.interrupt('stopped');
    });
    return wantsJson(request) ? live.kept : stream(replies, live, reply);
  });

  mount(app, ctx, chat.followReply, async ({ userId, params, reply }) => {
    const live = await findLiveReply(ctx, replies, userId, params.id);
    if (live) await stream(replies, live, reply);
  });

  mount(app, ctx, chat.stopReply, ({ userId, params }) => stopReply(ctx, replies, userId, params.id));
  mount(app, ctx, chat.listConversations, ({ userId, query }) => listConversations(ctx, replies, userId, query));
  mount(app, ctx, chat.getConversation, ({ userId, params }) => getConversation(ctx, replies, userId, params.id));
  mount(app, ctx, chat.setTitle, ({ userId, params: { id }, body }) =>
    setTitle(ctx, replies, { userId, id }, body.title.toWellFormed()),
  );
  mount(app, ctx, chat.archiveConversation, ({ userId, params: { id } }) =>
    setArchived(ctx, replies, { userId, id }, true),
  );
  mount(app, ctx, chat.unarchiveConversation, ({ userId, params: { id } }) =>
    setArchived(ctx, replies, { userId, id }, false),
  );
  mount(app, ctx, chat.pinConversation, ({ userId, params: { id } }) => setPinned(ctx, replies, { userId, id }, true));
  mount(app, ctx, chat.unpinConversation, ({ userId, params: { id } }) =>
    setPinned(ctx, replies, { userId, id }, false),
  );
  mount(app, ctx, chat.deleteConversation, ({ userId, params: { id }, query }) =>
    deleteConversation(ctx, replies, { userId, id }, query.forget_memories === 'true'),
  );
  mount(app, ctx, chat.restoreConversation, ({ userId, params: { id } }) => restoreConversation(ctx, { userId, id }));
  mount(app, ctx, searchRow, ({ userId, body, reply }) =>
    searchConversations(ctx, userId, { query: body.query, cursor: body.cursor }, untilLeft(reply)),
  );
  mount(app, ctx, messages.showVersion, ({ userId, params: { id, message_id }, body }) =>
    showVersion(ctx, replies, { userId, id }, message_id, body.version),
  );
  mount(app, ctx, messages.markFeltOff, ({ userId, params: { id, message_id }, body }) =>
    markFeltOff(ctx, { userId, id }, message_id, body.reasons),
  );
  mount(app, ctx, messages.undoEdit, ({ userId, params: { id } }) => undoEdit(ctx, replies, { userId, id }));
  mount(app, ctx, chat.chatMetrics, ({ userId, query }) => measureChats(ctx, userId, query.time_zone));
  mount(app, ctx, chat.deleteAllConversations, ({ userId, query }) =>
    deleteAllConversations(ctx, replies, userId, query.forget_memories === 'true'),
  );
}

/** Answers with the events of a reply. What fails before its first piece is thrown, and leaves as an ordinary problem. */
async function stream(replies: LiveReplies, live: LiveReply, reply: FastifyReply): Promise<undefined> {
  await live.begun;
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  reply.hijack();
  if (reply.raw.destroyed) return;
  reply.raw.writeHead(200, { ...headers, ...eventStreamHeaders });
  replies.follow(live, reply.raw);
}

/** Fires when whoever asked has gone before the answer. */
function untilLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  return left.signal;
}

/** The event stream is the usual answer; a client that names JSON and no event stream gets one body. */
function wantsJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/event-stream\b/i.test(accept);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The key that makes a resend return the same exchange. A client that sends none gets one nobody else knows. */
function idempotencyKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined) return newId();
  if (typeof key === 'string' && uuid.test(key)) return key.toLowerCase();
  const sentence = 'An Idempotency-Key is a UUID.';
  throw new Refusal('invalid', sentence, { fields: { 'Idempotency-Key': [sentence] } });
}
