import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      email text not null,
      email_key text not null unique,
      password_hash text not null,
      data_key bytea not null,
      profile bytea not null,
      is_verified boolean not null default false,
      created_at timestamptz not null default now()
    );

    create table sessions (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      refresh_id uuid not null,
      created_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      primary key (user_id, id)
    );

    create table organizations (
      id uuid primary key,
      slug text not null unique,
      name text not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    );

    create table memberships (
      user_id uuid not null references users on delete cascade,
      organization_id uuid not null references organizations on delete cascade,
      role text not null check (role in ('tenant')),
      created_at timestamptz not null default now(),
      primary key (user_id, organization_id)
    );

    create table conversations (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      title bytea,
      last_message bytea,
      companion_state bytea,
      is_pinned boolean not null default false,
      archived boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null,
      primary key (user_id, id)
    );
    create index conversations_newest on conversations (user_id, archived, is_pinned desc, updated_at desc, id desc);

    create table messages (
      user_id uuid not null,
      conversation_id uuid not null,
      id uuid not null,
      role text not null check (role in ('user', 'assistant')),
      content bytea not null,
      tags bytea,
      created_at timestamptz not null,
      primary key (user_id, conversation_id, id),
      foreign key (user_id, conversation_id) references conversations on delete cascade
    );

    create table exchanges (
      user_id uuid not null,
      idempotency_key uuid not null,
      conversation_id uuid not null,
      user_message_id uuid not null,
      assistant_message_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (user_id, idempotency_key),
      foreign key (user_id, conversation_id) references conversations on delete cascade
    );
    create index exchanges_conversation on exchanges (user_id, conversation_id);
    create index exchanges_age on exchanges (created_at);
  `.execute(db);
}
