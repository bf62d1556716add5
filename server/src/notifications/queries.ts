import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

export async function insertNotification(db: Db, notification: Insertable<Schema['notifications']>): Promise<void> {
  await db.insertInto('notifications').values(notification).execute();
}

export function selectForLetter(db: Db, userId: string) {
  return db.selectFrom('users').where('id', '=', userId).select(['data_key', 'profile']);
}

/** Newest first, those before `before` where it is given. */
export function selectNotifications(db: Db, userId: string, before: string | undefined, limit: number) {
  return db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'kind', 'about', 'created_at', 'read_at']);
}

export function countUnread(db: Db, userId: string) {
  return db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unread'));
}

export async function markRead(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .set({ read_at: now })
    .execute();
}

/** Forgets what nobody looks back to. */
export async function deleteNotificationsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', time).execute();
}
