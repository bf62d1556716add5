import type { Context } from '#context.ts';
import { selectSessions } from './queries.ts';

/** When and for how long a person was signed in, oldest first. What opens a session is not told. */
export async function exportSessions({ db }: Context, userId: string) {
  const rows = await selectSessions(db, userId).execute();
  return rows.map(({ created_at, used_at, expires_at, revoked_at }) => ({
    created_at: created_at.toISOString(),
    used_at: used_at.toISOString(),
    ended_at: (revoked_at ?? expires_at).toISOString(),
  }));
}
