import { type Conversation, noConversationSentence } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import { forgetLearned, restoreLearned } from '#memories/forget.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Owned } from './change-conversation.ts';
import { bringBack, deleteAside, findAside, putAside } from './deleted-queries.ts';
import type { LiveReplies } from './live-replies.ts';
import { nameConversationJob } from './name-conversation.ts';
import { findWrappedKey } from './queries.ts';
import { openConversation, openForgotten, sealForgotten } from './sealed.ts';

export const finishDeletionsJob = 'finish_deletions';

/** How long a client may offer to undo, in seconds, and how much longer (ms) we wait for those who do it at the last moment. */
const undoSeconds = 30;
const grace = 15_000;

/**
 * Deletes a conversation, its messages and any reply still being written in it; `alsoForget` takes what was learned there
 * with it. It is gone everywhere at once; its rows go with `finishDeletions`. Throws Refusal `not_found`.
 */
export async function deleteConversation(
  ctx: Context,
  replies: LiveReplies,
  { userId, id }: Owned,
  alsoForget: boolean,
): Promise<{ undo_seconds: number }> {
  const live = replies.inConversation(userId, id);
  const wasBeingBorn = live?.isNew === true && live.isOpen;
  live?.interrupt('deleted');
  await live?.settled();
  return ctx.db.transaction().execute(async (trx) => {
    // First, as learning locks in this order too: whatever was learned here is there by now, and nothing more will be.
    const forgotten = alsoForget ? await forgetLearned(ctx, trx, userId, id) : [];
    const sealed = forgotten.length > 0 ? sealForgotten(await keyOf(ctx, trx, userId), id, forgotten) : null;
    const wasKept = await putAside(trx, userId, id, ctx.clock(), sealed);
    if (!wasKept && !wasBeingBorn) throw new Refusal('not_found', noConversationSentence);
    return { undo_seconds: wasKept ? undoSeconds : 0 };
  });
}

/** Brings back a conversation deleted a moment ago, and the memories forgotten with it. Throws Refusal `not_found`. */
export async function restoreConversation(ctx: Context, { userId, id }: Owned): Promise<Conversation> {
  const since = stillUndoable(ctx);
  return ctx.db.transaction().execute(async (trx) => {
    const aside = await findAside(trx, userId, id, since);
    if (!aside) throw new Refusal('not_found', noConversationSentence);
    const key = ctx.vault.unlock(userId, aside.data_key);
    if (aside.forgotten) await restoreLearned(ctx, trx, userId, openForgotten(key, id, aside.forgotten));
    const row = await bringBack(trx, userId, id, since);
    if (!row) throw new Refusal('not_found', noConversationSentence);
    // Deleted before it had a name, it was not given one meanwhile.
    if (row.title === null) await ctx.jobs.add(trx, nameConversationJob, { user_id: userId, conversation_id: id });
    return openConversation(key, row);
  });
}

/** Removes the rows of every conversation that cannot be brought back any more. */
export function finishDeletions(ctx: Context): Promise<void> {
  return deleteAside(ctx.db, stillUndoable(ctx));
}

/** What was deleted after this moment can be brought back. */
function stillUndoable({ clock }: Context): Date {
  return new Date(clock().getTime() - undoSeconds * 1000 - grace);
}

async function keyOf({ vault }: Context, trx: Context['db'], userId: string) {
  const wrapped = await findWrappedKey(trx, userId);
  if (!wrapped) throw new Refusal('not_found', noConversationSentence);
  return vault.unlock(userId, wrapped);
}
