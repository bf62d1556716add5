import type { Context } from '#context.ts';
import type { JobPayload } from '#platform/jobs.ts';
import { findWrappedKey, firstMessages, nameUnnamed } from './queries.ts';
import { openMessage, sealTitle } from './sealed.ts';

export const nameConversationJob = 'name_conversation';

/** Names a conversation after its first exchange. A name its person gave it meanwhile stays. */
export async function nameConversation(
  { db, vault, companion }: Context,
  { user_id, conversation_id }: JobPayload,
  signal: AbortSignal,
): Promise<void> {
  const [userId, id] = [String(user_id), String(conversation_id)];
  const [wrapped, rows] = await Promise.all([findWrappedKey(db, userId), firstMessages(db, userId, id, 2)]);
  if (!wrapped) return;
  const key = vault.unlock(userId, wrapped);
  const [said, reply] = rows.map((row) => openMessage(key, row));
  if (!said || !reply) return;
  const title = await companion.title({ message: said.content, reply: reply.content }, signal);
  if (title) await nameUnnamed(db, userId, id, sealTitle(key, id, title));
}
