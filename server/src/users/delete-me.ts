import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { writeLetter } from '#letters/write-letter.ts';
import { askPasswordAgain } from './ask-password-again.ts';
import { deleteUser } from './queries.ts';

/**
 * Deletes an account with everything in it. The key that seals its words goes too, so what a backup still holds cannot
 * be read any more. Throws Refusal `invalid` for a wrong password.
 */
export async function deleteMe(ctx: Context, request: FastifyRequest, userId: string, password: string): Promise<void> {
  const { email } = await askPasswordAgain(ctx, request, userId, password);
  await request.server.endReplies(userId);
  await deleteUser(ctx.db, userId);
  // The address is kept nowhere any more, so this letter is tried once, and nobody waits for it.
  void ctx.mailer
    .send(writeLetter('account_deleted', email, undefined))
    .catch((error: unknown) => request.log.info({ err: error }, 'a last letter was not sent'));
}
