import type { Kysely } from 'kysely';
import type { Config } from '#config.ts';
import { type Connection, connect } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { Schema } from '#platform/database/schema.ts';
import { createLog } from '#platform/log.ts';
import { role } from '#platform/postgres/init.ts';
import { findPlace } from '#platform/postgres/place.ts';
import { startPostgres } from '#platform/postgres/postgres.ts';
import { socketFolder } from '#platform/postgres/socket.ts';
import { tenantOf } from '#platform/postgres/tenant.ts';

/** Does some work on the house's database: the one a running Wren has open, or else one opened for the purpose. */
export async function withDatabase<T>(config: Config, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const running = config.databaseUrl ?? socketOfRunning(config.dataDir);
  if (running) return workOn(running, work);
  const log = createLog('silent');
  const postgres = await startPostgres({ dataDir: config.dataDir, binDir: config.postgresBin, log });
  try {
    return await workOn(postgres.connection, work);
  } finally {
    await postgres.stop();
  }
}

function socketOfRunning(dataDir: string): Connection | undefined {
  const place = findPlace(dataDir);
  const tenant = tenantOf(place.folder);
  const isOpen = tenant.kind === 'running' && tenant.ready && tenant.opener !== undefined;
  return isOpen ? { host: socketFolder(place), user: role, database: role } : undefined;
}

async function workOn<T>(connection: Connection, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const database = connect(connection, { size: 1 });
  try {
    await migrate(database.db);
    return await work(database.db);
  } finally {
    await database.close();
  }
}
