import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { sizes } from './limits.ts';
import { Steering } from './steering.ts';
import { atMost, somethingSeen } from './text.ts';

/**
 * What a message carries beside its words. Known tags:
 * - `FOLLOW-UP`: a short line the person may send next, shown as a button;
 * - `CRISIS`: show the crisis card; the content is read by `parseCrisisTag` of `crisis.ts`;
 * - `SUPPORT`: show the same card where the danger is not the writer's own (a worry about someone else, an age below 18);
 * - `NOTICE`: one plain sentence about this reply (the model was down, the reply was stopped);
 * - `SOURCE`: the knowledge card this reply was made from; read by `parseSourceTag` of `knowledge.ts`;
 * - `EXERCISE`: the id of an exercise that is offered, from `exercises.ts`;
 * - `GOAL`: a goal set in this reply, `GOAL-ASKED`: one asked about, `GOAL-CHANGED`: what became of one; `goals.ts`;
 * - `STEERING`: what the person asked the reply to be, on their message; `FELT-OFF`: why a reply felt off; `steering.ts`.
 * A client ignores tags it does not know.
 */
export const Tag = z.object({ tag: z.string(), content: z.string() });
export type Tag = z.infer<typeof Tag>;

export const Message = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** ISO 8601, UTC. */
  timestamp: z.string(),
  tags: z.array(Tag),
  /** Where a reply was said anew: how many ways of saying it there are, and which one stands here, from 1. */
  versions: z.optional(z.object({ count: z.number(), shown: z.number() })),
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  id: z.string(),
  title: z.string(),
  last_message: z.nullable(z.object({ content: z.string() })),
  updated_at: z.string(),
  is_pinned: z.boolean(),
  archived: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

export const ConversationDetail = z.extend(Conversation, {
  messages: z.array(Message),
  /** True while the companion is still writing a reply: follow it with `followReply`. */
  is_writing: z.boolean(),
  /** What the last edit replaced can still be brought back: until the next message is sent. */
  can_undo_edit: z.boolean(),
});
export type ConversationDetail = z.infer<typeof ConversationDetail>;

/** The single-body form of a reply, for clients that send `Accept: application/json`. */
export const JsonReply = z.extend(Message, { conversation_id: z.string() });

export const archivedSendSentence =
  'Cannot send messages to archived conversations. Please unarchive the conversation first.';
export const noConversationSentence = 'No ChatConversation matches the given query.';
export const noMessageSentence = 'This message is no longer here. Please reload the conversation.';

/** Lower case, as the server writes it: the same id in capitals is the same id. */
export const ConversationId = z.uuid(noConversationSentence).check(z.toLowerCase());
const Id = ConversationId;
const OneConversation = z.strictObject({ id: Id });

export const MessageText = z
  .string('Please write a message first.')
  .check(
    z.trim(),
    somethingSeen('Please write a message first.'),
    atMost(sizes.message, `A message can hold at most ${sizes.message} characters.`),
  );

/** Whether what was learned in a conversation goes with it. */
const AlsoForgetting = z.strictObject({ forget_memories: z._default(z.enum(['false', 'true']), 'false') });

const base = '/api/chat/conversations';

export const sendMessage = endpoint({
  method: 'POST',
  path: `${base}/send_message/`,
  summary:
    'Say something to Wren. Answers with an event stream, or with one JSON body for `Accept: application/json`. An `Idempotency-Key` header makes a resend return the same exchange. `steering` says what the reply is to be. `replaces` names an earlier message of the person: this one stands in its place, and it goes with everything after it. `today` is the day it is where they are, for a goal set "for tomorrow"; UTC\'s unless said.',
  access: 'user',
  limit: 'chat',
  body: z.strictObject({
    message: MessageText,
    conversation_id: z.optional(z.nullable(Id)),
    steering: z.optional(z.nullable(Steering)),
    replaces: z.optional(z.nullable(z.uuid(noMessageSentence).check(z.toLowerCase()))),
    today: z.optional(z.iso.date()),
  }),
  reply: JsonReply,
  stream: true,
});

export const listConversations = endpoint({
  method: 'GET',
  path: `${base}/`,
  summary: 'Conversations: pinned first, then newest first. Follow `next` for the page after.',
  access: 'user',
  limit: 'read',
  query: z.strictObject({
    archived: z._default(z.enum(['false', 'true', 'all']), 'false'),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(sizes.page.max)), sizes.page.default),
  }),
  reply: z.object({ results: z.array(Conversation), next: z.nullable(z.string()) }),
});

export const getConversation = endpoint({
  method: 'GET',
  path: `${base}/:id/`,
  summary: 'One conversation with its messages, oldest first.',
  access: 'user',
  limit: 'read',
  params: OneConversation,
  reply: ConversationDetail,
});

export const followReply = endpoint({
  method: 'GET',
  path: `${base}/:id/reply/`,
  summary:
    'Follow a reply that is being written: an event stream from its first word on. 204 when nothing is being written.',
  access: 'user',
  limit: 'read',
  params: OneConversation,
  stream: true,
});

export const stopReply = endpoint({
  method: 'POST',
  path: `${base}/:id/stop/`,
  summary: 'Stop the reply being written and keep what was said so far. Does nothing when nothing is being written.',
  access: 'user',
  limit: 'write',
  params: OneConversation,
});

export const setTitle = endpoint({
  method: 'POST',
  path: `${base}/:id/set_title/`,
  summary: 'Rename a conversation.',
  access: 'user',
  limit: 'write',
  params: OneConversation,
  body: z.strictObject({
    title: z
      .string('Please give the conversation a name.')
      .check(
        z.trim(),
        somethingSeen('Please give the conversation a name.'),
        atMost(sizes.title, `A name can hold at most ${sizes.title} characters.`),
      ),
  }),
  reply: Conversation,
});

export const archiveConversation = endpoint({
  method: 'POST',
  path: `${base}/:id/archive/`,
  summary: 'Move a conversation to the archive.',
  access: 'user',
  limit: 'write',
  params: OneConversation,
  reply: Conversation,
});

export const unarchiveConversation = endpoint({
  method: 'POST',
  path: `${base}/:id/unarchive/`,
  summary: 'Bring a conversation back from the archive.',
  access: 'user',
  limit: 'write',
  params: OneConversation,
  reply: Conversation,
});

export const pinConversation = endpoint({
  method: 'POST',
  path: `${base}/:id/pin/`,
  summary: 'Keep a conversation above the others.',
  access: 'user',
  limit: 'write',
  params: OneConversation,
  reply: Conversation,
});

export const unpinConversation = endpoint({
  method: 'POST',
  path: `${base}/:id/unpin/`,
  summary: 'Let a conversation stand among the others again.',
  access: 'user',
  limit: 'write',
  params: OneConversation,
  reply: Conversation,
});

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: `${base}/:id/`,
  summary:
    'Delete a conversation and everything in it; with `forget_memories`, also what was learned there. It is gone at once, and for good after `undo_seconds`; 0 when there is nothing to bring back.',
  access: 'user',
  limit: 'write',
  params: OneConversation,
  query: AlsoForgetting,
  reply: z.object({ undo_seconds: z.number() }),
});

export const restoreConversation = endpoint({
  method: 'POST',
  path: `${base}/:id/restore/`,
  summary: 'Bring back a conversation deleted a moment ago, and what was forgotten with it.',
  access: 'user',
  limit: 'write',
  params: OneConversation,
  reply: Conversation,
});

/**
 * Named values about someone's own chats: numbers, text, and ISO 8601 moments. A value there is nothing to say about
 * yet is left out. A client shows whatever names it is given.
 */
export const ChatMetrics = z.record(z.string(), z.union([z.number(), z.string()]));
export type ChatMetrics = z.infer<typeof ChatMetrics>;

export const chatMetrics = endpoint({
  method: 'GET',
  path: `${base}/user_metrics/`,
  summary:
    "Numbers about the person's own chats. Days of the week are those of `time_zone`, an IANA name; UTC unless said.",
  access: 'user',
  limit: 'read',
  query: z.strictObject({
    time_zone: z._default(
      z.string().check(z.maxLength(64), z.refine(isTimeZone, 'There is no such time zone.')),
      'UTC',
    ),
  }),
  reply: ChatMetrics,
});

export const deleteAllConversations = endpoint({
  method: 'POST',
  path: `${base}/delete_all/`,
  summary:
    'Delete every conversation, archived ones too, and end the replies being written; with `forget_memories`, also every memory learned in them.',
  access: 'user',
  limit: 'write',
  query: AlsoForgetting,
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
