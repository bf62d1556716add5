import type { ChatMetrics } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import { countChats } from './queries.ts';

/** Numbers about a person's own chats. `timeZone` (an IANA name) decides where one day of the week ends. */
export async function measureChats({ db }: Context, userId: string, timeZone: string): Promise<ChatMetrics> {
  const { most_active_day, first_message_at, last_message_at, ...counts } = await countChats(db, userId, timeZone);
  const total = counts.total_conversations ?? 0;
  const archived = counts.archived_conversations ?? 0;
  const sent = counts.messages_sent ?? 0;
  return {
    total_conversations: total,
    active_conversations: total - archived,
    archived_conversations: archived,
    messages_sent: sent,
    replies_received: counts.replies_received ?? 0,
    ...(total > 0 && { messages_per_conversation: Math.round((sent / total) * 10) / 10 }),
    ...(most_active_day && { most_active_day }),
    ...(first_message_at && { first_message_at: first_message_at.toISOString() }),
    ...(last_message_at && { last_message_at: last_message_at.toISOString() }),
  };
}
