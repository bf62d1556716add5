import { type Kysely, sql } from 'kysely';

/**
 * What a mailed link needs (its token, hashed), the letters waiting to be sent, and what a person is told about their
 * account. Everything goes with the person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column pending_email text;

    create table mail_tokens (
      user_id uuid not null references users on delete cascade,
      hash bytea not null,
      purpose text not null check (purpose in ('activation', 'email', 'password')),
      expires_at timestamptz not null,
      primary key (user_id, hash)
    );
    create index mail_tokens_age on mail_tokens (expires_at);

    create table letters (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      kind text not null,
      address text not null,
      created_at timestamptz not null,
      primary key (user_id, id)
    );
    create index letters_age on letters (created_at);

    create table notifications (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      kind text not null,
      created_at timestamptz not null,
      read_at timestamptz,
      primary key (user_id, id)
    );
  `.execute(db);
}
