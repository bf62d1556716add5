import type { Context } from '#context.ts';
import { selectNotifications } from './queries.ts';

/** What a person was told about their account, newest first. */
export async function exportNotifications({ db }: Context, userId: string) {
  const rows = await selectNotifications(db, userId, undefined, Number.MAX_SAFE_INTEGER).execute();
  return rows.map(({ kind, about, created_at, read_at }) => ({
    kind,
    about,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }));
}
