import type { Message } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { messagesUpTo } from './queries.ts';
import { openMessage } from './sealed.ts';

/** The last `count` messages of a conversation up to one of them, oldest first; empty when it was deleted meanwhile. */
export async function conversationUpTo(
  db: Context['db'],
  key: PersonalKey,
  userId: string,
  { conversation_id, message_id }: { conversation_id: string; message_id: string },
  count: number,
): Promise<Message[]> {
  const rows = await messagesUpTo(db, userId, conversation_id, message_id, count);
  return rows.at(-1)?.id === message_id ? rows.map((row) => openMessage(key, row)) : [];
}
