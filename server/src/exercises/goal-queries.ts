import { sizes } from '@wren/contract/limits.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

const shown = ['id', 'content', 'created_at', 'done_at', 'asked_at'] as const;

/** A goal that belongs to no conversation; a second one of the same id changes nothing. */
export async function insertGoal(
  db: Db,
  row: {
    user_id: string;
    id: string;
    content: Buffer;
    created_at: Date;
    done_at?: Date | null;
    asked_at?: Date | null;
  },
): Promise<void> {
  await db
    .insertInto('goals')
    .values(row)
    .onConflict((kept) => kept.columns(['user_id', 'id']).doNothing())
    .execute();
}

export function findGoal(db: Db, userId: string, id: string) {
  return db.selectFrom('goals').where('user_id', '=', userId).where('id', '=', id).select(shown).executeTakeFirst();
}

/** Those still open first, each the newest first. */
export function listOwnGoals(db: Db, userId: string) {
  return db
    .selectFrom('goals')
    .where('user_id', '=', userId)
    .select(shown)
    .orderBy((goal) => goal('done_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(sizes.goals)
    .execute();
}

export async function countGoals(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('goals')
    .where('user_id', '=', userId)
    .select((goals) => goals.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function updateGoal(
  db: Db,
  userId: string,
  id: string,
  change: { content: Buffer; done_at: Date | null },
): Promise<void> {
  await db.updateTable('goals').set(change).where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Returns whether there was such a goal. */
export async function deleteGoal(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('goals')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
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

export async function markGoalDone(db: Db, userId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('goals')
    .set({ done_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** A goal with other words or another day: it is asked about then. */
export async function moveGoal(db: Db, userId: string, id: string, content: Buffer): Promise<void> {
  await db
    .updateTable('goals')
    .set({ content, asked_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
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

/** Goals that were done by what was said at this moment are open again. */
export async function undoneGoals(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('goals')
    .set({ done_at: null })
    .where('user_id', '=', userId)
    .where('done_at', '=', at)
    .execute();
}

/** Every goal, oldest first. */
export function allGoals(db: Db, userId: string) {
  return db.selectFrom('goals').where('user_id', '=', userId).select(shown).orderBy('id').execute();
}
