import type { Tokens } from '@wren/contract/auth.ts';
import { brand } from '@wren/contract/brand.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { newId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { refreshSeconds } from '#platform/tokens.ts';
import { emailKey } from './email-key.ts';
import { checkPassword } from './passwords.ts';
import { insertSession, selectForSignIn } from './queries.ts';
import { addressMark, countSignIn } from './sign-in-limit.ts';

/**
 * Opens a session for an address and a password. An unknown address and a wrong password get the same answer in the
 * same time. Throws Refusal `invalid_credentials`, `too_many_requests`, or `forbidden` for an account that is closed or an
 * address not yet confirmed.
 */
export async function signIn(
  ctx: Context,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<Tokens> {
  const account = emailKey(email);
  const mark = addressMark(ctx, request, account);
  const user = await selectForSignIn(ctx.db, account, mark).executeTakeFirst();
  const forgive = await countSignIn(request, account, mark, user?.is_known_place === true);
  if (!(await checkPassword(password, user?.password_hash)) || !user) {
    throw new Refusal('invalid_credentials', 'That email address and password do not match.');
  }
  await forgive();
  if (user.disabled_at) {
    throw new Refusal('forbidden', `This account is closed for now. Please write to ${brand.supportEmail}.`);
  }
  if (ctx.config.requireVerifiedEmail && !user.is_verified) {
    throw new Refusal('forbidden', 'Please open the link we mailed you to confirm your email address, then sign in.');
  }
  return openSession(ctx, user.id, mark);
}

async function openSession(ctx: Context, userId: string, mark: Buffer): Promise<Tokens> {
  const use = { userId, sessionId: newId(), refreshId: newId() };
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    await insertSession(trx, use, { mark, now, expires: new Date(now.getTime() + refreshSeconds * 1000) });
    await notify(ctx, trx, userId, 'signed_in');
  });
  return ctx.tokens.issue(use);
}
