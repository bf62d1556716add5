import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

export interface SessionUse {
  userId: string;
  sessionId: string;
  refreshId: string;
}

export function selectCredentials(db: Db, emailKey: string) {
  return db
    .selectFrom('users')
    .where('email_key', '=', emailKey)
    .select(['id', 'password_hash', 'is_verified', 'disabled_at']);
}

/** The same, and whether its owner has signed in from this place before. */
export function selectForSignIn(db: Db, emailKey: string, mark: Buffer) {
  return selectCredentials(db, emailKey).select(({ exists, selectFrom }) =>
    exists(
      selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('address_mark', '=', mark)
        .select('sessions.id'),
    ).as('is_known_place'),
  );
}

export async function insertSession(
  db: Db,
  use: SessionUse,
  { mark, now, expires }: { mark: Buffer; now: Date; expires: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      user_id: use.userId,
      id: use.sessionId,
      refresh_id: use.refreshId,
      address_mark: mark,
      created_at: now,
      used_at: now,
      expires_at: expires,
      revoked_at: null,
    })
    .execute();
}

/** Uses a refresh token up and puts the next in its place: one statement, so of two uses at once exactly one succeeds. */
export async function rotateSession(
  db: Db,
  use: SessionUse,
  nextId: string,
  now: Date,
  expires: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .where('user_id', '=', use.userId)
    .where('id', '=', use.sessionId)
    .where('refresh_id', '=', use.refreshId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .set({ refresh_id: nextId, used_at: now, expires_at: expires })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Ends a session with everything that grew from its first token. */
export async function revokeSession(db: Db, use: Omit<SessionUse, 'refreshId'>, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .where('user_id', '=', use.userId)
    .where('id', '=', use.sessionId)
    .where('revoked_at', 'is', null)
    .set({ revoked_at: now })
    .execute();
}

/** Ends every session of a person but `kept`. */
export async function revokeSessions(db: Db, userId: string, now: Date, kept?: string): Promise<void> {
  await db
    .updateTable('sessions')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(kept !== undefined, (query) => query.where('id', '<>', kept ?? ''))
    .set({ revoked_at: now })
    .execute();
}

export function selectOpenSession(db: Db, use: Omit<SessionUse, 'refreshId'>, now: Date) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', use.userId)
    .where('id', '=', use.sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select('refresh_id');
}

export async function deleteSessionsEndedBefore(db: Db, time: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', time), eb('revoked_at', '<', time)]))
    .execute();
}

export function selectAddresses(db: Db, userId: string) {
  return db.selectFrom('users').where('id', '=', userId).select(['email', 'pending_email']);
}

export async function verifyEmail(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').where('id', '=', userId).set({ is_verified: true }).execute();
}

/** Gives a person another, proven, address. Throws when someone else has it: see `isTaken`. */
export async function updateEmail(db: Db, userId: string, email: string, key: string): Promise<void> {
  await db
    .updateTable('users')
    .where('id', '=', userId)
    .set({ email, email_key: key, pending_email: null, is_verified: true })
    .execute();
}

export async function updatePassword(db: Db, userId: string, hash: string): Promise<void> {
  await db.updateTable('users').where('id', '=', userId).set({ password_hash: hash }).execute();
}

export function selectSessions(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select(['created_at', 'used_at', 'expires_at', 'revoked_at']);
}
