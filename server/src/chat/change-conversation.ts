import { type Conversation, noConversationSentence } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import { forgetLearned } from '#memories/forget.ts';
import { Refusal } from '#platform/refusal.ts';
import type { LiveReplies } from './live-replies.ts';
import { deleteOwned, findWrappedKey, type OwnedConversationRow, updateOwned } from './queries.ts';
import { openConversation, sealTitle } from './sealed.ts';

/** Which conversation, and who asks. */
export interface Owned {
  userId: string;
  id: string;
}

/** Moves a conversation into the archive or out of it. Throws Refusal `not_found`. */
export async function setArchived(
  ctx: Context,
  replies: LiveReplies,
  { userId, id }: Owned,
  archived: boolean,
): Promise<Conversation> {
  await untilBorn(replies, { userId, id });
  return opened(ctx, userId, await updateOwned(ctx.db, userId, id, { archived }));
}

/** Gives a conversation the name its person chose. Throws Refusal `not_found`. */
export async function setTitle(
  ctx: Context,
  replies: LiveReplies,
  { userId, id }: Owned,
  title: string,
): Promise<Conversation> {
  await untilBorn(replies, { userId, id });
  const wrapped = await findWrappedKey(ctx.db, userId);
  if (!wrapped) throw new Refusal('not_found', noConversationSentence);
  const sealed = sealTitle(ctx.vault.unlock(userId, wrapped), id, title);
  return opened(ctx, userId, await updateOwned(ctx.db, userId, id, { title: sealed }));
}

/**
 * Deletes a conversation, its messages and any reply still being written in it; `alsoForget` takes what was learned there
 * with it. Throws Refusal `not_found`.
 */
export async function deleteConversation(
  ctx: Context,
  replies: LiveReplies,
  { userId, id }: Owned,
  alsoForget: boolean,
): Promise<void> {
  const live = replies.inConversation(userId, id);
  const wasBeingBorn = live?.isNew === true && live.isOpen;
  live?.interrupt('deleted');
  await live?.settled();
  await ctx.db.transaction().execute(async (trx) => {
    // First, as learning locks in this order too: whatever was learned here is there by now, and nothing more will be.
    if (alsoForget) await forgetLearned(ctx, trx, userId, id);
    const wasKept = await deleteOwned(trx, userId, id);
    if (!wasKept && !wasBeingBorn) throw new Refusal('not_found', noConversationSentence);
  });
}

/** A conversation is written together with its first reply, so a change to it waits for that. */
async function untilBorn(replies: LiveReplies, { userId, id }: Owned): Promise<void> {
  const live = replies.inConversation(userId, id);
  if (live?.isNew) await live.settled();
}

function opened({ vault }: Context, userId: string, row: OwnedConversationRow | undefined): Conversation {
  if (!row) throw new Refusal('not_found', noConversationSentence);
  return openConversation(vault.unlock(userId, row.data_key), row);
}
