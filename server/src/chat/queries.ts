import { type Kysely, type RawBuilder, sql } from 'kysely';
import { memoriesOf } from '#memories/recall-memories.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countMessage, type Tally } from '#subscriptions/daily-allowance.ts';
import type { ConversationRow, MessageRow } from './sealed.ts';

type Db = Kysely<Schema>;

export const conversationColumns = [
  'conversations.id',
  'conversations.title',
  'conversations.last_message',
  'conversations.updated_at',
  'conversations.is_pinned',
  'conversations.archived',
  'users.data_key',
] as const;

export const messageColumns = ['id', 'role', 'content', 'tags', 'created_at', 'version', 'version_count'] as const;

/** A conversation with the wrapped key of the person it belongs to. */
export type OwnedConversationRow = ConversationRow & { data_key: Buffer };

/**
 * Everything a reply needs to know but the messages: the person, what is remembered of them, the conversation (when it
 * is theirs), the exchange already kept under this key (if any), and the tally of the day. Undefined when the account is gone.
 */
export function findForReply(
  db: Db,
  { userId, conversationId, key }: { userId: string; conversationId: string | undefined; key: string },
  tally: RawBuilder<Tally>,
) {
  return db
    .selectFrom('users')
    .leftJoin('conversations', (join) =>
      join
        .onRef('conversations.user_id', '=', 'users.id')
        .on('conversations.id', '=', sql<string>`${conversationId ?? null}::uuid`)
        .on('conversations.deleted_at', 'is', null),
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
      'conversations.state_before',
      'exchanges.conversation_id as exchange_conversation_id',
      'exchanges.user_message_id',
      'exchanges.assistant_message_id',
      memoriesOf(userId).as('memories'),
      tally.as('tally'),
    ])
    .executeTakeFirst();
}

/** The messages of a conversation that was not deleted. */
function messagesOf(db: Db, userId: string, conversationId: string) {
  const standing = db
    .selectFrom('conversations')
    .where('user_id', '=', userId)
    .where('id', '=', conversationId)
    .where('deleted_at', 'is', null);
  return db
    .selectFrom('messages')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where(({ exists }) => exists(standing.select(sql`1`.as('one'))))
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
  /** The day it counts for, yyyy-MM-dd. */
  day: string;
  conversationId: string;
  isNew: boolean;
  key: string;
  said: MessageRow;
  reply: MessageRow;
  lastMessage: Buffer;
  /** Undefined leaves what the conversation has. */
  state: Buffer | undefined;
  /** What an edit sets aside, and the state it goes back to; every other exchange deletes what was set aside before. */
  edit?: { setAside: Buffer; before: Buffer | null } | undefined;
  /** What is enqueued together with the exchange. */
  jobs: readonly RawBuilder<unknown>[];
}

/**
 * Keeps both sides of an exchange and what follows from it, whole or not at all, in one statement.
 * Foreign keys are checked at its end, when every part is in place. Where the conversation is gone, its id is null and
 * nothing is kept (PostgreSQL's error 23502).
 */
export async function insertExchange(db: Db, exchange: Exchange): Promise<void> {
  const { userId: user_id, said, reply } = exchange;
  const conversation_id = sql<string>`(select id from conversation)`;
  const conversation = {
    last_message: exchange.lastMessage,
    updated_at: reply.created_at,
    ...(exchange.state && { companion_state: exchange.state }),
  };
  const standing = sql<Buffer | null>`companion_state`;
  const before = exchange.edit
    ? { companion_state: exchange.edit.before, state_before: exchange.edit.before, set_aside: exchange.edit.setAside }
    : { state_before: standing, set_aside: null };
  await db
    .with('conversation', (query) =>
      exchange.isNew
        ? query
            .insertInto('conversations')
            .values({ user_id, id: exchange.conversationId, created_at: said.created_at, ...conversation })
            .returning('id')
        : query
            .updateTable('conversations')
            .set({ ...before, ...conversation })
            .where('user_id', '=', user_id)
            .where('id', '=', exchange.conversationId)
            .where('deleted_at', 'is', null)
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
    .with('counted', (query) => countMessage(query, user_id, exchange.day))
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
    .where('deleted_at', 'is', null)
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

export function findOwned(db: Db, userId: string, conversationId: string) {
  return db
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .where('conversations.id', '=', conversationId)
    .where('deleted_at', 'is', null)
    .select(conversationColumns)
    .select(sql<boolean>`conversations.set_aside is not null`.as('can_undo_edit'))
    .executeTakeFirst();
}

/** Changes a conversation and returns it; undefined when it is not this person's. */
export function updateOwned(
  db: Db,
  userId: string,
  conversationId: string,
  change: { archived: boolean } | { is_pinned: boolean } | { title: Buffer },
): Promise<OwnedConversationRow | undefined> {
  return db
    .updateTable('conversations')
    .from('users')
    .set(change)
    .whereRef('users.id', '=', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .where('conversations.id', '=', conversationId)
    .where('deleted_at', 'is', null)
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

/** Deletes every conversation of a person for good, with its messages and exchanges. */
export async function deleteAllOwned(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('conversations').where('user_id', '=', userId).execute();
}

/** Counts over one person's rows. `most_active_day` is the English name of the weekday with most of their messages. */
export function countChats(db: Db, userId: string, timeZone: string) {
  const every = db.selectFrom('conversations').where('user_id', '=', userId);
  const ofUser = every.where('deleted_at', 'is', null);
  const deleted = every.where('deleted_at', 'is not', null).select('id');
  const inStanding = db
    .selectFrom('messages')
    .where('user_id', '=', userId)
    .where('conversation_id', 'not in', deleted);
  const said = inStanding.where('role', '=', 'user');
  const day = sql<string>`to_char(created_at at time zone ${timeZone}, 'FMDay')`;
  return db
    .selectNoFrom([
      ofUser.select(count().as('count')).as('total_conversations'),
      ofUser.where('archived', '=', true).select(count().as('count')).as('archived_conversations'),
      said.select(count().as('count')).as('messages_sent'),
      inStanding.where('role', '=', 'assistant').select(count().as('count')).as('replies_received'),
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

/** The key and the profile of a person; undefined when the account is gone. */
export function findPerson(db: Db, userId: string) {
  return db.selectFrom('users').where('id', '=', userId).select(['data_key', 'profile']).executeTakeFirst();
}

export async function findWrappedKey(db: Db, userId: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('users').where('id', '=', userId).select('data_key').executeTakeFirst();
  return row?.data_key;
}

export async function deleteExchangesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('exchanges').where('created_at', '<', moment).execute();
}

/** What the companion kept in conversations that changed since a moment, with the key that opens it. */
export function selectRecentStates(db: Db, userId: string, since: Date) {
  return db
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .where('conversations.updated_at', '>=', since)
    .where('companion_state', 'is not', null)
    .select(['conversations.id', 'conversations.companion_state', 'users.data_key']);
}
