import { type Kysely, sql } from 'kysely';

/** Since when the operator keeps an account closed; nothing of it is lost meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column disabled_at timestamptz`.execute(db);
}
