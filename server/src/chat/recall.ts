import type { Message } from '@wren/contract/chat.ts';
import type { CompanionState, Person, Said } from '#companion/companion.ts';
import type { Context } from '#context.ts';
import { findProgress, openProgress, type Progress } from '#exercises/recall-progress.ts';
import { openFitting } from '#memories/recall-memories.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { openProfile } from '#users/profile.ts';
import { countryOf } from './country-of.ts';
import type { Ask } from './live-reply.ts';
import { findForReply, lastMessages, messagesById } from './queries.ts';
import { type MessageRow, openMessage, openState } from './sealed.ts';

/** Messages a companion is told of a conversation, the newest ones: what a voice can use is decided there. */
const historyLength = 40;

/** What is known when a message arrives. */
export interface Recalled {
  key: PersonalKey;
  person: Person;
  /** Whether Wren may remember this person. When not, nothing is recalled and nothing learned. */
  letsRemember: boolean;
  /** The memories that fit the message best. */
  memories: string[];
  /** Goals to ask about, and exercises that helped. */
  progress: Progress;
  /** Undefined when the message opens one, or when it is not this person's. */
  conversation: { archived: boolean; state: CompanionState | null; history: Said[] } | undefined;
  /** What was kept before under the same Idempotency-Key. */
  exchange: { conversationId: string; userMessageId: string; text: string; reply: Message } | undefined;
}

/** Reads all a reply needs in two round trips at once, three when there is a history. Throws Refusal. */
export async function recall(ctx: Context, ask: Ask, language: string | undefined): Promise<Recalled> {
  const { db, vault } = ctx;
  const { userId, conversationId } = ask;
  const [row, progress, messages] = await Promise.all([
    findForReply(db, userId, conversationId, ask.key),
    findProgress(ctx, userId),
    conversationId ? lastMessages(db, userId, conversationId, historyLength) : [],
  ]);
  if (!row) throw new Refusal('unauthenticated', 'Please sign in to continue.');
  const key = vault.unlock(userId, row.data_key);

  let exchange: Recalled['exchange'];
  if (row.exchange_conversation_id && row.user_message_id && row.assistant_message_id) {
    const ids = [row.user_message_id, row.assistant_message_id];
    const both = await messagesById(db, userId, row.exchange_conversation_id, ids);
    const [said, reply] = both.map((message) => openMessage(key, message));
    if (said && reply) {
      exchange = {
        conversationId: row.exchange_conversation_id,
        userMessageId: said.id,
        text: said.content,
        reply,
      };
    }
  }

  const profile = openProfile(key, userId, row.profile);
  return {
    key,
    exchange,
    progress: openProgress(key, progress, conversationId),
    letsRemember: profile.lets_remember,
    memories: profile.lets_remember ? openFitting(key, row.memories, ask.text) : [],
    person: {
      firstName: profile.first_name,
      pronouns: profile.pronouns,
      tone: profile.communication_tone,
      length: profile.response_length_preference,
      concerns: profile.top_concerns,
      goals: profile.top_goals,
      country: countryOf(profile.location, language),
    },
    conversation:
      conversationId && row.conversation_id
        ? {
            archived: row.archived === true,
            state: row.companion_state && openState(key, conversationId, row.companion_state),
            history: historyOf(key, messages),
          }
        : undefined,
  };
}

/** A reply that was stopped before its first word has none to remember; models refuse empty messages. */
function historyOf(key: PersonalKey, rows: readonly MessageRow[]): Said[] {
  return rows
    .map((row) => ({ ...openMessage(key, row), at: row.created_at }))
    .filter(({ content }) => content !== '')
    .map(({ role, content, at }) => ({ role, content, at }));
}
