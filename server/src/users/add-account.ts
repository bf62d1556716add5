import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { insertUser, selectIdByEmail } from './queries.ts';

/** Adds an account, in the caller's transaction, and its membership where there is an organization. False when the address is taken. */
export async function addAccount(
  trx: Kysely<Schema>,
  user: Insertable<Schema['users']>,
  organizationId: string | undefined,
): Promise<boolean> {
  await insertUser(trx, user, organizationId);
  const owner = await selectIdByEmail(trx, user.email_key).executeTakeFirst();
  return owner?.id === user.id;
}
