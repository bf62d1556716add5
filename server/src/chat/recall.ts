import type { Message } from '@wren/contract/chat.ts';
import type { Person } from '#companion/companion.ts';
import type { Context } from '#context.ts';
import { findProgress, openProgress, type Progress } from '#exercises/recall-progress.ts';
import { openFitting } from '#memories/recall-memories.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { type Tally, tallyOf } from '#subscriptions/daily-allowance.ts';
import { openProfile, type Profile } from '#users/profile.ts';
import { countryOf } from './country-of.ts';
import type { Ask } from './live-reply.ts';
import { findForReply, messagesById } from './queries.ts';
import { openMessage } from './sealed.ts';
import { rowsFor, type Standing, standingOf } from './standing.ts';

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
  conversation: Standing | undefined;
  /** Messages used today, and the plan they count against. */
  tally: Tally;
  /** What was kept before under the same Idempotency-Key. */
  exchange: { conversationId: string; userMessageId: string; text: string; reply: Message } | undefined;
}

/** Reads all a reply needs in two round trips at once, three when there is a history. Throws Refusal. */
export async function recall(ctx: Context, ask: Ask, language: string | undefined): Promise<Recalled> {
  const { db, vault } = ctx;
  const { userId, conversationId } = ask;
  const [row, progress, rows] = await Promise.all([
    findForReply(db, ask, tallyOf(ctx, userId, ask.at)),
    findProgress(ctx, userId),
    rowsFor(ctx, ask),
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
  const person = personOf(profile, language);
  const isOpen = row.conversation_id && !exchange;
  const conversation = isOpen ? standingOf(key, ask, row, rows, person) : undefined;
  const text = conversation?.again?.said.content ?? ask.text;
  return {
    key,
    tally: row.tally,
    exchange,
    conversation,
    progress: openProgress(key, progress, conversationId),
    letsRemember: profile.lets_remember,
    memories: profile.lets_remember ? openFitting(key, row.memories, text) : [],
    person,
  };
}

/** The part of a profile that shapes a reply. */
export function personOf(profile: Profile, language: string | undefined): Person {
  return {
    firstName: profile.first_name,
    pronouns: profile.pronouns,
    tone: profile.communication_tone,
    length: profile.response_length_preference,
    concerns: profile.top_concerns,
    goals: profile.top_goals,
    country: countryOf(profile.location, language),
  };
}
