import type { Tokens } from '@wren/contract/auth.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { newId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { refreshSeconds } from '#platform/tokens.ts';
import { revokeSession, rotateSession } from './queries.ts';

/**
 * Trades a refresh token for a new pair. A token used a second time may have been stolen, so that ends the session for
 * whoever holds it now. Throws Refusal `unauthenticated` and `too_many_requests`.
 * Source: RFC 9700, section 4.14.2.
 */
export async function refreshSession(ctx: Context, request: FastifyRequest, token: string): Promise<Tokens> {
  const use = await ctx.tokens.readRefresh(token);
  if (!use) throw ended();
  await request.server.limits.spend('tokenAccount', request, use.userId);
  const now = ctx.clock();
  const next = { ...use, refreshId: newId() };
  const expires = new Date(now.getTime() + refreshSeconds * 1000);
  if (!(await rotateSession(ctx.db, use, next.refreshId, now, expires))) {
    await revokeSession(ctx.db, use, now);
    throw ended();
  }
  return ctx.tokens.issue(next);
}

function ended(): Refusal {
  return new Refusal('unauthenticated', 'Your sign-in has ended. Please sign in again.');
}
