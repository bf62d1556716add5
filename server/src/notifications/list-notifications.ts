import type { QueryOf, ReplyOf } from '@wren/contract/endpoint.ts';
import { notificationKinds, type listNotifications as row } from '@wren/contract/notifications.ts';
import type { Context } from '#context.ts';
import { isId } from '#platform/ids.ts';
import { Refusal } from '#platform/refusal.ts';
import { countUnread, selectNotifications } from './queries.ts';

/** A page of what happened to a person's account, newest first. The cursor is the id of the last one seen. */
export async function listNotifications(
  { db }: Context,
  userId: string,
  { cursor, limit }: QueryOf<typeof row>,
): Promise<ReplyOf<typeof row>> {
  if (cursor !== undefined && !isId(cursor)) throw noSuchPage();
  const [rows, { unread }] = await Promise.all([
    selectNotifications(db, userId, cursor, limit + 1).execute(),
    countUnread(db, userId).executeTakeFirstOrThrow(),
  ]);
  const page = rows.slice(0, limit);
  return {
    results: page.flatMap(({ id, kind, about, created_at, read_at }) => {
      const known = notificationKinds.find((each) => each === kind);
      return known ? [{ id, kind: known, about, created_at: created_at.toISOString(), is_read: read_at !== null }] : [];
    }),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    unread,
  };
}

function noSuchPage(): Refusal {
  const sentence = 'This page of the list no longer exists. Please start from the first one.';
  return new Refusal('invalid', sentence, { fields: { cursor: [sentence] } });
}
