import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

const columns = ['id', 'text', 'conversation_id', 'message_id', 'created_at'] as const;

export interface MemoryRow {
  id: string;
  text: Buffer;
  conversation_id: string | null;
  message_id: string | null;
  created_at: Date;
}

/** The key and the profile of a person; undefined when the account is gone. */
export function findPerson(db: Db, userId: string) {
  return db.selectFrom('users').where('id', '=', userId).select(['data_key', 'profile']).executeTakeFirst();
}

/** The same, and holds whoever else would change what this person's memories are until the transaction ends. */
export function lockPerson(trx: Db, userId: string) {
  return trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['data_key', 'profile'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether the conversation is still there, and stays until the transaction ends. */
export async function holdConversation(trx: Db, userId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('conversations')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

function ofUser(db: Db, userId: string) {
  return db.selectFrom('memories').where('user_id', '=', userId).select(columns);
}

/** Newest first. */
export function allOfUser(db: Db, userId: string): Promise<MemoryRow[]> {
  return ofUser(db, userId).orderBy('id', 'desc').execute();
}

export function listOfUser(
  db: Db,
  userId: string,
  { messageId, before, limit }: { messageId: string | undefined; before: string | undefined; limit: number },
): Promise<MemoryRow[]> {
  let query = ofUser(db, userId);
  if (messageId !== undefined) query = query.where('message_id', '=', messageId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export async function countOfUser(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('memories')
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findOwned(db: Db, userId: string, id: string): Promise<MemoryRow | undefined> {
  return ofUser(db, userId).where('id', '=', id).executeTakeFirst();
}

export async function insertMemory(db: Db, userId: string, row: MemoryRow): Promise<void> {
  await db
    .insertInto('memories')
    .values({ user_id: userId, ...row, updated_at: row.created_at })
    .execute();
}

/** Changes the words of a memory, and the reply it came from when one corrected it; undefined when it is not this person's. */
export function updateOwned(
  db: Db,
  userId: string,
  id: string,
  change: { text: Buffer; updated_at: Date; conversation_id?: string; message_id?: string },
): Promise<MemoryRow | undefined> {
  return db
    .updateTable('memories')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export function deleteOwned(db: Db, userId: string, ids: readonly string[]) {
  return db.deleteFrom('memories').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** What was learned in a conversation, or, without one, in any. */
export function learnedIn(db: Db, userId: string, conversationId: string | undefined): Promise<MemoryRow[]> {
  const learned = ofUser(db, userId);
  return conversationId === undefined
    ? learned.where('conversation_id', 'is not', null).execute()
    : learned.where('conversation_id', '=', conversationId).execute();
}

export interface ForgottenRow extends Omit<MemoryRow, 'text'> {
  fingerprint: Buffer;
  forgotten_at: Date;
}

export async function insertForgotten(db: Db, userId: string, rows: readonly ForgottenRow[]): Promise<void> {
  await db
    .insertInto('forgotten_memories')
    .values(rows.map((row) => ({ user_id: userId, ...row })))
    .execute();
}

export function allForgotten(db: Db, userId: string) {
  return db.selectFrom('forgotten_memories').where('user_id', '=', userId).select(['id', 'fingerprint']).execute();
}

/** Takes a forgotten memory out of the list of those, and returns it. */
export function takeForgotten(db: Db, userId: string, id: string) {
  return db
    .deleteFrom('forgotten_memories')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'fingerprint', 'conversation_id', 'message_id', 'created_at'])
    .executeTakeFirst();
}

export async function deleteForgotten(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('forgotten_memories').where('user_id', '=', userId).where('id', 'in', ids).execute();
}
