import { type Kysely, sql } from 'kysely';
import { copiedRows, type Span } from '#platform/database/copy-out.ts';
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

/** A message to look into: where it stands in the bytes that came. */
export interface SoughtRow {
  bytes: Buffer;
  id: Span;
  conversation_id: Span;
  /** Sealed. */
  content: Span;
}

/**
 * Every message of these conversations, in no order; or, of one conversation, the newest `limit` before `before`. They
 * come as a binary copy, because they are thousands.
 */
export async function messagesToSearch(
  db: Db,
  userId: string,
  ids: readonly string[],
  page?: { before: string | undefined; limit: number },
): Promise<SoughtRow[]> {
  let sought = db
    .selectFrom('messages')
    .where('user_id', '=', sql.lit(userId))
    .where(
      'conversation_id',
      'in',
      ids.map((id) => sql.lit(id)),
    )
    .select(['id', 'conversation_id', 'content']);
  if (page) sought = sought.orderBy('id', 'desc').limit(sql.lit(page.limit));
  if (page?.before !== undefined) sought = sought.where('id', '<', sql.lit(page.before));
  const { rows } = await sql<{ bytes: Buffer }>`copy (${sought}) to stdout (format binary)`.execute(db);
  return rows.flatMap(({ bytes }) =>
    copiedRows(bytes, (id, conversation_id, content) => ({ bytes, id, conversation_id, content })),
  );
}

/** An id as the rest of the house writes it. */
export function uuidOf(bytes: Buffer, { from, to }: Span): string {
  const hex = bytes.toString('hex', from, to);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
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
