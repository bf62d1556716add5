import { setImmediate as others } from 'node:timers/promises';
import type { Conversation } from '@wren/contract/chat.ts';
import type { Found, FoundMessage, searchConversations as row } from '@wren/contract/chat-search.ts';
import type { BodyOf, ReplyOf } from '@wren/contract/endpoint.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { openConversation, openWords } from './sealed.ts';
import { type CountedConversationRow, countedOfUser, messagesToSearch, type SoughtRow } from './search-queries.ts';
import { fold, holds, marksIn, snippetOf, termsOf } from './search-words.ts';

/** Conversations in one answer, and messages shown of each. */
const mostResults = 20;
const mostMessages = 3;
/**
 * How far one answer looks before it says where to go on: conversations, and messages unsealed. Of a single conversation
 * it looks into as many messages at most, the newest.
 */
const reach = { conversations: 500, messages: 10_000 };
/** Messages fetched at once, and unsealed before others get their turn on this thread (about 2 ms). */
const batch = 1000;
const turn = 250;

/**
 * Looks for words in the titles and messages of one person, newest conversation first. Everything is read sealed,
 * opened here for the length of this call, and kept nowhere. Ends early, with what it has, when `signal` fires.
 */
export async function searchConversations(
  { db, vault }: Context,
  userId: string,
  { query, cursor }: BodyOf<typeof row>,
  signal: AbortSignal,
): Promise<ReplyOf<typeof row>> {
  const terms = termsOf(query);
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await countedOfUser(db, userId, { after, limit: reach.conversations });
  const [first] = rows;
  if (!first) return { results: [], next: null };
  const key = vault.unlock(userId, first.data_key);
  const results: Found[] = [];
  let seen = 0;
  let last: CountedConversationRow | undefined;
  for await (const looked of lookInto(db, userId, key, rows, terms, signal)) {
    for (const { conversation, messages } of looked) {
      last = conversation;
      seen += conversation.messages;
      const found = foundIn(openConversation(key, conversation), messages, terms);
      if (found) results.push(found);
      if (results.length === mostResults) break;
    }
    if (results.length === mostResults || seen >= reach.messages || signal.aborted) break;
  }
  const isWhole = last === rows.at(-1) && rows.length < reach.conversations;
  return { results, next: last && !isWhole ? writeCursor(last) : null };
}

interface Looked {
  conversation: CountedConversationRow;
  /** Those that match, newest first, opened. */
  messages: Opened[];
}

interface Opened extends Pick<SoughtRow, 'id' | 'role' | 'created_at'> {
  content: string;
}

/** Goes through conversations a batch of messages at a time, in their order; each comes out once it is done. */
async function* lookInto(
  db: Context['db'],
  userId: string,
  key: PersonalKey,
  rows: readonly CountedConversationRow[],
  terms: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Looked[]> {
  const batches = batchesOf(rows);
  const fetch = (at: number) => {
    const ids = batches[at]?.map(({ id }) => id) ?? [];
    return messagesToSearch(db, userId, { ids, before: undefined, limit: batch });
  };
  let coming = fetch(0);
  for (const [at, conversations] of batches.entries()) {
    const matching = new Map(conversations.map(({ id }) => [id, [] as Opened[]]));
    let messages = await coming;
    // The next batch is read while this one is opened.
    coming = at + 1 < batches.length ? fetch(at + 1) : Promise.resolve([]);
    coming.catch(() => undefined);
    for (let looked = batch; ; looked += batch) {
      await openMatching(key, messages, terms, matching);
      // Only a conversation longer than a batch stands alone in one, and goes on.
      const isDone = messages.length < batch || looked >= reach.messages || signal.aborted;
      if (isDone || [...matching.values()].every(({ length }) => length === mostMessages)) break;
      const before = messages.at(-1)?.id;
      messages = await messagesToSearch(db, userId, { ids: [...matching.keys()], before, limit: batch });
    }
    yield conversations.map((conversation) => ({ conversation, messages: matching.get(conversation.id) ?? [] }));
  }
}

/** Whole conversations together, up to a batch of messages. */
function batchesOf(rows: readonly CountedConversationRow[]): CountedConversationRow[][] {
  let current: CountedConversationRow[] = [];
  const batches = [current];
  let room = batch;
  for (const conversation of rows) {
    if (conversation.messages > room && current.length > 0) {
      current = [];
      batches.push(current);
      room = batch;
    }
    current.push(conversation);
    room -= conversation.messages;
  }
  return batches;
}

async function openMatching(
  key: PersonalKey,
  messages: readonly SoughtRow[],
  terms: readonly string[],
  matching: Map<string, Opened[]>,
): Promise<void> {
  for (const [at, { id, conversation_id, role, content, created_at }] of messages.entries()) {
    if (at > 0 && at % turn === 0) await others();
    const found = matching.get(conversation_id);
    if (!found || found.length === mostMessages) continue;
    const words = openWords(key, id, content);
    if (holds(fold(words), terms)) found.push({ id, role, content: words, created_at });
  }
}

function foundIn(conversation: Conversation, messages: readonly Opened[], terms: readonly string[]): Found | undefined {
  const isCalledThat = holds(fold(conversation.title), terms);
  if (!isCalledThat && messages.length === 0) return undefined;
  return {
    conversation,
    title_marks: isCalledThat ? marksIn(conversation.title, terms) : [],
    messages: messages.map((message) => foundMessage(message, terms)),
  };
}

function foundMessage({ id, role, created_at, content }: Opened, terms: readonly string[]): FoundMessage {
  return { id, role, timestamp: created_at.toISOString(), ...snippetOf(content, terms) };
}

function writeCursor({ updated_at, id }: CountedConversationRow): string {
  return [updated_at.getTime(), id].join('_');
}

function readCursor(cursor: string): { updatedAt: Date; id: string } {
  const [, time, id] = /^(\d{1,14})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(cursor) ?? [];
  if (!time || !id) {
    const sentence = 'This page of the search no longer exists. Please search again.';
    throw new Refusal('invalid', sentence, { fields: { cursor: [sentence] } });
  }
  return { updatedAt: new Date(Number(time)), id };
}
