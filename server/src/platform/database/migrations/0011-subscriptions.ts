import { type Kysely, sql } from 'kysely';

/**
 * Subscriptions as their payment provider has them, what happened to them, and messages counted by day. The sandbox
 * keeps the provider's side here too. Everything goes with the person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriptions (
      user_id uuid not null references users on delete cascade,
      provider text not null check (provider in ('stripe', 'sandbox')),
      customer_id text,
      checkout_id text,
      subscription_id text,
      plan text,
      status text not null default 'none' check (status in ('none', 'active', 'past_due', 'ended')),
      period_end timestamptz,
      ends_at timestamptz,
      past_due_since timestamptz,
      payment_method text,
      version integer not null default 0,
      primary key (user_id, provider)
    );
    create index subscriptions_by_reference on subscriptions (subscription_id);
    create index subscriptions_due on subscriptions (period_end) where status in ('active', 'past_due');

    create table subscription_changes (
      user_id uuid not null references users on delete cascade,
      id uuid not null,
      provider text not null,
      change text not null,
      plan text not null,
      created_at timestamptz not null,
      primary key (user_id, id)
    );

    create table daily_messages (
      user_id uuid not null references users on delete cascade,
      day date not null,
      count integer not null,
      primary key (user_id, day)
    );
    create index daily_messages_age on daily_messages (day);

    create table sandbox_subscriptions (
      user_id uuid not null references users on delete cascade,
      id text not null,
      plan text not null,
      status text not null check (status in ('open', 'active', 'past_due', 'ended')),
      card text,
      period_end timestamptz,
      ends_at timestamptz,
      created_at timestamptz not null,
      primary key (user_id, id)
    );

    alter table notifications add column about text;
  `.execute(db);
}
