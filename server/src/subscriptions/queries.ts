import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import type { Kept } from './standing.ts';

type Db = Kysely<Schema>;
type SandboxRow = Selectable<Schema['sandbox_subscriptions']>;

export function selectHeld(db: Db, userId: string, provider: string) {
  return db.selectFrom('subscriptions').where('user_id', '=', userId).where('provider', '=', provider).selectAll();
}

/** Every subscription of a person, whoever takes the payments. */
export function selectAllHeld(db: Db, userId: string) {
  return db.selectFrom('subscriptions').where('user_id', '=', userId).selectAll();
}

/** Whose subscription this is, as far as we have heard of it. */
export function selectOwner(db: Db, provider: string, subscriptionId: string) {
  return db
    .selectFrom('subscriptions')
    .where('provider', '=', provider)
    .where('subscription_id', '=', subscriptionId)
    .select('user_id');
}

export function selectPerson(db: Db, userId: string) {
  return db.selectFrom('users').where('id', '=', userId).select('id');
}

/** Notes which checkout was opened last, and for which customer. */
export async function noteCheckout(
  db: Db,
  row: { user_id: string; provider: string; checkout_id: string; customer_id: string | null },
): Promise<void> {
  const { checkout_id, customer_id } = row;
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((old) => old.columns(['user_id', 'provider']).doUpdateSet({ checkout_id, customer_id }))
    .execute();
}

/**
 * Keeps how a subscription stands, unless it changed since `version` was read (undefined: there was none). Returns
 * whether it was kept.
 */
export async function keepStanding(
  db: Db,
  userId: string,
  provider: string,
  version: number | undefined,
  kept: Kept,
): Promise<boolean> {
  if (version === undefined) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('subscriptions')
      .values({ user_id: userId, provider, ...kept, version: 1 })
      .onConflict((old) => old.columns(['user_id', 'provider']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ ...kept, version: version + 1 })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function insertChanges(db: Db, rows: Insertable<Schema['subscription_changes']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('subscription_changes').values(rows).execute();
}

/** Newest first. */
export function selectChanges(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('subscription_changes')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'provider', 'change', 'plan', 'created_at']);
}

/** Subscriptions whose period is over, or that wait for a payment. */
export function selectDue(db: Db, provider: string, now: Date) {
  return db
    .selectFrom('subscriptions')
    .where('provider', '=', provider)
    .where('status', 'in', ['active', 'past_due'])
    .where((row) => row.or([row('period_end', '<=', now), row('status', '=', 'past_due')]))
    .where('subscription_id', 'is not', null)
    .select(['user_id', 'subscription_id']);
}

/** How many people hold a plan that is not among these. */
export function countUnlisted(db: Db, provider: string, listed: readonly string[]) {
  return db
    .selectFrom('subscriptions')
    .where('provider', '=', provider)
    .where('status', 'in', ['active', 'past_due'])
    .where('plan', 'not in', listed)
    .groupBy('plan')
    .select(['plan', sql<number>`count(*)::int`.as('people')]);
}

export function selectDays(db: Db, userId: string) {
  return db.selectFrom('daily_messages').where('user_id', '=', userId).orderBy('day').select(['day', 'count']);
}

export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('daily_messages').where('day', '<', day).execute();
}

export async function insertSandbox(db: Db, row: SandboxRow): Promise<void> {
  await db.insertInto('sandbox_subscriptions').values(row).execute();
}

export function selectSandbox(db: Db, userId: string, id: string) {
  return db.selectFrom('sandbox_subscriptions').where('user_id', '=', userId).where('id', '=', id).selectAll();
}

/** Changes a row of the sandbox as it was read; one that changed meanwhile stays as it is. */
export async function updateSandbox(
  db: Db,
  { user_id, id, status }: SandboxRow,
  change: Updateable<Schema['sandbox_subscriptions']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .updateTable('sandbox_subscriptions')
    .set(change)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('status', '=', status)
    .execute();
}

/** Forgets checkouts nobody completed. */
export async function deleteOpenSandboxBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('sandbox_subscriptions').where('status', '=', 'open').where('created_at', '<', time).execute();
}
