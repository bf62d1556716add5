import { type Message, noConversationSentence } from '@wren/contract/chat.ts';
import type { CompanionState } from '#companion/companion.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PersonalKey } from '#platform/vault.ts';
import type { LiveReply } from './live-reply.ts';
import { holdOwned, insertExchangeKey, messagesFrom, placeOwned } from './message-queries.ts';
import { openMessage, openState, sealPreview, sealState } from './sealed.ts';
import { stand, waysOf } from './versions.ts';

/**
 * Keeps one more version of the last reply, which stands from now on: it is what Wren goes on from. Returns the reply as
 * kept. Throws Refusal when the talk went on meanwhile, in another process.
 */
export async function keepVersion(
  { db }: Context,
  key: PersonalKey,
  live: LiveReply,
  reply: Message,
  state: CompanionState | undefined,
): Promise<Message> {
  const { userId } = live.ask;
  const { conversationId } = live;
  return db.transaction().execute(async (trx) => {
    const held = await holdOwned(trx, userId, conversationId);
    if (!held) throw new Refusal('not_found', noConversationSentence);
    const [row, ...later] = await messagesFrom(trx, userId, conversationId, reply.id);
    if (row?.id !== reply.id || later.length > 0) throw new Refusal('conflict', wentOn);
    const ways = waysOf(key, row, held.companion_state && openState(key, conversationId, held.companion_state));
    const said = openMessage(key, row);
    const versions = [...ways, { ...reply, state: state ?? null }];
    const kept = { ...reply, versions: { shown: versions.length, count: versions.length } };
    await stand(trx, key, { userId, id: conversationId }, said, kept, versions);
    await placeOwned(trx, userId, conversationId, {
      companion_state: state ? sealState(key, conversationId, state) : held.state_before,
      last_message: sealPreview(key, conversationId, reply.content || live.ask.text),
      updated_at: new Date(reply.timestamp),
    });
    await insertExchangeKey(trx, {
      user_id: userId,
      conversation_id: conversationId,
      idempotency_key: live.ask.key,
      user_message_id: live.userMessageId,
      assistant_message_id: reply.id,
      created_at: new Date(reply.timestamp),
    });
    return kept;
  });
}

const wentOn = 'The conversation has gone on meanwhile. Please reload it.';
