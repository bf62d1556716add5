import { type Kysely, sql } from 'kysely';

/** Counters need not survive a crash of the database, so they are not logged. The columns are those of rate-limiter-flexible. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
  `.execute(db);
}
