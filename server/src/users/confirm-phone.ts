import type { User } from '@wren/contract/users.ts';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { applyPatch, openProfile, sealProfile } from './profile.ts';
import { selectUser, updateProfile } from './queries.ts';
import { accountGone, toUser } from './read-me.ts';

/** Makes a proven number the person's own, in the caller's transaction. */
export async function confirmPhone(
  ctx: Context,
  trx: Kysely<Schema>,
  userId: string,
  phone_number: string,
): Promise<User> {
  const row = await selectUser(trx, userId).forUpdate().executeTakeFirst();
  if (!row) throw accountGone();
  const key = ctx.vault.unlock(userId, row.data_key);
  const patched = applyPatch(openProfile(key, userId, row.profile), { phone_number });
  const profile = { ...patched, is_phone_verified: true };
  await updateProfile(trx, userId, sealProfile(key, userId, profile)).execute();
  return toUser(row, profile);
}
