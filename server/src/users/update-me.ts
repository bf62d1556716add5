import type { ProfilePatch, User } from '@wren/contract/users.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { emailKey } from '#auth/email-key.ts';
import { dropMailTokens } from '#auth/mail-tokens.ts';
import type { Context } from '#context.ts';
import { postLetter } from '#letters/post-letter.ts';
import { notify } from '#notifications/notify.ts';
import type { Schema } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { applyPatch, openProfile, sealProfile } from './profile.ts';
import { selectUser, updatePendingEmail, updateProfile } from './queries.ts';
import { accountGone, toUser } from './read-me.ts';

/**
 * Changes what a patch names and keeps the rest, also when two patches arrive at once. Another email address waits as
 * `pending_email` until the link mailed to it is opened; the address of today takes that back.
 * Throws Refusal `invalid` for two different birthdays, and `too_many_requests` for address after address.
 */
export async function updateMe(
  ctx: Context,
  request: FastifyRequest,
  userId: string,
  patch: ProfilePatch,
): Promise<User> {
  const { date_of_birth, birthday, email } = patch;
  if (date_of_birth !== undefined && birthday !== undefined && date_of_birth !== birthday) {
    const sentence = 'The two birthdays are not the same day.';
    throw new Refusal('invalid', sentence, { fields: { birthday: [sentence] } });
  }
  if (email !== undefined) await countLetters(ctx, request, userId, email);
  return ctx.db.transaction().execute(async (trx) => {
    const row = await selectUser(trx, userId).forUpdate().executeTakeFirst();
    if (!row) throw accountGone();
    const key = ctx.vault.unlock(userId, row.data_key);
    const before = openProfile(key, userId, row.profile);
    const profile = applyPatch(before, patch);
    if (before.is_phone_verified && !profile.is_phone_verified) await notify(ctx, trx, userId, 'phone_removed');
    await updateProfile(trx, userId, sealProfile(key, userId, profile)).execute();
    const pending_email = email === undefined ? row.pending_email : await askForEmail(ctx, trx, row, email);
    return toUser({ ...row, pending_email }, profile);
  });
}

/** Posts the link to the new address and a word to the old one. Whether someone else has the new one is found out there, by its owner. */
async function askForEmail(
  ctx: Context,
  trx: Kysely<Schema>,
  { id, email_key }: { id: string; email_key: string },
  email: string,
): Promise<string | null> {
  const wanted = emailKey(email) === email_key ? null : email;
  await updatePendingEmail(trx, id, wanted);
  await dropMailTokens(trx, id, ['email']);
  if (wanted !== null) {
    await postLetter(ctx, trx, id, 'new_address', wanted);
    await postLetter(ctx, trx, id, 'address_asked');
  }
  return wanted;
}

/** Counted for who asks and for who would get the letter, before the transaction, which must not wait for the count. */
async function countLetters(ctx: Context, request: FastifyRequest, userId: string, email: string): Promise<void> {
  const row = await selectUser(ctx.db, userId).executeTakeFirst();
  if (!row || emailKey(email) === row.email_key) return;
  await request.server.limits.spend('letterAccount', request, `new address of:${userId}`);
  await request.server.limits.spend('letterAccount', request, `new address:${emailKey(email)}`);
}
