import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

const most = { listed: 100, remembered: 60, goals: 5 };

/** Keeps a finished exercise; a second one of the same id changes nothing. */
export async function insertFinished(
  db: Db,
  row: { user_id: string; id: string; content: Buffer; finished_at: Date },
): Promise<void> {
  await db
    .insertInto('finished_exercises')
    .values(row)
    .onConflict((kept) => kept.columns(['user_id', 'id']).doNothing())
    .execute();
}

export function findFinished(db: Db, userId: string, id: string) {
  return db
    .selectFrom('finished_exercises')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select(['id', 'content', 'finished_at'])
    .executeTakeFirst();
}

export function listFinished(db: Db, userId: string) {
  return db
    .selectFrom('finished_exercises')
    .where('user_id', '=', userId)
    .select(['id', 'content', 'finished_at'])
    .orderBy('finished_at', 'desc')
    .orderBy('id')
    .limit(most.listed)
    .execute();
}

/** Returns whether there was such an exercise. */
export async function deleteFinished(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('finished_exercises')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findWrappedKey(db: Db, userId: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('users').where('id', '=', userId).select('data_key').executeTakeFirst();
  return row?.data_key;
}

export interface ProgressRow {
  kind: 'goal' | 'exercise';
  id: string;
  content: Buffer;
  at: Date;
  conversation_id: string | null;
}

/** The newest finished exercises and the open goals nobody has asked about, in one round trip. */
export async function findProgressRows(db: Db, userId: string): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    (select 'goal' as kind, id, content, created_at as at, conversation_id
       from goals where user_id = ${userId} and asked_at is null and done_at is null order by created_at desc, id limit ${most.goals})
    union all
    (select 'exercise', id, content, finished_at, null
       from finished_exercises where user_id = ${userId} order by finished_at desc, id limit ${most.remembered})
  `.execute(db);
  return rows;
}

/** Everything finished, oldest first. */
export function allFinished(db: Db, userId: string) {
  return db
    .selectFrom('finished_exercises')
    .where('user_id', '=', userId)
    .select(['id', 'content', 'finished_at'])
    .orderBy('finished_at')
    .execute();
}
