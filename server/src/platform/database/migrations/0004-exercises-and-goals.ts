import { type Kysely, sql } from 'kysely';

/** Finished exercises and small goals: what a person did, in their own sealed words. Both go with the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table finished_exercises (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      content bytea not null,
      finished_at timestamptz not null,
      primary key (user_id, id)
    );
    create index finished_exercises_newest on finished_exercises (user_id, finished_at desc, id);

    create table goals (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      conversation_id uuid not null,
      content bytea not null,
      created_at timestamptz not null,
      asked_at timestamptz,
      primary key (user_id, id)
    );
    create index goals_open on goals (user_id, id) where asked_at is null;
  `.execute(db);
}
