import { type ConversationDetail, noConversationSentence } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { newbornConversation } from './list-conversations.ts';
import type { LiveReplies } from './live-replies.ts';
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
    return { ...newbornConversation(live), messages: [live.said], is_writing: true, can_undo_edit: false };
  }
  const key = vault.unlock(userId, row.data_key);
  const messages = messageRows.map((message) => openMessage(key, message));
  const rest = { ...openConversation(key, row), can_undo_edit: row.can_undo_edit };
  if (!live || !isWriting || live.hasFailed) return { ...rest, messages, is_writing: false };
  // The reply that is being said anew stands until the new one does.
  if (live.ask.regenerates) return { ...rest, messages, is_writing: true };
  const isKept = messages.some(({ id }) => id === live.userMessageId);
  const { replaces } = live.ask;
  const before = replaces ? messages.filter((known) => known.id < replaces) : messages;
  return { ...rest, messages: isKept ? messages : [...before, live.said], is_writing: !isKept };
}
