import type { Context } from '#context.ts';
import { forgetLearned } from '#memories/forget.ts';
import { endReplies } from './end-replies.ts';
import type { LiveReplies } from './live-replies.ts';
import { deleteAllOwned } from './queries.ts';

/**
 * Deletes every conversation of a person; `alsoForget` takes every memory learned in one with them. Replies being written
 * end first, so that none is kept behind its back.
 */
export async function deleteAllConversations(
  ctx: Context,
  replies: LiveReplies,
  userId: string,
  alsoForget: boolean,
): Promise<void> {
  await endReplies(replies, userId);
  await ctx.db.transaction().execute(async (trx) => {
    // First, as learning locks in this order too.
    if (alsoForget) await forgetLearned(ctx, trx, userId, undefined);
    await deleteAllOwned(trx, userId);
  });
}
