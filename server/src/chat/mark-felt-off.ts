import { type Message, noConversationSentence, noMessageSentence } from '@wren/contract/chat.ts';
import { type FeltOff, withFeltOff } from '@wren/contract/steering.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Owned } from './change-conversation.ts';
import { holdOwned, messagesFrom, updateMessage } from './message-queries.ts';
import { openMessage, sealMessage } from './sealed.ts';

/** Why a reply felt off, in place of what was said about it before; no reason takes it back. Throws Refusal. */
export async function markFeltOff(
  ctx: Context,
  { userId, id }: Owned,
  messageId: string,
  reasons: readonly FeltOff[],
): Promise<Message> {
  return ctx.db.transaction().execute(async (trx) => {
    const held = await holdOwned(trx, userId, id);
    if (!held) throw new Refusal('not_found', noConversationSentence);
    const [row] = await messagesFrom(trx, userId, id, messageId);
    if (row?.id !== messageId || row.role !== 'assistant') throw new Refusal('not_found', noMessageSentence);
    const key = ctx.vault.unlock(userId, held.data_key);
    const message = openMessage(key, row);
    const marked = { ...message, tags: withFeltOff(message.tags, [...new Set(reasons)]) };
    await updateMessage(trx, userId, id, messageId, { tags: sealMessage(key, marked).tags });
    return marked;
  });
}
