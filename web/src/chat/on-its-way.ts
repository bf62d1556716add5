import type { ConversationDetail } from '@wren/contract/chat.ts';
import { readDraft, readOnItsWay, writeDraft, writeOnItsWay } from './kept-words.ts';
import { newKey } from './new-key.ts';

/** The same words to the same conversation, when nobody knows whether they arrived, go under the same key. */
export function keyFor(text: string, conversationId: string | null): string {
  const before = readOnItsWay();
  return before?.text === text && before.conversationId === conversationId ? before.key : newKey();
}

/** A first message that did not arrive goes back to the input of a new chat: one whose conversation we never heard of. */
export function giveBackUnopened(): void {
  const mine = readOnItsWay();
  if (mine && mine.conversationId === null && readDraft(null) === '') writeDraft(null, mine.text);
}

/** A message that was under way when this tab was reloaded, and did not arrive, goes back to the input. */
export function giveBack(conversation: ConversationDetail): void {
  const mine = readOnItsWay();
  if (mine?.conversationId !== conversation.id || conversation.is_writing) return;
  const arrived = conversation.messages.some(({ role, content }) => role === 'user' && content === mine.text);
  if (arrived) writeOnItsWay(null);
  else if (readDraft(conversation.id) === '') writeDraft(conversation.id, mine.text);
}
