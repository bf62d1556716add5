import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { connect } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import { removeLeftovers } from '#platform/postgres/leftovers.ts';
import { startPostgres } from '#platform/postgres/postgres.ts';
import { identity } from '#platform/postgres/processes.ts';

type Socket = { host: string; user: string; database: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Socket;
  }
}

const mark = 'wren-tests-of-';

/** One PostgreSQL a run, with one database, migrated for Wren and for its jobs, that the test files are given copies of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers(tmpdir(), mark);
  const dataDir = join(tmpdir(), mark + identity(process.pid));
  mkdirSync(dataDir, { mode: 0o755 });
  const quiet = { info() {}, warn: console.warn, error: console.error };
  // These rows need not outlive a power cut, and a run may have many workers.
  const more = { max_connections: '400', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const postgres = await startPostgres({ dataDir, log: quiet, more });
  const template = connect(postgres.connection);
  await migrate(template.db);
  await runMigrations({ pgPool: template.pool, logger: new Logger(() => () => {}) });
  await template.close();
  project.provide('postgres', postgres.connection);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A migrated, empty database of one's own; `drop` when done with it. */
export async function cloneDatabase(): Promise<{ connection: Socket; drop(): Promise<void> }> {
  const template = inject('postgres');
  const database = `test_${randomBytes(8).toString('hex')}`;
  await ask(template, `create database ${database} template ${template.database}`);
  return {
    connection: { ...template, database },
    drop: () => ask(template, `drop database ${database} with (force)`),
  };
}

/** A database nobody has opened yet; `drop` when done with it. */
export async function blankDatabase(): Promise<{ connection: Socket; drop(): Promise<void> }> {
  const server = inject('postgres');
  const database = `test_${randomBytes(8).toString('hex')}`;
  await ask(server, `create database ${database} template template0`);
  return { connection: { ...server, database }, drop: () => ask(server, `drop database ${database} with (force)`) };
}

/** The template must have no one in it while it is copied, so this speaks from the database `postgres`. */
async function ask(server: Socket, command: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
