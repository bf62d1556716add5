import { type Kysely, sql } from 'kysely';

/** Where a session was opened from, as an HMAC: enough to know the place again, and nothing to find it by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column address_mark bytea`.execute(db);
}
