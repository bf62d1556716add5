import { noConversationSentence } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { LiveReplies } from './live-replies.ts';
import type { LiveReply } from './live-reply.ts';
import { findOwned } from './queries.ts';

/** The reply being written in a conversation, if any. Throws Refusal `not_found` when there is no such conversation. */
export async function findLiveReply(
  { db }: Context,
  replies: LiveReplies,
  userId: string,
  conversationId: string,
): Promise<LiveReply | undefined> {
  const live = replies.inConversation(userId, conversationId);
  if (live) return live;
  if (!(await findOwned(db, userId, conversationId))) throw new Refusal('not_found', noConversationSentence);
  return undefined;
}

/** Ends the reply being written, and returns when what was said so far is kept. */
export async function stopReply(
  ctx: Context,
  replies: LiveReplies,
  userId: string,
  conversationId: string,
): Promise<void> {
  const live = await findLiveReply(ctx, replies, userId, conversationId);
  live?.interrupt('stopped');
  await live?.settled();
}
