import type { Context } from '#context.ts';
import { revokeSession } from './queries.ts';

/** Ends the session a refresh token belongs to. A token nobody knows changes nothing and is answered the same. */
export async function signOut(ctx: Context, token: string): Promise<void> {
  const use = await ctx.tokens.readRefresh(token);
  if (use) await revokeSession(ctx.db, use, ctx.clock());
}
