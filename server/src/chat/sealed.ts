import type { Conversation, Message, Tag } from '@wren/contract/chat.ts';
import type { CompanionState } from '#companion/companion.ts';
import type { Forgotten } from '#memories/forget.ts';
import type { PersonalKey } from '#platform/vault.ts';

/** Where each sealed value lives: a value copied to another row or column does not open there. */
const places = {
  title: (id: string) => `conversations.title:${id}`,
  lastMessage: (id: string) => `conversations.last_message:${id}`,
  state: (id: string) => `conversations.companion_state:${id}`,
  forgotten: (id: string) => `conversations.forgotten:${id}`,
  content: (id: string) => `messages.content:${id}`,
  tags: (id: string) => `messages.tags:${id}`,
  versions: (id: string) => `messages.versions:${id}`,
  setAside: (id: string) => `conversations.set_aside:${id}`,
};

export const untitled = 'Untitled';

/** UTF-16 units of the newest message that a list shows. */
const previewLength = 160;

export interface ConversationRow {
  id: string;
  title: Buffer | null;
  last_message: Buffer | null;
  updated_at: Date;
  is_pinned: boolean;
  archived: boolean;
}

export interface MessageRow {
  id: string;
  role: 'user' | 'assistant';
  content: Buffer;
  tags: Buffer | null;
  created_at: Date;
  /** Which version of a reply this is, and of how many; null where it was said once. */
  version?: number | null;
  version_count?: number | null;
}

/** One way a reply was said. `state` is what the companion kept after it; null when it was cut short. */
export interface Version extends Pick<Message, 'content' | 'tags' | 'timestamp'> {
  state: CompanionState | null;
}

/** What an edit replaced: the messages from the edited one on, and where the companion stood. */
export interface SetAside {
  /** The id of the message that stands in their place. */
  by: string;
  messages: (Message & { ways?: Version[] | undefined })[];
  state: CompanionState | null;
  before: CompanionState | null;
  updated_at: string;
}

export function openConversation(key: PersonalKey, row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title ? key.open(row.title, places.title(row.id)) : untitled,
    last_message: row.last_message && { content: key.open(row.last_message, places.lastMessage(row.id)) },
    updated_at: row.updated_at.toISOString(),
    is_pinned: row.is_pinned,
    archived: row.archived,
  };
}

export function openMessage(key: PersonalKey, row: MessageRow): Message {
  return {
    id: row.id,
    role: row.role,
    content: key.open(row.content, places.content(row.id)),
    timestamp: row.created_at.toISOString(),
    tags: row.tags ? (JSON.parse(key.open(row.tags, places.tags(row.id))) as Tag[]) : [],
    ...(row.version && row.version_count && { versions: { shown: row.version, count: row.version_count } }),
  };
}

/** The words of a message alone. */
export function openWords(key: PersonalKey, messageId: string, content: Buffer): string {
  return key.open(content, places.content(messageId));
}

export function sealMessage(key: PersonalKey, message: Message) {
  const { id, role, content, tags } = message;
  return {
    id,
    role,
    content: key.seal(content, places.content(id)),
    tags: tags.length > 0 ? key.seal(JSON.stringify(tags), places.tags(id)) : null,
    created_at: new Date(message.timestamp),
  };
}

export function sealTitle(key: PersonalKey, conversationId: string, title: string): Buffer {
  return key.seal(title, places.title(conversationId));
}

/** Seals the start of the newest message, which is all a list shows. */
export function sealPreview(key: PersonalKey, conversationId: string, content: string): Buffer {
  return key.seal(previewOf(content), places.lastMessage(conversationId));
}

/** The start of a message, on one line, without half a character at its end. */
export function previewOf(content: string): string {
  return content
    .slice(0, previewLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function sealState(key: PersonalKey, conversationId: string, state: CompanionState): Buffer {
  return key.seal(JSON.stringify(state), places.state(conversationId));
}

export function openState(key: PersonalKey, conversationId: string, sealed: Buffer): CompanionState {
  return JSON.parse(key.open(sealed, places.state(conversationId))) as CompanionState;
}

export function sealVersions(key: PersonalKey, messageId: string, versions: readonly Version[]): Buffer {
  return key.seal(JSON.stringify(versions), places.versions(messageId));
}

export function openVersions(key: PersonalKey, messageId: string, sealed: Buffer): Version[] {
  return JSON.parse(key.open(sealed, places.versions(messageId))) as Version[];
}

export function sealSetAside(key: PersonalKey, conversationId: string, setAside: SetAside): Buffer {
  return key.seal(JSON.stringify(setAside), places.setAside(conversationId));
}

export function openSetAside(key: PersonalKey, conversationId: string, sealed: Buffer): SetAside {
  return JSON.parse(key.open(sealed, places.setAside(conversationId))) as SetAside;
}

/** Seals the memories forgotten with a conversation, for as long as it can be brought back. */
export function sealForgotten(key: PersonalKey, conversationId: string, forgotten: readonly Forgotten[]): Buffer {
  return key.seal(JSON.stringify(forgotten), places.forgotten(conversationId));
}

export function openForgotten(key: PersonalKey, conversationId: string, sealed: Buffer): Forgotten[] {
  return JSON.parse(key.open(sealed, places.forgotten(conversationId))) as Forgotten[];
}
