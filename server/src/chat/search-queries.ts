import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { conversationColumns, type OwnedConversationRow } from './queries.ts';

type Db = Kysely<Schema>;

export type CountedConversationRow = OwnedConversationRow & { messages: number };

/** A person's conversations after a place in the order of their newest messages, archived ones too, with how many messages each holds. */
export function countedOfUser(
  db: Db,
  userId: string,
  page: { after: { updatedAt: Date; id: string } | undefined; limit: number },
): Promise<CountedConversationRow[]> {
  let query = db
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.user_id')
    .where('conversations.user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .select(conversationColumns)
    .select(
      sql<number>`(
        select count(*)::int from messages
        where messages.user_id = ${userId} and messages.conversation_id = conversations.id
      )`.as('messages'),
    );
  if (page.after) {
    const { updatedAt, id } = page.after;
    query = query.where(sql<boolean>`(updated_at, conversations.id) < (${updatedAt}, ${id}::uuid)`);
  }
  return query.orderBy('updated_at', 'desc').orderBy('conversations.id', 'desc').limit(page.limit).execute();
}

/** A message to look into. No more than that is read of thousands. */
export interface SoughtRow {
  id: string;
  conversation_id: string;
  content: Buffer;
}

/** Every message of these conversations, in no order; or, from one conversation, the newest `limit` before `before`, newest first. */
export function messagesToSearch(
  db: Db,
  userId: string,
  ids: readonly string[],
  page?: { before: string | undefined; limit: number },
): Promise<SoughtRow[]> {
  let query = db
    .selectFrom('messages')
    .where('user_id', '=', userId)
    .where('conversation_id', 'in', ids)
    .select(['id', 'conversation_id', 'content']);
  if (page) query = query.orderBy('id', 'desc').limit(page.limit);
  if (page?.before !== undefined) query = query.where('id', '<', page.before);
  return query.execute();
}

/** Who said these messages, and when. */
export function saidBy(db: Db, userId: string, conversationIds: readonly string[], ids: readonly string[]) {
  return db
    .selectFrom('messages')
    .where('user_id', '=', userId)
    .where('conversation_id', 'in', conversationIds)
    .where('id', 'in', ids)
    .select(['id', 'role', 'created_at'])
    .execute();
}
