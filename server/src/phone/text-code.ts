import { randomInt } from 'node:crypto';
import { brand } from '@wren/contract/brand.ts';
import type { Context } from '#context.ts';
import type { JobPayload } from '#platform/jobs.ts';
import { NumberRefused } from '#platform/sms/texter.ts';
import { selectCode, selectKey, updateCode } from './queries.ts';
import { markOf, openNumber } from './sealed.ts';

/**
 * Texts the code of one request. It is drawn here and stands in the message alone: the job holds two ids, the database
 * an HMAC. A message that could not be handed over is tried again with a fresh code, as long as the request lives.
 */
export async function textCode(ctx: Context, payload: JobPayload): Promise<void> {
  const userId = String(payload.user_id);
  const id = String(payload.code_id);
  const [row, user] = await Promise.all([
    selectCode(ctx.db, userId, id).executeTakeFirst(),
    selectKey(ctx.db, userId).executeTakeFirst(),
  ]);
  if (!row || !user || row.state !== 'waiting' || row.expires_at <= ctx.clock() || !ctx.texter) return;
  const to = openNumber(ctx.vault.unlock(userId, user.data_key), userId, row.number);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await updateCode(ctx.db, userId, id, { code_mark: markOf(ctx.vault, id, code) });
  try {
    await ctx.texter.send({ to, text: words(code, new URL(ctx.config.publicUrl).hostname) });
  } catch (error) {
    if (!(error instanceof NumberRefused)) throw error;
    await updateCode(ctx.db, userId, id, { code_mark: null, state: 'refused' });
    return;
  }
  await updateCode(ctx.db, userId, id, { state: 'sent' });
}

/** The last line lets a phone offer the code to this site alone. Source: WICG, origin-bound one-time codes. */
function words(code: string, host: string): string {
  return `${code} is your ${brand.name} code. It works for 10 minutes. Never pass it on.\n\n@${host} #${code}`;
}
