import type { ConversationDetail, Message, Tag } from '@wren/contract/chat.ts';

/** A message as the screen shows it. `streaming` is the client's own flag: dots, then faded text. */
export interface ShownMessage extends Message {
  streaming?: boolean;
}

/** The conversation on the screen, without its messages. */
export interface Selected {
  id: string;
  title: string;
  archived: boolean;
}

/**
 * What is being said right now: a message on its way, and the reply being written to it.
 * Its two messages are temporary until the reply is finished.
 */
export interface Exchange {
  /** Names this exchange: events of another one are not for this screen. Also the Idempotency-Key of the send. */
  key: string;
  /** Null where a reply is followed and the message it answers is not known. */
  sent: ShownMessage | null;
  reply: ShownMessage;
  /** The conversation begins with this exchange, and goes again if it fails. */
  isNew: boolean;
  /** The connection was lost, and is being looked for again. */
  lost: boolean;
  /** Someone asked Wren to stop; what was said so far is still to come. */
  stopping: boolean;
}

/** Everything the chat screen shows, apart from the two lists of conversations. */
export interface ChatState {
  selected: Selected | null;
  /** Kept messages, oldest first. */
  messages: readonly ShownMessage[];
  /** At most one. While there is one, nothing else can be sent. */
  exchange: Exchange | null;
  /** The conversation on its way to the screen. */
  loading: string | null;
  error: string | null;
  /** Text a failed send gives back to the input; `key` changes with each. */
  returned: { key: string; text: string } | null;
}

export type ChatEvent =
  | { type: 'sent'; key: string; text: string; at: string }
  | { type: 'opened'; key: string; conversationId: string; userMessageId: string }
  | { type: 'tags'; key: string; tags: Tag[] }
  | { type: 'token'; key: string; text: string }
  | { type: 'finished'; key: string; message: Message }
  | { type: 'failed'; key: string; error: string }
  | { type: 'lost'; key: string }
  | { type: 'found'; key: string }
  | { type: 'stopping'; key: string }
  | { type: 'selecting'; id: string }
  | { type: 'selected'; conversation: ConversationDetail }
  | { type: 'notSelected'; error: string }
  | { type: 'following'; key: string; at: string; sent: ShownMessage | null }
  | { type: 'unreadable' }
  | { type: 'removed'; id: string; error: string | null }
  | { type: 'archived'; id: string }
  | { type: 'unarchived'; id: string }
  | { type: 'renamed'; id: string; title: string }
  | { type: 'newChat' }
  | { type: 'refused'; error: string }
  | { type: 'dismissed' };

/** The title a conversation has on the client until the server names it. */
export const newConversationTitle = 'New Conversation';

export const emptyChat: ChatState = {
  selected: null,
  messages: [],
  exchange: null,
  loading: null,
  error: null,
  returned: null,
};

/** What the screen shows after one event. Pure; the rules are spec section 4. */
export function chatState(state: ChatState, event: ChatEvent): ChatState {
  if ('key' in event && event.type !== 'sent' && event.type !== 'following') {
    return state.exchange?.key === event.key ? duringExchange(state, state.exchange, event) : state;
  }
  switch (event.type) {
    case 'sent':
      if (state.exchange || state.selected?.archived) return state;
      return {
        ...state,
        error: null,
        returned: null,
        exchange: begin(event, said(`${event.key}:sent`, 'user', event.text, event.at), state.selected === null),
      };
    case 'following':
      if (state.exchange) return state;
      return {
        ...state,
        messages: state.messages.filter(({ id }) => id !== event.sent?.id),
        exchange: begin(event, event.sent, false),
      };
    case 'selecting':
      return { ...state, loading: event.id, error: null };
    case 'selected':
      return { ...emptyChat, selected: asSelected(event.conversation), messages: event.conversation.messages };
    case 'notSelected':
      return { ...state, loading: null, error: event.error };
    case 'unreadable':
      return { ...state, messages: [] };
    case 'removed':
      return { ...(state.selected?.id === event.id ? emptyChat : state), loading: null, error: event.error };
    case 'archived':
      return state.selected?.id === event.id ? emptyChat : state;
    case 'unarchived':
      return change(state, event.id, { archived: false });
    case 'renamed':
      return change(state, event.id, { title: event.title });
    case 'newChat':
      return emptyChat;
    case 'refused':
      return {
        ...state,
        error: event.error,
        exchange: state.exchange && { ...state.exchange, stopping: false },
      };
    case 'dismissed':
      return { ...state, error: null };
  }
}

type DuringExchange = Exclude<Extract<ChatEvent, { key: string }>, { type: 'sent' | 'following' }>;

function duringExchange(state: ChatState, exchange: Exchange, event: DuringExchange): ChatState {
  switch (event.type) {
    case 'opened':
      return {
        ...state,
        selected: state.selected ?? { id: event.conversationId, title: newConversationTitle, archived: false },
        exchange: { ...exchange, sent: exchange.sent && { ...exchange.sent, id: event.userMessageId } },
      };
    case 'tags':
      return withReply(state, exchange, { tags: [...exchange.reply.tags, ...event.tags] });
    case 'token':
      return withReply(state, exchange, { content: exchange.reply.content + event.text });
    case 'finished': {
      const kept = state.messages.filter(({ id }) => id !== exchange.sent?.id && id !== event.message.id);
      const both = exchange.sent ? [exchange.sent, event.message] : [event.message];
      return { ...state, messages: [...kept, ...both], exchange: null };
    }
    case 'failed':
      return {
        ...state,
        selected: exchange.isNew ? null : state.selected,
        exchange: null,
        error: event.error,
        returned: exchange.sent && { key: exchange.key, text: exchange.sent.content },
      };
    case 'lost':
      return { ...state, exchange: { ...exchange, lost: true } };
    case 'found':
      return { ...withReply(state, exchange, { content: '', tags: [] }, { lost: false }) };
    case 'stopping':
      return { ...state, exchange: { ...exchange, stopping: true } };
  }
}

/** The messages on the screen, oldest first: what is kept, then what is being said. */
export function shownMessages({ messages, exchange }: ChatState): readonly ShownMessage[] {
  if (!exchange) return messages;
  return exchange.sent ? [...messages, exchange.sent, exchange.reply] : [...messages, exchange.reply];
}

/** Whether `text` may be sent now: something is written, nothing is on its way, and the conversation is open. */
export function maySend(state: ChatState, text: string): boolean {
  return text.trim() !== '' && !state.exchange && !state.selected?.archived;
}

function begin({ key, at }: { key: string; at: string }, sent: ShownMessage | null, isNew: boolean): Exchange {
  const reply = { ...said(`${key}:reply`, 'assistant', '', at), streaming: true };
  return { key, sent, reply, isNew, lost: false, stopping: false };
}

function said(id: string, role: Message['role'], content: string, timestamp: string): ShownMessage {
  return { id, role, content, timestamp, tags: [] };
}

function withReply(
  state: ChatState,
  exchange: Exchange,
  reply: Partial<ShownMessage>,
  rest: Partial<Exchange> = {},
): ChatState {
  return { ...state, exchange: { ...exchange, ...rest, reply: { ...exchange.reply, ...reply } } };
}

function change(state: ChatState, id: string, selected: Partial<Selected>): ChatState {
  return state.selected?.id === id ? { ...state, selected: { ...state.selected, ...selected } } : state;
}

function asSelected({ id, title, archived }: ConversationDetail): Selected {
  return { id, title, archived };
}
