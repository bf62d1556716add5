import { type Kysely, sql } from 'kysely';

/**
 * A reply may be said anew, and every version of it is kept with it, sealed as one; the plain numbers say how many there
 * are and which one stands. `state_before` is what the companion kept before the last exchange, so that it can be had
 * again. `set_aside` holds, sealed as one, what the last edit replaced, until the next message.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column versions bytea,
      add column version smallint,
      add column version_count smallint;
    alter table conversations
      add column state_before bytea,
      add column set_aside bytea;
  `.execute(db);
}
