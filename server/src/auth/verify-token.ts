import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import { selectOpenSession } from './queries.ts';

/** Whether an access or refresh token would be accepted now. Throws Refusal `unauthenticated` when it would not. */
export async function verifyToken(
  ctx: Context,
  request: FastifyRequest,
  token: string,
): Promise<Record<string, never>> {
  const refresh = await ctx.tokens.readRefresh(token);
  const claims = refresh ?? (await ctx.tokens.readAccess(token));
  if (claims) await request.server.limits.spend('tokenAccount', request, claims.userId);
  const session = claims && (await selectOpenSession(ctx.db, claims, ctx.clock()).executeTakeFirst());
  if (!session || (refresh && refresh.refreshId !== session.refresh_id)) {
    throw new Refusal('unauthenticated', 'This token is not valid, or no longer.');
  }
  return {};
}
