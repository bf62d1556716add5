import type { Config } from '#config.ts';
import { type Connection, connect, type Database } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createJobs, installJobs } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';
import { openMailer } from '#platform/mail.ts';
import { role } from '#platform/postgres/init.ts';
import { findPlace } from '#platform/postgres/place.ts';
import { startPostgres } from '#platform/postgres/postgres.ts';
import { socketFolder } from '#platform/postgres/socket.ts';
import { tenantOf } from '#platform/postgres/tenant.ts';
import { createVault } from '#platform/vault.ts';
import type { Office } from '#users/manage-accounts.ts';

/** Does some work in the house: on the database a running Wren has open, or else on one opened for the purpose. */
export function withOffice<T>(config: Config, work: (office: Office) => Promise<T>): Promise<T> {
  return withDatabase(config, async ({ db, pool }) => {
    const log = createLog('silent');
    await migrate(db);
    await installJobs(pool);
    return work({
      db,
      vault: createVault(config.masterKey),
      jobs: createJobs({ pool, log }),
      mailer: openMailer(config),
      log,
      clock: () => new Date(),
    });
  });
}

/** The same with the database as it is found, not migrated. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
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

async function workOn<T>(connection: Connection, work: (database: Database) => Promise<T>): Promise<T> {
  const database = connect(connection, { size: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
