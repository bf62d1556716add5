import { type ConversationDetail, noConversationSentence, noMessageSentence } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import { keepGoals, takeBackGoals } from '#exercises/keep-goals.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PersonalKey } from '#platform/vault.ts';
import type { Owned } from './change-conversation.ts';
import { getConversation } from './get-conversation.ts';
import type { LiveReplies } from './live-replies.ts';
import { deleteMessagesFrom, holdOwned, insertMessages, messagesFrom, placeOwned } from './message-queries.ts';
import {
  openMessage,
  openSetAside,
  openState,
  openVersions,
  type SetAside,
  sealMessage,
  sealPreview,
  sealSetAside,
  sealState,
  sealVersions,
} from './sealed.ts';

type Db = Context['db'];
interface Place {
  userId: string;
  conversationId: string;
}

/**
 * Takes the messages from `from` on out of the conversation, for `by` to stand in their place, and returns them sealed
 * as one. Within the transaction of the edit. Throws Refusal when they are not there any more.
 */
export async function setAside(trx: Db, key: PersonalKey, place: Place, from: string, by: string): Promise<Buffer> {
  const { userId, conversationId } = place;
  const held = await holdOwned(trx, userId, conversationId);
  if (!held) throw new Refusal('not_found', noConversationSentence);
  const rows = await messagesFrom(trx, userId, conversationId, from);
  if (rows[0]?.id !== from) throw new Refusal('not_found', noMessageSentence);
  const open = (sealed: Buffer | null) => sealed && openState(key, conversationId, sealed);
  const messages = rows.map((row) => ({
    ...openMessage(key, row),
    ways: row.versions ? openVersions(key, row.id, row.versions) : undefined,
  }));
  for (const message of messages) await takeBackGoals(trx, place, message);
  await deleteMessagesFrom(trx, userId, conversationId, from);
  const kept: SetAside = {
    by,
    messages,
    state: open(held.companion_state),
    before: open(held.state_before),
    updated_at: held.updated_at.toISOString(),
  };
  return sealSetAside(key, conversationId, kept);
}

/** Brings back what the last edit replaced; the edit goes. Throws Refusal. */
export async function undoEdit(ctx: Context, replies: LiveReplies, { userId, id }: Owned): Promise<ConversationDetail> {
  refuseWhileWriting(replies, userId, id);
  const place = { userId, conversationId: id };
  await ctx.db.transaction().execute(async (trx) => {
    const held = await holdOwned(trx, userId, id);
    if (!held) throw new Refusal('not_found', noConversationSentence);
    if (!held.set_aside) {
      throw new Refusal('conflict', 'What the edit replaced can no longer be brought back, as the talk has gone on.');
    }
    const key = ctx.vault.unlock(userId, held.data_key);
    const kept = openSetAside(key, id, held.set_aside);
    const edited = await messagesFrom(trx, userId, id, kept.by);
    for (const row of edited) await takeBackGoals(trx, place, openMessage(key, row));
    await deleteMessagesFrom(trx, userId, id, kept.by);
    await insertMessages(
      trx,
      userId,
      id,
      kept.messages.map(({ ways, ...message }) => ({
        ...sealMessage(key, message),
        ...(ways && message.versions && versionsOf(key, message.id, ways, message.versions)),
      })),
    );
    for (const message of kept.messages) await keepGoals(trx, key, place, message);
    const last = kept.messages.findLast(({ content }) => content !== '');
    await placeOwned(trx, userId, id, {
      companion_state: kept.state && sealState(key, id, kept.state),
      state_before: kept.before && sealState(key, id, kept.before),
      last_message: sealPreview(key, id, last?.content ?? ''),
      set_aside: null,
      updated_at: new Date(kept.updated_at),
    });
  });
  return getConversation(ctx, replies, userId, id);
}

function versionsOf(
  key: PersonalKey,
  id: string,
  ways: Parameters<typeof sealVersions>[2],
  { shown, count }: { shown: number; count: number },
) {
  return { versions: sealVersions(key, id, ways), version: shown, version_count: count };
}

/** What is being written has not been kept yet, and would be lost behind a change. */
export function refuseWhileWriting(replies: LiveReplies, userId: string, conversationId: string): void {
  if (!replies.inConversation(userId, conversationId)) return;
  throw new Refusal('conflict', 'Wren is still writing in this conversation. Wait for it to finish or stop it first.');
}
