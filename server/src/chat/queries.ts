import { type Kysely, type RawBuilder, sql } from 'kysely';
import { memoriesOf } from '#memories/recall-memories.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { ConversationRow, MessageRow } from './sealed.ts';

type Db = Kysely<Schema>;

const conversationColumns = [
  'conversations.id',
  'conversations.title',
  'conversations.last_message',
  'conversations.updated_at',
  'conversations.is_pinned',
  'conversations.archived',
  'users.data_key',
] as const;

const messageColumns = ['id', 'role', 'content', 'tags', 'created_at'] as const;

/** A conversation with the wrapped key of the person it belongs to. */
export type OwnedConversationRow = ConversationRow & { data_key: Buffer };

/**
 * Everything a reply needs to know but the messages: the person, what is remembered of them, the conversation (when it
 * is theirs), and the exchange already kept under this key (if any). Undefined when the account is gone.
 */
export function findForReply(db: Db, userId: string, conversationId: string | undefined, key: string) {
  return db
    .selectFrom('users')
    .leftJoin('conversations', (join) =>
      join
        .onRef('conversations.user_id', '=', 'users.id')
        .on('conversations.id', '=', sql<string>`${conversationId ?? null}::uuid`),
    )
    .leftJoin('exchanges', (join) =>
      join.onRef('exchanges.user_id', '=', 'users.id').on('exchanges.idempotency_key', '=', key),
    )
    .where('users.id', '=', userId)
    .select([
      'users.data_key',
      'users.profile',
      'conversations.id as conversation_id',
      'conversations.archived',
      'conversations.companion_state',
      'exchanges.conversation_id as exchange_conversation_id',
      'exchanges.user_message_id',
      'exchanges.assistant_message_id',
      memoriesOf(userId).as('memories'),
    ])
    .executeTakeFirst();
}

function messagesOf(db: Db, userId: string, conversationId: string) {
  return db
    .selectFrom('messages')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .select(messageColumns);
}

/** The newest messages of a conversation, oldest first. */
export async function lastMessages(db: Db, userId: string, conversationId: string, count: number) {
  const rows = await messagesOf(db, userId, conversationId).orderBy('id', 'desc').limit(count).execute();
  return rows.reverse();
}

export function firstMessages(db: Db, userId: string, conversationId: string, count: number): Promise<MessageRow[]> {
  return messagesOf(db, userId, conversationId).orderBy('id').limit(count).execute();
}

/** The messages with these ids, oldest first. */
export function messagesById(db: Db, userId: string, conversationId: string, ids: readonly string[]) {
  return messagesOf(db, userId, conversationId).where('id', 'in', ids).orderBy('id').execute();
}

/** The newest messages of a conversation up to this one, oldest first. */
export async function messagesUpTo(db: Db, userId: string, conversationId: string, id: string, count: number) {
  const upTo = messagesOf(db, userId, conversationId).where('id', '<=', id);
  return (await upTo.orderBy('id', 'desc').limit(count).execute()).reverse();
}

/** Every message of a conversation, oldest first. */
export function allMessages(db: Db, userId: string, conversationId: string): Promise<MessageRow[]> {
  return messagesOf(db, userId, conversationId).orderBy('id').execute();
}

export interface Exchange {
  userId: string;
  conversationId: string;
  isNew: boolean;
  key: string;
  said: MessageRow;
  reply: MessageRow;
  lastMessage: Buffer;
  /** Undefined leaves what the conversation has. */
  state: Buffer | undefined;
  /** What is enqueued together with the exchange. */
  jobs: readonly RawBuilder<unknown>[];
}

/**
 * Keeps both sides of an exchange and what follows from it, whole or not at all, in one statement.
 * Foreign keys are checked at its end, when every part is in place.
 */
export async function insertExchange(db: Db, exchange: Exchange): Promise<void> {
  const { userId: user_id, conversationId: conversation_id, said, reply } = exchange;
  const conversation = {
    last_message: exchange.lastMessage,
    updated_at: reply.created_at,
    ...(exchange.state && { companion_state: exchange.state }),
  };
  await db
    .with('conversation', (query) =>
      exchange.isNew
        ? query
            .insertInto('conversations')
            .values({ user_id, id: conversation_id, created_at: said.created_at, ...conversation })
            .returning('id')
        : query
            .updateTable('conversations')
            .set(conversation)
            .where('user_id', '=', user_id)
            .where('id', '=', conversation_id)
            .returning('id'),
    )
    .with('both', (query) =>
      query
        .insertInto('messages')
        .values([
          { user_id, conversation_id, ...said },
          { user_id, conversation_id, ...reply },
        ])
        .returning('id'),
    )
    .with('exchange', (query) =>
      query
        .insertInto('exchanges')
        .values({
          user_id,
          idempotency_key: exchange.key,
          conversation_id,
          user_message_id: said.id,
          assistant_message_id: reply.id,
          created_at: reply.created_at,
        })
        .returning('idempotency_key'),
    )
    .selectNoFrom([...exchange.jobs, sql.lit(null)].map((job, number) => job.as(`job${number}`)))
    .execute();
}

/** Where a page of the list begins: after this conversation. */
export interface After {
  isPinned: boolean;
  updatedAt: Date;
  id: string;
}

export function listOfUser(
  db: Db,
  userId: string,
  page: { archived: boolean | undefined; after: After | undefined; limit: number },
): Promise<OwnedConversationRow[]> {
  const { archived, after, limit } = page;
  let query = db
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .select(conversationColumns);
  if (archived !== undefined) query = query.where('archived', '=', archived);
  if (after) {
    query = query.where(
      sql<boolean>`(is_pinned, updated_at, conversations.id) < (${after.isPinned}, ${after.updatedAt}, ${after.id}::uuid)`,
    );
  }
  return query
    .orderBy('is_pinned', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(limit)
    .execute();
}

export function findOwned(db: Db, userId: string, conversationId: string): Promise<OwnedConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .where('conversations.id', '=', conversationId)
    .select(conversationColumns)
    .executeTakeFirst();
}

/** Changes a conversation and returns it; undefined when it is not this person's. */
export function updateOwned(
  db: Db,
  userId: string,
  conversationId: string,
  change: { archived: boolean } | { title: Buffer },
): Promise<OwnedConversationRow | undefined> {
  return db
    .updateTable('conversations')
    .from('users')
    .set(change)
    .whereRef('users.id', '=', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .where('conversations.id', '=', conversationId)
    .returning(conversationColumns)
    .executeTakeFirst();
}

/** Names a conversation that has no name yet. */
export async function nameUnnamed(db: Db, userId: string, conversationId: string, title: Buffer): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ title })
    .where('user_id', '=', userId)
    .where('id', '=', conversationId)
    .where('title', 'is', null)
    .execute();
}

/** Returns whether there was such a conversation. Its messages and exchanges go with it. */
export async function deleteOwned(db: Db, userId: string, conversationId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('conversations')
    .where('user_id', '=', userId)
    .where('id', '=', conversationId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes every conversation of a person, with its messages and exchanges. */
export async function deleteAllOwned(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('conversations').where('user_id', '=', userId).execute();
}

/** Counts over one person's rows. `most_active_day` is the English name of the weekday with most of their messages. */
export function countChats(db: Db, userId: string, timeZone: string) {
  const ofUser = db.selectFrom('conversations').where('user_id', '=', userId);
  const said = db.selectFrom('messages').where('user_id', '=', userId).where('role', '=', 'user');
  const day = sql<string>`to_char(created_at at time zone ${timeZone}, 'FMDay')`;
  return db
    .selectNoFrom([
      ofUser.select(count().as('count')).as('total_conversations'),
      ofUser.where('archived', '=', true).select(count().as('count')).as('archived_conversations'),
      said.select(count().as('count')).as('messages_sent'),
      db
        .selectFrom('messages')
        .where('user_id', '=', userId)
        .where('role', '=', 'assistant')
        .select(count().as('count'))
        .as('replies_received'),
      said
        .select(day.as('day'))
        .groupBy('day')
        .orderBy(count(), 'desc')
        .orderBy(sql`max(created_at)`, 'desc')
        .limit(1)
        .as('most_active_day'),
      said.select(sql<Date>`min(created_at)`.as('at')).as('first_message_at'),
      said.select(sql<Date>`max(created_at)`.as('at')).as('last_message_at'),
    ])
    .executeTakeFirstOrThrow();
}

const count = () => sql<number>`count(*)::int`;

export async function findWrappedKey(db: Db, userId: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('users').where('id', '=', userId).select('data_key').executeTakeFirst();
  return row?.data_key;
}

export async function deleteExchangesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('exchanges').where('created_at', '<', moment).execute();
}
