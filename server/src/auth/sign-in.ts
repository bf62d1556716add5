import type { Tokens } from '@wren/contract/auth.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { emailKey } from './email-key.ts';
import { openSession, refuseClosed } from './open-session.ts';
import { checkPassword } from './passwords.ts';
import { selectForSignIn } from './queries.ts';
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
  refuseClosed(ctx, user);
  return openSession(ctx, user.id, mark);
}
