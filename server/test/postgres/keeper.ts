import { sql } from 'kysely';
import { connect } from '#platform/database/connect.ts';
import { startPostgres } from '#platform/postgres/postgres.ts';

/**
 * A process that keeps a database, for tests that kill it: `node keeper.ts <dataDir> [binDir]`. Says what happens to its
 * parent; writes a row for every message 'write' and says its number once PostgreSQL has acknowledged it.
 */
export type Said =
  | { kind: 'ready'; folder: string; account: string | undefined; host: string; rows: number }
  | { kind: 'wrote'; row: number }
  | { kind: 'failed'; sentence: string }
  | { kind: 'warned'; sentence: string };

const [, , dataDir = '', binDir] = process.argv;
const say = (said: Said) => process.send?.(said);
const log = {
  info() {},
  warn: (_: object, sentence: string) => say({ kind: 'warned', sentence }),
  error: (_: object, sentence: string) => say({ kind: 'warned', sentence }),
};

try {
  const postgres = await startPostgres({ dataDir, binDir, log });
  const { db, close } = connect(postgres.connection, { isComing: postgres.isComing });
  await sql`create table if not exists kept (row serial primary key)`.execute(db);
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from kept`.execute(db);
  process.on('message', async () => {
    const written = await sql<{ row: number }>`insert into kept default values returning row`.execute(db);
    say({ kind: 'wrote', row: written.rows[0]?.row ?? 0 });
  });
  process.once('SIGTERM', async () => {
    await close();
    await postgres.stop();
    process.disconnect();
  });
  const { folder, account } = postgres.info;
  say({ kind: 'ready', folder, account, host: postgres.connection.host, rows: rows[0]?.rows ?? 0 });
} catch (error) {
  say({ kind: 'failed', sentence: (error as Error).message });
  process.disconnect();
}
