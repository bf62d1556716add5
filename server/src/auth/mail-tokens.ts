import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { isId } from '#platform/ids.ts';
import { hashOf, type TokenPurpose } from '#platform/mailed-token.ts';

type Db = Kysely<Schema>;

/** What a mailed link carries. */
export interface Mailed {
  uid: string;
  token: string;
}

/** Uses a mailed token up: of two at once exactly one finds it. Undefined when it is unknown, used, too old, or for something else. */
export async function takeMailToken(
  db: Db,
  mailed: Mailed,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<TokenPurpose | undefined> {
  if (!isId(mailed.uid)) return undefined;
  const row = await db
    .deleteFrom('mail_tokens')
    .where(works(mailed, purposes, now))
    .returning('purpose')
    .executeTakeFirst();
  return row?.purpose;
}

/** Makes every other link of these kinds worthless. */
export async function dropMailTokens(db: Db, userId: string, purposes: readonly TokenPurpose[]): Promise<void> {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();
}

/** Whether a mailed token would work now. */
export async function findMailToken(db: Db, mailed: Mailed, purpose: TokenPurpose, now: Date): Promise<boolean> {
  if (!isId(mailed.uid)) return false;
  const row = await db
    .selectFrom('mail_tokens')
    .where(works(mailed, [purpose], now))
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

const works =
  ({ uid, token }: Mailed, purposes: readonly TokenPurpose[], now: Date) =>
  (row: ExpressionBuilder<Schema, 'mail_tokens'>) =>
    row.and([
      row('user_id', '=', uid),
      row('hash', '=', hashOf(token)),
      row('purpose', 'in', purposes),
      row('expires_at', '>', now),
    ]);
