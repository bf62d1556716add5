import type { User } from '@wren/contract/users.ts';
import type { Selectable, SqlBool } from 'kysely';
import type { Context } from '#context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { openProfile, type Profile } from './profile.ts';
import { selectUser } from './queries.ts';

/** The signed-in person. Throws Refusal `unauthenticated` when the account is gone. */
export async function readMe(ctx: Context, userId: string): Promise<User> {
  const row = await selectUser(ctx.db, userId).executeTakeFirst();
  if (!row) throw accountGone();
  return toUser(row, openProfile(ctx.vault.unlock(userId, row.data_key), userId, row.profile));
}

export function accountGone(): Refusal {
  return new Refusal('unauthenticated', 'This account no longer exists.');
}

type Row = Pick<Selectable<Schema['users']>, 'id' | 'email' | 'is_verified' | 'pending_email' | 'created_at'> & {
  has_password: SqlBool;
};

export function toUser(row: Row, profile: Profile): User {
  const { id, email, is_verified, pending_email, created_at } = row;
  return {
    ...profile,
    id,
    email,
    is_verified,
    has_password: Boolean(row.has_password),
    pending_email,
    birthday: profile.date_of_birth,
    created_at: created_at.toISOString(),
  };
}
