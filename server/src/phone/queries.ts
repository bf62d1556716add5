import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

export function selectKey(db: Db, userId: string) {
  return db.selectFrom('users').where('id', '=', userId).select('data_key');
}

/** Puts a code in the place of the one before. */
export async function replaceCode(db: Db, code: Insertable<Schema['phone_codes']>): Promise<void> {
  const { user_id, ...rest } = code;
  await db
    .insertInto('phone_codes')
    .values({ user_id, ...rest })
    .onConflict((before) => before.column('user_id').doUpdateSet(rest))
    .execute();
}

export function selectCode(db: Db, userId: string, id: string) {
  return db
    .selectFrom('phone_codes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .select(['state', 'number', 'expires_at']);
}

export async function updateCode(
  db: Db,
  userId: string,
  id: string,
  change: Updateable<Pick<Schema['phone_codes'], 'code_mark' | 'state'>>,
): Promise<void> {
  await db.updateTable('phone_codes').where('user_id', '=', userId).where('id', '=', id).set(change).execute();
}

/** Spends one try, and gives the code it may be spent on: none when it has run out of tries or time. */
export function takeTry(db: Db, userId: string, now: Date, tries: number) {
  return db
    .updateTable('phone_codes')
    .where('user_id', '=', userId)
    .where('tries', '<', tries)
    .where('expires_at', '>', now)
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .returning(['id', 'number', 'code_mark', 'tries']);
}

/** Uses a code up: of two at once exactly one finds it. */
export async function deleteCode(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('phone_codes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteCodesBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('phone_codes').where('expires_at', '<', time).execute();
}
