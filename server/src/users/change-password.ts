import type { FastifyRequest } from 'fastify';
import { refuseGuessable } from '#auth/guessable.ts';
import { hashPassword } from '#auth/passwords.ts';
import { replacePassword } from '#auth/replace-password.ts';
import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { askPasswordAgain } from './ask-password-again.ts';

/** Chooses a new password. Every session but the one that asks ends. Throws Refusal `invalid`, field by field. */
export async function changePassword(
  ctx: Context,
  request: FastifyRequest,
  userId: string,
  form: { current_password: string; new_password: string },
): Promise<void> {
  const { email } = await askPasswordAgain(ctx, request, userId, form.current_password);
  await refuseGuessable(form.new_password, email, 'new_password');
  const hash = await hashPassword(form.new_password);
  await ctx.db.transaction().execute(async (trx) => {
    await replacePassword(trx, userId, hash, { keep: request.sessionId, now: ctx.clock() });
    await notify(ctx, trx, userId, 'password_changed');
  });
}
