import type { Insertable, Kysely } from 'kysely';
import { emailKey } from '#auth/email-key.ts';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

export function selectLetter(db: Db, userId: string, id: string) {
  return db.selectFrom('letters').where('user_id', '=', userId).where('id', '=', id).select(['kind', 'address']);
}

export async function deleteLetter(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('letters').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Keeps a token, unless the person has left meanwhile. */
export async function insertMailToken(db: Db, token: Insertable<Schema['mail_tokens']>): Promise<void> {
  await db.insertInto('mail_tokens').values(token).execute();
}

/** Whether an address belongs to someone else, and whether this person still wants it. */
export async function isAddressTaken(
  db: Db,
  userId: string,
  address: string,
): Promise<{ taken: boolean; wanted: boolean }> {
  const rows = await db
    .selectFrom('users')
    .where((eb) => eb.or([eb('email_key', '=', emailKey(address)), eb('id', '=', userId)]))
    .select(['id', 'pending_email'])
    .execute();
  return {
    taken: rows.some(({ id }) => id !== userId),
    wanted: rows.some(({ id, pending_email }) => id === userId && pending_email === address),
  };
}

/** Forgets letters nobody could be handed, and tokens whose time is over. */
export async function deleteStale(db: Db, now: Date, lettersBefore: Date): Promise<void> {
  await db.deleteFrom('letters').where('created_at', '<', lettersBefore).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<', now).execute();
}
