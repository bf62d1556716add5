import type { Conversation, Message, Tag } from '@wren/contract/chat.ts';
import type { CompanionState } from '#companion/companion.ts';
import type { PersonalKey } from '#platform/vault.ts';

/** Where each sealed value lives: a value copied to another row or column does not open there. */
const places = {
  title: (id: string) => `conversations.title:${id}`,
  lastMessage: (id: string) => `conversations.last_message:${id}`,
  state: (id: string) => `conversations.companion_state:${id}`,
  content: (id: string) => `messages.content:${id}`,
  tags: (id: string) => `messages.tags:${id}`,
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
  };
}

export function sealMessage(key: PersonalKey, message: Message): MessageRow {
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
