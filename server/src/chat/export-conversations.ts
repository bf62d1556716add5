import type { Conversation, Message } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { allMessages, listOfUser } from './queries.ts';
import { openConversation, openMessage } from './sealed.ts';

/** What was said, ready to take along. */
export type ExportedConversation = Pick<Conversation, 'id' | 'title' | 'updated_at' | 'archived' | 'is_pinned'> & {
  messages: Message[];
};

/** Every conversation of a person with all its messages, newest conversation first, oldest message first. */
export async function exportConversations(
  { db }: Context,
  userId: string,
  key: PersonalKey,
): Promise<ExportedConversation[]> {
  const limit = Number.MAX_SAFE_INTEGER;
  const rows = await listOfUser(db, userId, { archived: undefined, after: undefined, limit });
  const exported: ExportedConversation[] = [];
  for (const row of rows) {
    const { id, title, updated_at, archived, is_pinned } = openConversation(key, row);
    const messages = (await allMessages(db, userId, id)).map((message) => openMessage(key, message));
    exported.push({ id, title, updated_at, archived, is_pinned, messages });
  }
  return exported;
}
