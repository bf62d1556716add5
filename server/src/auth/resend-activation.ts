import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { postLetter } from '#letters/post-letter.ts';
import { newId } from '#platform/ids.ts';
import { emailKey } from './email-key.ts';
import { selectCredentials } from './queries.ts';

/** Mails the confirmation once more to an address that waits for it. Any other address is answered the same, after the same work. */
export async function resendActivation(ctx: Context, request: FastifyRequest, email: string): Promise<void> {
  const key = emailKey(email);
  if (!(await request.server.limits.allows('letterAccount', `activation:${key}`))) return;
  const user = await selectCredentials(ctx.db, key).executeTakeFirst();
  const waiting = user && !user.is_verified ? user.id : newId();
  await ctx.db.transaction().execute((trx) => postLetter(ctx, trx, waiting, 'activation'));
}
