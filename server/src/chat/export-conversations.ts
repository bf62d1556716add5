import type { Conversation, Message } from '@wren/contract/chat.ts';
import type { Context } from '#context.ts';
import type { PersonalKey } from '#platform/vault.ts';
import { findSetAside, messagesFrom } from './message-queries.ts';
import { listOfUser } from './queries.ts';
import { openConversation, openMessage, openSetAside, openVersions, type Version } from './sealed.ts';

/** What was said, ready to take along. */
export type ExportedConversation = Pick<Conversation, 'id' | 'title' | 'updated_at' | 'archived' | 'is_pinned'> & {
  messages: ExportedMessage[];
  /** What the last edit replaced, while it can still be brought back. */
  set_aside?: ExportedMessage[];
};

/** A message as it stands, and the other ways a reply was said. */
type ExportedMessage = Message & { other_versions?: Pick<Message, 'content' | 'timestamp'>[] };

/** Sorts before every id. */
const firstOfAll = '00000000-0000-0000-0000-000000000000';

/** Every conversation of a person with all its messages, newest conversation first, oldest message first. */
export async function exportConversations(
  { db }: Context,
  userId: string,
  key: PersonalKey,
): Promise<ExportedConversation[]> {
  const limit = Number.MAX_SAFE_INTEGER;
  const rows = await listOfUser(db, userId, { archived: undefined, after: undefined, limit });
  const exported: ExportedConversation[] = [];
  for (const row of rows) {
    const { id, title, updated_at, archived, is_pinned } = openConversation(key, row);
    const [rows, sealed] = await Promise.all([messagesFrom(db, userId, id, firstOfAll), findSetAside(db, userId, id)]);
    const messages = rows.map((row) =>
      withOthers(openMessage(key, row), row.versions && openVersions(key, row.id, row.versions)),
    );
    const set_aside =
      sealed && openSetAside(key, id, sealed).messages.map(({ ways, ...message }) => withOthers(message, ways));
    exported.push({ id, title, updated_at, archived, is_pinned, messages, ...(set_aside && { set_aside }) });
  }
  return exported;
}

function withOthers(message: Message, ways: readonly Version[] | null | undefined): ExportedMessage {
  const others = ways?.filter((_, at) => at + 1 !== message.versions?.shown) ?? [];
  if (others.length === 0) return message;
  return { ...message, other_versions: others.map(({ content, timestamp }) => ({ content, timestamp })) };
}
