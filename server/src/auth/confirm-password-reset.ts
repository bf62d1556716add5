import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { Refusal } from '#platform/refusal.ts';
import { emailKey } from './email-key.ts';
import { refuseGuessable } from './guessable.ts';
import { dropMailTokens, findMailToken, type Mailed, takeMailToken } from './mail-tokens.ts';
import { hashPassword } from './passwords.ts';
import { selectAddresses, verifyEmail } from './queries.ts';
import { replacePassword } from './replace-password.ts';
import { addressMark, forgiveSignIns } from './sign-in-limit.ts';

/**
 * Chooses a new password with a mailed token, which proves the address too, and ends every session. A password that is
 * refused leaves the token for another try. Throws Refusal `invalid`.
 */
export async function confirmPasswordReset(
  ctx: Context,
  request: FastifyRequest,
  form: Mailed & { new_password: string },
): Promise<void> {
  const { uid, new_password: password } = form;
  await request.server.limits.spend('mailedLinkAccount', request, uid);
  const known = await findMailToken(ctx.db, form, 'password', ctx.clock());
  const user = known && (await selectAddresses(ctx.db, uid).executeTakeFirst());
  if (!user) throw worthless();
  await refuseGuessable(password, user.email, 'new_password');
  const hash = await hashPassword(password);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await takeMailToken(trx, form, ['password'], ctx.clock()))) throw worthless();
    await replacePassword(trx, uid, hash, { now: ctx.clock() });
    await verifyEmail(trx, uid);
    await dropMailTokens(trx, uid, ['activation']);
    await notify(ctx, trx, uid, 'password_reset');
  });
  // Whoever guessed at the old password has not locked out its owner.
  const account = emailKey(user.email);
  await forgiveSignIns(request, account, addressMark(ctx, request, account));
}

function worthless(): Refusal {
  return new Refusal('invalid', 'This link has run out or was used before. Please ask for a new one.');
}
