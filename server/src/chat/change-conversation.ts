import { type Conversation, noConversationSentence } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { LiveReplies } from './live-replies.ts';
import { findWrappedKey, type OwnedConversationRow, updateOwned } from './queries.ts';
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

/** Keeps a conversation above the others, or lets it go back among them. Throws Refusal `not_found`. */
export async function setPinned(
  ctx: Context,
  replies: LiveReplies,
  { userId, id }: Owned,
  is_pinned: boolean,
): Promise<Conversation> {
  await untilBorn(replies, { userId, id });
  return opened(ctx, userId, await updateOwned(ctx.db, userId, id, { is_pinned }));
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

/** A conversation is written together with its first reply, so a change to it waits for that. */
async function untilBorn(replies: LiveReplies, { userId, id }: Owned): Promise<void> {
  const live = replies.inConversation(userId, id);
  if (live?.isNew) await live.settled();
}

function opened({ vault }: Context, userId: string, row: OwnedConversationRow | undefined): Conversation {
  if (!row) throw new Refusal('not_found', noConversationSentence);
  return openConversation(vault.unlock(userId, row.data_key), row);
}
