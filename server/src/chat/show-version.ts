import { type Message, noConversationSentence, noMessageSentence } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Owned } from './change-conversation.ts';
import type { LiveReplies } from './live-replies.ts';
import { holdOwned, messagesFrom, placeOwned } from './message-queries.ts';
import { openMessage, sealPreview, sealState } from './sealed.ts';
import { refuseWhileWriting } from './set-aside.ts';
import { stand, waysOf } from './versions.ts';

/** Lets another version of a reply stand. Throws Refusal. */
export async function showVersion(
  ctx: Context,
  replies: LiveReplies,
  { userId, id }: Owned,
  messageId: string,
  version: number,
): Promise<Message> {
  refuseWhileWriting(replies, userId, id);
  return ctx.db.transaction().execute(async (trx) => {
    const held = await holdOwned(trx, userId, id);
    if (!held) throw new Refusal('not_found', noConversationSentence);
    const [row, ...later] = await messagesFrom(trx, userId, id, messageId);
    const key = ctx.vault.unlock(userId, held.data_key);
    if (row?.id !== messageId || !row.versions) throw new Refusal('not_found', noMessageSentence);
    const said = openMessage(key, row);
    const ways = waysOf(key, row, null);
    const chosen = ways[version - 1];
    if (!chosen) throw new Refusal('not_found', noMessageSentence);
    const { state, ...words } = chosen;
    const shown = { ...said, ...words, versions: { shown: version, count: ways.length } };
    await stand(trx, key, { userId, id }, said, shown, ways);
    // What was said after an earlier reply was said to all of it: only the last one moves where Wren goes on from.
    if (later.length === 0) {
      await placeOwned(trx, userId, id, {
        companion_state: state ? sealState(key, id, state) : held.state_before,
        last_message: sealPreview(key, id, shown.content),
      });
    }
    return shown;
  });
}
