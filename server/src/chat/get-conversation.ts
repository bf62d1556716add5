import { type ConversationDetail, type Message, noConversationSentence } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { newbornConversation } from './list-conversations.ts';
import type { LiveReplies } from './live-replies.ts';
import type { LiveReply } from './live-reply.ts';
import { allMessages, findOwned } from './queries.ts';
import { openConversation, openMessage } from './sealed.ts';

/** A conversation with its messages, and the message being answered right now. Throws Refusal `not_found`. */
export async function getConversation(
  { db, vault }: Context,
  replies: LiveReplies,
  userId: string,
  id: string,
): Promise<ConversationDetail> {
  // Asked before the database, so that an exchange kept in between is seen at least once.
  const live = replies.inConversation(userId, id);
  const isWriting = live?.isOpen === true;
  const [row, messageRows] = await Promise.all([findOwned(db, userId, id), allMessages(db, userId, id)]);
  if (!row) {
    if (!live || !isWriting || !live.isNew || live.hasFailed) throw new Refusal('not_found', noConversationSentence);
    return { ...newbornConversation(live), messages: [said(live)], is_writing: true };
  }
  const key = vault.unlock(userId, row.data_key);
  const messages = messageRows.map((message) => openMessage(key, message));
  const isUnkept = live && isWriting && !live.hasFailed && !messages.some((known) => known.id === live.userMessageId);
  return {
    ...openConversation(key, row),
    messages: isUnkept ? [...messages, said(live)] : messages,
    is_writing: isUnkept === true,
  };
}

function said({ userMessageId, ask }: LiveReply): Message {
  return { id: userMessageId, role: 'user', content: ask.text, timestamp: ask.at.toISOString(), tags: [] };
}
