import { type Kysely, sql } from 'kysely';

/**
 * What Wren remembers of a person, and of what it was told to forget only a sealed fingerprint, so that it is not
 * learned again. A memory outlives the conversation it was learned in; everything goes with the person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table memories (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      text bytea not null,
      conversation_id uuid,
      message_id uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (user_id, id)
    );
    create index memories_source on memories (user_id, conversation_id, message_id);

    create table forgotten_memories (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      fingerprint bytea not null,
      conversation_id uuid,
      message_id uuid,
      created_at timestamptz not null,
      forgotten_at timestamptz not null,
      primary key (user_id, id)
    );
  `.execute(db);
}
