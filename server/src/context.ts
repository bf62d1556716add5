import type { Kysely } from 'kysely';
import type { Companion } from '#companion/companion.ts';
import type { Config } from '#config.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mail.ts';
import type { Texter } from '#platform/sms/texter.ts';
import type { Tokens } from '#platform/tokens.ts';
import type { Vault } from '#platform/vault.ts';

/** The few things the house depends on. `main.ts` makes the real ones; a test passes others. */
export interface Context {
  config: Config;
  db: Kysely<Schema>;
  vault: Vault;
  tokens: Tokens;
  companion: Companion;
  mailer: Mailer;
  /** undefined where nobody carries text messages. */
  texter: Texter | undefined;
  jobs: Jobs;
  log: Log;
  clock: () => Date;
}
