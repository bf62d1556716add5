import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import { notify } from '#notifications/notify.ts';
import { isTaken } from '#platform/database/connect.ts';
import type { Schema } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { emailKey } from './email-key.ts';
import { dropMailTokens, type Mailed, takeMailToken } from './mail-tokens.ts';
import { selectAddresses, updateEmail, verifyEmail } from './queries.ts';

/**
 * Confirms an address with the token mailed to it. Throws Refusal `invalid` for a token that is unknown, used or too
 * old, and for an address that found another owner meanwhile.
 */
export async function activate(ctx: Context, request: FastifyRequest, mailed: Mailed): Promise<void> {
  await request.server.limits.spend('mailedLinkAccount', request, mailed.uid);
  try {
    await ctx.db.transaction().execute((trx) => confirm(ctx, trx, mailed));
  } catch (error) {
    throw isTaken(error) ? worthless(error) : error;
  }
}

async function confirm(ctx: Context, trx: Kysely<Schema>, mailed: Mailed): Promise<void> {
  const purpose = await takeMailToken(trx, mailed, ['activation', 'email'], ctx.clock());
  if (!purpose) throw worthless();
  if (purpose === 'email') await changeEmail(ctx, trx, mailed.uid);
  else await verifyEmail(trx, mailed.uid);
  await dropMailTokens(trx, mailed.uid, ['activation']);
}

/** The new address takes the place of the old one, which is told, and whose links no longer work. */
async function changeEmail(ctx: Context, trx: Kysely<Schema>, userId: string): Promise<void> {
  const row = await selectAddresses(trx, userId).forUpdate().executeTakeFirst();
  if (!row?.pending_email) throw worthless();
  await updateEmail(trx, userId, row.pending_email, emailKey(row.pending_email));
  await dropMailTokens(trx, userId, ['email', 'password']);
  await notify(ctx, trx, userId, 'email_changed', row.email);
}

function worthless(cause?: unknown): Refusal {
  return new Refusal('invalid', 'This link has run out or was used before. A link works once, for 24 hours.', {
    cause,
  });
}
