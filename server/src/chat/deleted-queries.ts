import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { conversationColumns, type OwnedConversationRow } from './queries.ts';

type Db = Kysely<Schema>;

/**
 * Puts a conversation where nothing but an undo finds it. Returns whether there was such a conversation. Its
 * Idempotency-Keys go at once: a resend must not tell of it.
 */
export async function putAside(
  trx: Db,
  userId: string,
  id: string,
  deleted_at: Date,
  forgotten: Buffer | null,
): Promise<boolean> {
  const result = await trx
    .updateTable('conversations')
    .set({ deleted_at, forgotten })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await trx.deleteFrom('exchanges').where('user_id', '=', userId).where('conversation_id', '=', id).execute();
  return true;
}

/** A conversation deleted after `since`, and the sealed memories that went with it. */
export function findAside(db: Db, userId: string, id: string, since: Date) {
  return db
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .where('conversations.id', '=', id)
    .where('deleted_at', '>', since)
    .select(['users.data_key', 'conversations.forgotten'])
    .executeTakeFirst();
}

/** Takes a deletion back; undefined when it is too late, or was taken back already. */
export function bringBack(db: Db, userId: string, id: string, since: Date): Promise<OwnedConversationRow | undefined> {
  return db
    .updateTable('conversations')
    .from('users')
    .set({ deleted_at: null, forgotten: null })
    .whereRef('users.id', '=', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .where('conversations.id', '=', id)
    .where('deleted_at', '>', since)
    .returning(conversationColumns)
    .executeTakeFirst();
}

/** Removes what was deleted up to this moment, with its messages: everyone's. */
export async function deleteAside(db: Db, upTo: Date): Promise<void> {
  await db.deleteFrom('conversations').where('deleted_at', '<=', upTo).execute();
}
