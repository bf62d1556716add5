import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { postLetter } from '#letters/post-letter.ts';
import { newId } from '#platform/ids.ts';
import { emailKey } from './email-key.ts';
import { selectCredentials } from './queries.ts';

/** Mails a link to choose a new password. An address without an account is answered the same, after the same work. */
export async function requestPasswordReset(ctx: Context, request: FastifyRequest, email: string): Promise<void> {
  const key = emailKey(email);
  if (!(await request.server.limits.allows('letterAccount', `password:${key}`))) return;
  const user = await selectCredentials(ctx.db, key).executeTakeFirst();
  await ctx.db.transaction().execute((trx) => postLetter(ctx, trx, user?.id ?? newId(), 'password_reset'));
}
