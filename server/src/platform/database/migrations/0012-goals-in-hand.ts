import { type Kysely, sql } from 'kysely';

/** A goal may come from an exercise, or by hand, and belong to no conversation; and it can be done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table goals alter conversation_id drop not null;
    alter table goals add done_at timestamptz;
    drop index goals_open;
    create index goals_open on goals (user_id, id) where asked_at is null and done_at is null;
  `.execute(db);
}
