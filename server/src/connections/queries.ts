import type { Provider } from '@wren/contract/connections.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

export async function insertAttempt(db: Db, attempt: Insertable<Schema['connection_attempts']>): Promise<void> {
  await db.insertInto('connection_attempts').values(attempt).execute();
}

/** Uses a journey up: of two at once exactly one finds it. `userId` is null for someone who signs in. */
export function takeAttempt(
  db: Db,
  hashes: { state: Buffer; ticket: Buffer },
  provider: Provider,
  userId: string | null,
  now: Date,
) {
  return db
    .deleteFrom('connection_attempts')
    .where('state_hash', '=', hashes.state)
    .where('ticket_hash', '=', hashes.ticket)
    .where('provider', '=', provider)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning(['may_sign_up', 'organization_id']);
}

export async function deleteAttemptsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('connection_attempts').where('expires_at', '<', time).execute();
}

export function selectConnections(db: Db, userId: string) {
  return db
    .selectFrom('connected_accounts')
    .where('user_id', '=', userId)
    .orderBy('provider')
    .select(['provider', 'subject_mark', 'created_at']);
}

/** Adds a connection, unless the person has one with this provider or someone has this account of it. */
export async function insertConnection(db: Db, row: Insertable<Schema['connected_accounts']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('connected_accounts')
    .values(row)
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteConnection(db: Db, userId: string, provider: Provider): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('connected_accounts')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Whose account of a provider this is. */
export function selectConnected(db: Db, provider: Provider, mark: Buffer) {
  return db
    .selectFrom('connected_accounts')
    .innerJoin('users', 'users.id', 'connected_accounts.user_id')
    .where('connected_accounts.provider', '=', provider)
    .where('connected_accounts.subject_mark', '=', mark)
    .select(['users.id', 'users.email_key', 'users.is_verified', 'users.disabled_at']);
}

/** Locks the person, so that two ways in are not taken away at the same time. */
export function lockWaysIn(trx: Db, userId: string) {
  return trx.selectFrom('users').where('id', '=', userId).forUpdate().select('password_hash');
}
