import type { Tokens } from '@wren/contract/auth.ts';
import { brand } from '@wren/contract/brand.ts';
import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { newId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { refreshSeconds } from '#platform/tokens.ts';
import { insertSession } from './queries.ts';

/** Opens a session for someone who has proven who they are. `mark` is the place they come from, see `sign-in-limit.ts`. */
export async function openSession(ctx: Context, userId: string, mark: Buffer): Promise<Tokens> {
  const use = { userId, sessionId: newId(), refreshId: newId() };
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    await insertSession(trx, use, { mark, now, expires: new Date(now.getTime() + refreshSeconds * 1000) });
    await notify(ctx, trx, userId, 'signed_in');
  });
  return ctx.tokens.issue(use);
}

/** Throws Refusal `forbidden` for an account that is closed, or an address not yet confirmed where that is required. */
export function refuseClosed(
  { config }: Pick<Context, 'config'>,
  user: { disabled_at: Date | null; is_verified: boolean },
): void {
  if (user.disabled_at) {
    throw new Refusal('forbidden', `This account is closed for now. Please write to ${brand.supportEmail}.`);
  }
  if (config.requireVerifiedEmail && !user.is_verified) {
    throw new Refusal('forbidden', 'Please open the link we mailed you to confirm your email address, then sign in.');
  }
}
