import type { Kysely } from 'kysely';
import { emailKey } from '#auth/email-key.ts';
import type { Schema } from '#platform/database/schema.ts';
import { selectIdByEmail } from './queries.ts';

/** Whether an account has this address. Only for answers to someone who has proven that the address is theirs. */
export async function isAddressKnown(db: Kysely<Schema>, email: string): Promise<boolean> {
  return (await selectIdByEmail(db, emailKey(email)).executeTakeFirst()) !== undefined;
}
