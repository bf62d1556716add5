import { type Kysely, sql } from 'kysely';

/** The one code a person waits for. Its number is sealed, the code itself only an HMAC; both go with the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table phone_codes (
      user_id uuid primary key references users on delete cascade,
      id uuid not null,
      number bytea not null,
      code_mark bytea,
      state text not null check (state in ('waiting', 'sent', 'refused')),
      tries integer not null default 0,
      expires_at timestamptz not null
    );
    create index phone_codes_age on phone_codes (expires_at);
  `.execute(db);
}
