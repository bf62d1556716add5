import { type Kysely, sql } from 'kysely';

/**
 * Who may come in through a provider, known by a keyed hash, and the journeys to a provider that are under way: of
 * those only hashes. Someone who has only ever come in that way has no password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users alter column password_hash drop not null;

    create table connected_accounts (
      user_id uuid not null references users on delete cascade,
      provider text not null check (provider in ('google', 'apple')),
      subject_mark bytea not null,
      created_at timestamptz not null,
      primary key (user_id, provider),
      unique (provider, subject_mark)
    );

    create table connection_attempts (
      state_hash bytea primary key,
      ticket_hash bytea not null,
      provider text not null,
      user_id uuid references users on delete cascade,
      may_sign_up boolean not null,
      organization_id uuid references organizations on delete cascade,
      expires_at timestamptz not null
    );
    create index connection_attempts_person on connection_attempts (user_id);
    create index connection_attempts_age on connection_attempts (expires_at);
  `.execute(db);
}
