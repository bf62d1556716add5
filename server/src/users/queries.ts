import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Adds a person, in the caller's transaction, unless the address is taken, and makes them a tenant member when there is an organization. */
export async function insertUser(
  trx: Db,
  user: Insertable<Schema['users']>,
  organizationId: string | undefined,
): Promise<void> {
  await trx
    .insertInto('users')
    .values(user)
    .onConflict((taken) => taken.column('email_key').doNothing())
    .execute();
  // Asked in either case, so that the time taken does not tell whether the address was taken.
  await trx
    .insertInto('memberships')
    .columns(['user_id', 'organization_id', 'role'])
    .expression((eb) =>
      eb
        .selectFrom(['users', 'organizations'])
        .where('users.id', '=', user.id)
        .where('organizations.id', '=', organizationId ?? user.id)
        .select(['users.id', 'organizations.id as organization_id', eb.val('tenant' as const).as('role')]),
    )
    .execute();
}

export function selectIdByEmail(db: Db, emailKey: string) {
  return db.selectFrom('users').where('email_key', '=', emailKey).select('id');
}

export function selectUser(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'email', 'email_key', 'is_verified', 'pending_email', 'data_key', 'profile', 'created_at'])
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'));
}

export function selectPasswordHash(db: Db, userId: string) {
  return db.selectFrom('users').where('id', '=', userId).select(['email', 'password_hash']);
}

export async function updatePendingEmail(db: Db, userId: string, address: string | null): Promise<void> {
  await db.updateTable('users').where('id', '=', userId).set({ pending_email: address }).execute();
}

/** What an operator may see of an account. */
export function selectAccounts(db: Db) {
  return db
    .selectFrom('users')
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'email', 'is_verified', 'disabled_at', 'created_at']);
}

export function selectAccount(db: Db, emailKey: string) {
  return selectAccounts(db).where('email_key', '=', emailKey);
}

export async function setDisabled(db: Db, userId: string, since: Date | null): Promise<void> {
  await db.updateTable('users').where('id', '=', userId).set({ disabled_at: since }).execute();
}

export function updateProfile(db: Db, userId: string, profile: Buffer) {
  return db.updateTable('users').where('id', '=', userId).set({ profile });
}

/** Everything that belongs to a person goes with them: every table that names one says `on delete cascade`. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
