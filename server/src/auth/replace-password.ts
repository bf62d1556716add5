import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { dropMailTokens } from './mail-tokens.ts';
import { revokeSessions, updatePassword } from './queries.ts';

/**
 * Puts another password in place, in the caller's transaction. Reset links lose their worth and every session but
 * `keep` ends; access tokens already given out live on for their 15 minutes at most.
 */
export async function replacePassword(
  trx: Kysely<Schema>,
  userId: string,
  hash: string,
  { keep, now }: { keep?: string; now: Date },
): Promise<void> {
  await updatePassword(trx, userId, hash);
  await dropMailTokens(trx, userId, ['password']);
  await revokeSessions(trx, userId, now, keep);
}
