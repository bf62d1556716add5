import { type Kysely, sql } from 'kysely';

/**
 * A deleted conversation stays for a moment, so that it can be brought back with what was forgotten along with it. The
 * index holds only those, for the job that removes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table conversations add column deleted_at timestamptz, add column forgotten bytea;
    create index conversations_deleted on conversations (deleted_at) where deleted_at is not null;
  `.execute(db);
}
