import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { revokeSession, revokeSessions } from './queries.ts';

/** Ends the session a refresh token belongs to. A token nobody knows changes nothing and is answered the same. */
export async function signOut(ctx: Context, token: string): Promise<void> {
  const use = await ctx.tokens.readRefresh(token);
  if (use) await revokeSession(ctx.db, use, ctx.clock());
}

/** Ends every session of a person, in the caller's transaction. */
export async function signOutEverywhere(
  { clock }: Pick<Context, 'clock'>,
  trx: Kysely<Schema>,
  userId: string,
): Promise<void> {
  await revokeSessions(trx, userId, clock());
}
