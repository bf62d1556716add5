import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { messageColumns } from './queries.ts';
import type { MessageRow } from './sealed.ts';

type Db = Kysely<Schema>;

/** The messages of a conversation from this one on, oldest first, with all their versions. */
export function messagesFrom(db: Db, userId: string, conversationId: string, id: string) {
  return db
    .selectFrom('messages')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '>=', id)
    .select([...messageColumns, 'versions'])
    .orderBy('id')
    .execute();
}

/** Where a conversation stands, held against every other change until the transaction ends. Undefined when it is not theirs. */
export function holdOwned(trx: Db, userId: string, conversationId: string) {
  return trx
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .where('conversations.id', '=', conversationId)
    .where('conversations.deleted_at', 'is', null)
    .select(['users.data_key', 'conversations.companion_state', 'conversations.state_before'])
    .select(['conversations.set_aside', 'conversations.updated_at'])
    .forUpdate('conversations')
    .executeTakeFirst();
}

/** Puts a conversation where it is to stand. */
export async function placeOwned(
  trx: Db,
  userId: string,
  conversationId: string,
  change: Partial<Record<'companion_state' | 'state_before' | 'set_aside' | 'last_message', Buffer | null>> & {
    updated_at?: Date;
  },
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', conversationId)
    .execute();
}

export type MessageChange = Partial<Pick<Schema['messages'], 'content' | 'tags' | 'created_at'>> & {
  versions?: Buffer;
  version?: number;
  version_count?: number;
};

export async function updateMessage(
  trx: Db,
  userId: string,
  conversationId: string,
  id: string,
  change: MessageChange,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set(change)
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .execute();
}

/** Deletes this message and all that came after it. */
export async function deleteMessagesFrom(trx: Db, userId: string, conversationId: string, id: string): Promise<void> {
  await trx
    .deleteFrom('messages')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '>=', id)
    .execute();
}

export async function insertMessages(
  trx: Db,
  userId: string,
  conversationId: string,
  rows: readonly (MessageRow & MessageChange)[],
): Promise<void> {
  const owner = { user_id: userId, conversation_id: conversationId };
  await trx
    .insertInto('messages')
    .values(rows.map((row) => ({ ...owner, ...row })))
    .execute();
}

/** Keeps under which key a reply was said anew. */
export async function insertExchangeKey(
  trx: Db,
  row: Pick<Schema['exchanges'], 'user_id' | 'conversation_id' | 'idempotency_key'> & {
    user_message_id: string;
    assistant_message_id: string;
    created_at: Date;
  },
): Promise<void> {
  await trx.insertInto('exchanges').values(row).execute();
}

/** Sealed: what the last edit replaced; null when there is nothing. */
export async function findSetAside(db: Db, userId: string, conversationId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('conversations')
    .where('user_id', '=', userId)
    .where('id', '=', conversationId)
    .select('set_aside')
    .executeTakeFirst();
  return row?.set_aside ?? null;
}
