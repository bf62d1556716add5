import { setImmediate as others } from 'node:timers/promises';
import type { Conversation } from '@wren/contract/chat.ts';
import type { Found, FoundMessage, searchConversations as row } from '@wren/contract/chat-search.ts';
import type { BodyOf, ReplyOf } from '@wren/contract/endpoint.ts';
import type { Context } from '#context.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { openConversation, openWords } from './sealed.ts';
import {
  type CountedConversationRow,
  countedOfUser,
  messagesToSearch,
  type SoughtRow,
  saidBy,
  uuidOf,
} from './search-queries.ts';
import { fold, foldBytes, holds, marksIn, snippetOf, termsOf } from './search-words.ts';

/** Conversations in one answer, and messages shown of each. */
const mostResults = 20;
const mostMessages = 3;
/**
 * How far one answer looks before it says where to go on: conversations, and messages unsealed. Of a single conversation
 * it looks into as many messages at most, the newest.
 */
const reach = { conversations: 500, messages: 10_000 };
/** Messages fetched at once: fewer at first, because a common word fills an answer soon. */
const firstBatch = 1000;
const batch = 2500;
/** Messages looked into before others get their turn on this thread (about 1 ms). */
const turn = 500;

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
  const matches: Match[] = [];
  let seen = 0;
  let last: CountedConversationRow | undefined;
  for await (const looked of lookInto(db, userId, key, rows, terms, signal)) {
    for (const { row, messages } of looked) {
      last = row;
      seen += row.messages;
      const conversation = openConversation(key, row);
      const isCalledThat = holds(fold(conversation.title), terms);
      if (isCalledThat || messages.length > 0) matches.push({ conversation, isCalledThat, messages });
      if (matches.length === mostResults) break;
    }
    if (matches.length === mostResults || seen >= reach.messages || signal.aborted) break;
  }
  const isWhole = last === rows.at(-1) && rows.length < reach.conversations;
  const results = await foundIn(db, userId, matches, terms);
  return { results, next: last && !isWhole ? writeCursor(last) : null };
}

interface Looked {
  row: CountedConversationRow;
  /** The newest that match, newest first. */
  messages: Opened[];
}

interface Opened {
  id: string;
  words: string;
}

interface Match extends Pick<Looked, 'messages'> {
  conversation: Conversation;
  isCalledThat: boolean;
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
  const fetch = async (conversations: CountedConversationRow[] = [], before?: string) => {
    const ids = conversations.map(({ id }) => id);
    const isLong = conversations.some(({ messages }) => messages > batch);
    if (ids.length === 0) return [];
    return messagesToSearch(db, userId, ids, isLong ? { before, limit: batch } : undefined);
  };
  let coming = fetch(batches[0]);
  for (const [at, conversations] of batches.entries()) {
    const found: SoughtRow[] = [];
    let messages = await coming;
    // The next batch is read while this one is looked into.
    coming = fetch(batches[at + 1]);
    coming.catch(() => undefined);
    const [{ messages: count } = { messages: 0 }] = conversations;
    for (let looked = batch; ; looked += batch) {
      found.push(...(await matching(key, messages, terms)));
      // Only a conversation longer than a batch stands alone in one, and goes on, newest first.
      if (looked >= Math.min(count, reach.messages) || found.length >= mostMessages || signal.aborted) break;
      messages = await fetch(conversations, oldestOf(messages));
    }
    const newestFirst = found.map(placed).sort((a, b) => (a.id < b.id ? 1 : -1));
    yield conversations.map((row) => ({
      row,
      messages: newestFirst
        .filter(({ conversationId }) => conversationId === row.id)
        .slice(0, mostMessages)
        .map(({ id, sealed }) => ({ id, words: openWords(key, id, sealed) })),
    }));
  }
}

/** Whole conversations together, up to a batch of messages. */
function batchesOf(rows: readonly CountedConversationRow[]): CountedConversationRow[][] {
  let current: CountedConversationRow[] = [];
  const batches = [current];
  let room = firstBatch;
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

function placed({ bytes, id, conversation_id, content }: SoughtRow) {
  const sealed = bytes.subarray(content.from, content.to);
  return { id: uuidOf(bytes, id), conversationId: uuidOf(bytes, conversation_id), sealed };
}

/** Ids sort by time. */
function oldestOf(messages: readonly SoughtRow[]): string | undefined {
  const [first = undefined, ...rest] = messages.map(({ bytes, id }) => uuidOf(bytes, id));
  return first && rest.reduce((oldest, id) => (id < oldest ? id : oldest), first);
}

/** The messages that hold the terms, at a glimpse: what is shown of them is opened. */
async function matching(key: PersonalKey, messages: readonly SoughtRow[], terms: readonly string[]) {
  const found: SoughtRow[] = [];
  for (let from = 0; from < messages.length; from += turn) {
    if (from > 0) await others();
    const part = messages.slice(from, from + turn);
    found.push(...key.glimpse(part, (text) => holds(foldBytes(text), terms)));
  }
  return found;
}

async function foundIn(
  db: Context['db'],
  userId: string,
  matches: readonly Match[],
  terms: readonly string[],
): Promise<Found[]> {
  const shown = matches.filter(({ messages }) => messages.length > 0);
  const ids = shown.flatMap(({ messages }) => messages.map(({ id }) => id));
  const conversationIds = shown.map(({ conversation }) => conversation.id);
  const said = ids.length > 0 ? await saidBy(db, userId, conversationIds, ids) : [];
  const known = new Map(said.map((message) => [message.id, message]));
  return matches.map(({ conversation, isCalledThat, messages }) => ({
    conversation,
    title_marks: isCalledThat ? marksIn(conversation.title, terms) : [],
    messages: messages.flatMap(({ id, words }): FoundMessage[] => {
      const message = known.get(id);
      if (!message) return [];
      const { role, created_at } = message;
      return [{ id, role, timestamp: created_at.toISOString(), ...snippetOf(words, terms) }];
    }),
  }));
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
