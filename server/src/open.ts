import type { Companion } from '#companion/companion.ts';
import type { Config } from '#config.ts';
import type { Context } from '#context.ts';
import type { Database } from '#platform/database/connect.ts';
import { createJobs } from '#platform/jobs.ts';
import type { Log } from '#platform/log.ts';
import { openMailer } from '#platform/mail.ts';
import { openTexter } from '#platform/sms/texter.ts';
import { createTokens } from '#platform/tokens.ts';
import { createVault } from '#platform/vault.ts';

/** Makes the few things the house depends on, from its settings and an open, migrated database. */
export async function openContext(needs: {
  config: Config;
  database: Pick<Database, 'db' | 'pool'>;
  companion: Companion;
  log: Log;
  clock?: () => Date;
}): Promise<Context> {
  const { config, database, companion, log, clock = () => new Date() } = needs;
  return {
    config,
    db: database.db,
    vault: createVault(config.masterKey),
    tokens: await createTokens(config.jwtSecret, clock),
    companion,
    mailer: openMailer(config),
    texter: openTexter(config),
    jobs: createJobs({ pool: database.pool, log }),
    log,
    clock,
  };
}
