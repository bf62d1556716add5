import type { NotificationKind } from '@wren/contract/notifications.ts';
import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import { postLetter } from '#letters/post-letter.ts';
import type { LetterKind } from '#letters/words.ts';
import type { Schema } from '#platform/database/schema.ts';
import { newId } from '#platform/ids.ts';
import { openProfile } from '#users/profile.ts';
import { insertNotification, selectForLetter } from './queries.ts';

/** The letter for each kind, and whether it goes to everyone or to those who asked to hear of account activity. */
const letterOf: Record<NotificationKind, { letter: LetterKind; always: boolean }> = {
  signed_in: { letter: 'signed_in', always: false },
  subscription_changed: { letter: 'subscription_changed', always: false },
  // Whoever took over an account must not be able to switch these off.
  email_changed: { letter: 'email_changed', always: true },
  password_changed: { letter: 'password_changed', always: true },
  account_connected: { letter: 'account_connected', always: true },
  account_disconnected: { letter: 'account_disconnected', always: true },
  phone_verified: { letter: 'phone_verified', always: true },
  phone_removed: { letter: 'phone_removed', always: true },
  password_reset: { letter: 'password_was_reset', always: true },
};

/**
 * Tells a person, in the caller's transaction, what happened to their account: on the notifications page, and by
 * letter where they asked for it or must know. `address` is theirs unless another one is given; `about` says more
 * than the kind does, as a code.
 */
export async function notify(
  ctx: Pick<Context, 'vault' | 'jobs' | 'clock'>,
  trx: Kysely<Schema>,
  userId: string,
  kind: NotificationKind,
  address?: string,
  about: string | null = null,
): Promise<void> {
  const told = { user_id: userId, id: newId(), kind, about };
  await insertNotification(trx, { ...told, created_at: ctx.clock(), read_at: null });
  const { letter, always } = letterOf[kind];
  if (always || (await wantsActivity(ctx, trx, userId))) await postLetter(ctx, trx, userId, letter, address);
}

async function wantsActivity({ vault }: Pick<Context, 'vault'>, trx: Kysely<Schema>, userId: string): Promise<boolean> {
  const row = await selectForLetter(trx, userId).executeTakeFirst();
  if (!row) return false;
  return openProfile(vault.unlock(userId, row.data_key), userId, row.profile).notification_preferences.activity;
}
