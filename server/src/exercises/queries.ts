import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

const most = { listed: 100, remembered: 60, goals: 5 };

/** Keeps a finished exercise with its person's wrapped key in hand; a second one of the same id changes nothing. */
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

/** The newest finished exercises and the goals nobody has asked about, in one round trip. */
export async function findProgressRows(db: Db, userId: string): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    (select 'goal' as kind, id, content, created_at as at, conversation_id
       from goals where user_id = ${userId} and asked_at is null order by id desc limit ${most.goals})
    union all
    (select 'exercise', id, content, finished_at, null
       from finished_exercises where user_id = ${userId} order by finished_at desc, id limit ${most.remembered})
  `.execute(db);
  return rows;
}

export async function insertGoals(
  db: Db,
  rows: readonly { user_id: string; id: string; conversation_id: string; content: Buffer; created_at: Date }[],
): Promise<void> {
  await db.insertInto('goals').values(rows).execute();
}

export async function markGoalsAsked(db: Db, userId: string, ids: readonly string[], at: Date): Promise<void> {
  await db.updateTable('goals').set({ asked_at: at }).where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Deletes the goals that the reply of this moment set. */
export async function deleteGoalsOf(db: Db, userId: string, conversationId: string, at: Date): Promise<void> {
  await db
    .deleteFrom('goals')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('created_at', '=', at)
    .execute();
}

/** Goals that the reply of this moment asked about may be asked about again. */
export async function unaskGoals(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('goals')
    .set({ asked_at: null })
    .where('user_id', '=', userId)
    .where('asked_at', '=', at)
    .execute();
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

/** Every goal, oldest first. */
export function allGoals(db: Db, userId: string) {
  return db
    .selectFrom('goals')
    .where('user_id', '=', userId)
    .select(['id', 'content', 'created_at'])
    .orderBy('id')
    .execute();
}
