import { exportSessions } from '#auth/export-sessions.ts';
import { exportConversations } from '#chat/export-conversations.ts';
import { exportConnections } from '#connections/list-connections.ts';
import type { Context } from '#context.ts';
import { exportProgress } from '#exercises/export-progress.ts';
import { exportMemories } from '#memories/export-memories.ts';
import { exportNotifications } from '#notifications/export-notifications.ts';
import { exportMemberships } from '#organizations/export-memberships.ts';
import { exportSubscription } from '#subscriptions/export-subscription.ts';
import { exportPage } from './export-page.ts';
import { openProfile } from './profile.ts';
import { selectUser } from './queries.ts';
import { accountGone, toUser } from './read-me.ts';

/** Everything kept about a person and by them, in words. */
export type Everything = Awaited<ReturnType<typeof collectEverything>>;

/**
 * Everything of a person as one ZIP file: `wren.json` for programs and `wren.html` for reading. Throws Refusal
 * `unauthenticated` when the account is gone.
 */
export async function exportMe(ctx: Context, userId: string): Promise<Buffer> {
  const everything = await collectEverything(ctx, userId);
  const { strToU8, zip } = await import('fflate');
  const files = {
    'wren.json': strToU8(`${JSON.stringify(everything, null, 2)}\n`),
    'wren.html': strToU8(exportPage(everything)),
  };
  const archive = await new Promise<Uint8Array>((resolve, reject) => {
    zip(files, { mtime: ctx.clock() }, (error, data) => (error ? reject(error) : resolve(data)));
  });
  return Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
}

/** A room that keeps something of a person's adds its part here; a test holds every table against it. */
async function collectEverything(ctx: Context, userId: string) {
  const row = await selectUser(ctx.db, userId).executeTakeFirst();
  if (!row) throw accountGone();
  const key = ctx.vault.unlock(userId, row.data_key);
  const { has_password: _, ...account } = toUser(row, openProfile(key, userId, row.profile));
  return {
    exported_at: ctx.clock().toISOString(),
    account,
    connected_accounts: await exportConnections(ctx, userId),
    organizations: await exportMemberships(ctx, userId),
    conversations: await exportConversations(ctx, userId, key),
    memories: await exportMemories(ctx, userId, key),
    ...(await exportProgress(ctx, userId, key)),
    ...(await exportSubscription(ctx, userId)),
    notifications: await exportNotifications(ctx, userId),
    sign_ins: await exportSessions(ctx, userId),
  };
}
