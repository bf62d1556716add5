import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, isAway } from '#platform/database/connect.ts';
import { commandLine } from '#platform/postgres/processes.ts';
import { cloneDatabase } from '../global-database.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = connect(clone.connection, { size: 2 });
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

/** The id of the process of PostgreSQL that serves this connection, or the next one to be had. */
async function servedBy(db: Pick<Kysely<never>, 'executeQuery' | 'getExecutor'>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db as Kysely<never>);
  return rows[0]?.pid ?? 0;
}

/** Ends it, and lets nothing else happen here before it has gone: nobody has heard that the connection ended. */
function endUnheard(pid: number): void {
  process.kill(pid, 'SIGTERM');
  while (commandLine(pid).length > 0);
}

test('a query goes on although nobody has heard yet that its connection ended', async () => {
  const before = await servedBy(database.db);
  endUnheard(before);
  const after = await servedBy(database.db);
  expect(after).not.toBe(before);
});

test('so does a transaction that has said nothing yet', async () => {
  endUnheard(await servedBy(database.db));
  await database.db.transaction().execute(async (db) => expect(await servedBy(db)).toBeGreaterThan(0));
});

test('a transaction whose connection ends on the way has failed, and is not gone on with elsewhere', async () => {
  const outcome = await database.db
    .transaction()
    .execute(async (db) => {
      endUnheard(await servedBy(db));
      return servedBy(db);
    })
    .catch((error: unknown) => error);
  expect(isAway(outcome)).toBe(true);
  expect(await servedBy(database.db)).toBeGreaterThan(0);
});
