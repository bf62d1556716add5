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

/** A message to look into. */
export interface SoughtRow {
  /** 16 bytes; `uuidOf` writes it out where it is needed. */
  id: Buffer;
  conversation_id: string;
  /** Sealed. */
  content: Buffer;
}

/**
 * Every message of these conversations, in no order; or, of one conversation, the newest `limit` before `before`. They
 * come packed, one value a conversation: thousands of rows of their own cost both sides half as much again.
 */
export async function messagesToSearch(
  db: Db,
  userId: string,
  ids: readonly string[],
  page?: { before: string | undefined; limit: number },
): Promise<SoughtRow[]> {
  let sought = db
    .selectFrom('messages')
    .where('user_id', '=', userId)
    .where('conversation_id', 'in', ids)
    .select(['id', 'conversation_id', 'content']);
  if (page) sought = sought.orderBy('id', 'desc').limit(page.limit);
  if (page?.before !== undefined) sought = sought.where('id', '<', page.before);
  const packed = await db
    .selectFrom(sought.as('sought'))
    .select('conversation_id')
    .select(sql<Buffer>`string_agg(uuid_send(id) || int4send(octet_length(content)) || content, ''::bytea)`.as('rows'))
    .groupBy('conversation_id')
    .execute();
  return packed.flatMap(({ conversation_id, rows }) => unpack(conversation_id, rows));
}

/** Each message is its id (16 bytes), the length of its content (4), and its content. */
function unpack(conversation_id: string, rows: Buffer): SoughtRow[] {
  const found: SoughtRow[] = [];
  for (let at = 0; at < rows.length; ) {
    const contentAt = at + 20;
    const end = contentAt + rows.readUInt32BE(at + 16);
    found.push({ id: rows.subarray(at, at + 16), conversation_id, content: rows.subarray(contentAt, end) });
    at = end;
  }
  return found;
}

/** An id as the rest of the house writes it. */
export function uuidOf(id: Buffer): string {
  const hex = id.toString('hex');
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
