import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { CannotStart } from '#platform/cannot-start.ts';
import * as peopleAndConversations from './migrations/0001-people-and-conversations.ts';
import * as rateLimits from './migrations/0002-rate-limits.ts';
import * as lettersAndNotifications from './migrations/0003-letters-and-notifications.ts';
import * as exercisesAndGoals from './migrations/0004-exercises-and-goals.ts';
import * as memories from './migrations/0005-memories.ts';
import * as knownAddresses from './migrations/0006-known-addresses.ts';
import * as undoOfDelete from './migrations/0007-undo-of-delete.ts';
import * as repliesSaidAnew from './migrations/0008-replies-said-anew.ts';
import * as phoneCodes from './migrations/0009-phone-codes.ts';
import * as connectedAccounts from './migrations/0010-connected-accounts.ts';
import * as subscriptions from './migrations/0011-subscriptions.ts';
import * as goalsInHand from './migrations/0012-goals-in-hand.ts';
import * as disabledAccounts from './migrations/0013-disabled-accounts.ts';
import type { Schema } from './schema.ts';

/** Every change of the schema, in order. One that was released is never edited: the next one changes it. */
export const migrations: Record<string, Migration> = {
  '0001-people-and-conversations': peopleAndConversations,
  '0002-rate-limits': rateLimits,
  '0003-letters-and-notifications': lettersAndNotifications,
  '0004-exercises-and-goals': exercisesAndGoals,
  '0005-memories': memories,
  '0006-known-addresses': knownAddresses,
  '0007-undo-of-delete': undoOfDelete,
  '0008-replies-said-anew': repliesSaidAnew,
  '0009-phone-codes': phoneCodes,
  '0010-connected-accounts': connectedAccounts,
  '0011-subscriptions': subscriptions,
  '0012-goals-in-hand': goalsInHand,
  '0013-disabled-accounts': disabledAccounts,
};

/**
 * Brings the database to the newest schema. Servers that start together take turns (an advisory lock), and all pending
 * migrations are one transaction: when one fails nothing has changed, and this throws an error that names it.
 */
export async function migrate(db: Kysely<Schema>, list: Record<string, Migration> = migrations): Promise<void> {
  await db.connection().execute(async (connection) => {
    // A migration may rightly take long; the connection goes back to the pool with its ordinary limits.
    await sql`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => list } });
    const { error, results } = await migrator.migrateToLatest();
    await sql`reset statement_timeout; reset idle_in_transaction_session_timeout`.execute(connection);
    if (error === undefined) return;
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
    throw new CannotStart(
      failed
        ? `The migration ${failed} failed; the database is as it was before.`
        : 'The database could not be migrated.',
      { cause: error },
    );
  });
}

/** Whether the database holds every migration. Throws when it cannot be reached, or was never migrated. */
export async function isMigrated(db: Kysely<Schema>, list: Record<string, Migration> = migrations): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(list).every((name) => done.has(name));
}
