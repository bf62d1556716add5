import type { FastifyRequest } from 'fastify';
import { checkPassword } from '#auth/passwords.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { selectPasswordHash } from './queries.ts';
import { accountGone } from './read-me.ts';

/**
 * Makes sure that whoever is signed in knows the password, and gives their address. The row's limit counts the tries;
 * a right one is forgiven. Throws Refusal `invalid` on `current_password`.
 */
export async function askPasswordAgain(
  { db }: Context,
  request: FastifyRequest,
  userId: string,
  password: string,
): Promise<{ email: string }> {
  const user = await selectPasswordHash(db, userId).executeTakeFirst();
  if (!user) throw accountGone();
  if (user.password_hash === null) {
    const sentence = "Your account has no password yet. Choose one first, with 'Forgot your password?'.";
    throw new Refusal('invalid', sentence, { fields: { current_password: [sentence] } });
  }
  if (!(await checkPassword(password, user.password_hash))) {
    const sentence = 'That is not your current password.';
    throw new Refusal('invalid', sentence, { fields: { current_password: [sentence] } });
  }
  await request.server.limits.forgive('passwordAgain', userId);
  return { email: user.email };
}
