import type { Conversation, listConversations as row } from '@wren/contract/chat.ts';
import type { QueryOf, ReplyOf } from '@wren/contract/endpoint.ts';
import type { Context } from '#context.ts';
import { isId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import type { LiveReplies } from './live-replies.ts';
import type { LiveReply } from './live-reply.ts';
import { type After, listOfUser, type OwnedConversationRow } from './queries.ts';
import { openConversation, previewOf, untitled } from './sealed.ts';

const archivedFilter = { false: false, true: true, all: undefined } as const;

/** A page of a person's conversations, pinned first, then newest first; a conversation being born stands among them. */
export async function listConversations(
  { db, vault }: Context,
  replies: LiveReplies,
  userId: string,
  { archived, cursor, limit }: QueryOf<typeof row>,
): Promise<ReplyOf<typeof row>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // Asked before the database, so that one kept in between is seen at least once.
  const newborn = after || archived === 'true' ? [] : replies.beingBorn(userId);
  const rows = await listOfUser(db, userId, { archived: archivedFilter[archived], after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const wrapped = page[0]?.data_key;
  const key = wrapped && vault.unlock(userId, wrapped);
  const results = key ? page.map((conversation) => openConversation(key, conversation)) : [];
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { results: withNewborn(results, newborn), next: last ? writeCursor(last) : null };
}

/** The conversation that exists only as the reply to its first message. */
export function newbornConversation(live: LiveReply): Conversation {
  return {
    id: live.conversationId,
    title: untitled,
    last_message: { content: previewOf(live.ask.text) },
    updated_at: live.ask.at.toISOString(),
    is_pinned: false,
    archived: false,
  };
}

function withNewborn(results: Conversation[], newborn: readonly LiveReply[]): Conversation[] {
  const known = new Set(results.map(({ id }) => id));
  const missing = newborn.filter((live) => !live.hasFailed && !known.has(live.conversationId)).map(newbornConversation);
  const firstUnpinned = results.findIndex((conversation) => !conversation.is_pinned);
  return results.toSpliced(firstUnpinned === -1 ? results.length : firstUnpinned, 0, ...missing);
}

function writeCursor({ is_pinned, updated_at, id }: OwnedConversationRow): string {
  return [Number(is_pinned), updated_at.getTime(), id].join('_');
}

function readCursor(cursor: string): After {
  const [, pinned, time, id] = /^([01])_(\d{1,14})_(.+)$/.exec(cursor) ?? [];
  if (!pinned || !time || !id || !isId(id)) {
    const sentence = 'This page of the list no longer exists. Please start from the first one.';
    throw new Refusal('invalid', sentence, { fields: { cursor: [sentence] } });
  }
  return { isPinned: pinned === '1', updatedAt: new Date(Number(time)), id };
}
