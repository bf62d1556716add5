import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { askPasswordAgain } from './ask-password-again.ts';
import { removeAccount, sendLastLetter } from './remove-account.ts';

/** Deletes the account of whoever is signed in, once they gave their password. Throws Refusal `invalid` for a wrong one. */
export async function deleteMe(ctx: Context, request: FastifyRequest, userId: string, password: string): Promise<void> {
  const { email } = await askPasswordAgain(ctx, request, userId, password);
  await request.server.endReplies(userId);
  await removeAccount(ctx, userId);
  // Nobody waits for the letter.
  void sendLastLetter(ctx, email);
}
