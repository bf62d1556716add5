import type { ConversationDetail, Message, Tag } from '@wren/contract/chat.ts';
import { type Steering, steeringTag } from '@wren/contract/steering.ts';

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
  /** Where something is said again: what stood there before, which comes back if it fails. */
  before: readonly ShownMessage[] | null;
  /** The message of theirs that an edit stands in for. */
  replaces: string | null;
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
  /** What the last edit replaced can still be brought back. */
  canUndoEdit: boolean;
}

export type ChatEvent =
  | { type: 'sent'; key: string; text: string; at: string; steering?: Steering | null; replaces?: string | null }
  | { type: 'again'; key: string; at: string; replyId: string }
  | { type: 'changed'; message: Message }
  | { type: 'read'; conversation: ConversationDetail }
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
  canUndoEdit: false,
};

/** What the screen shows after one event. Pure; the rules are spec section 4. */
export function chatState(state: ChatState, event: ChatEvent): ChatState {
  if ('key' in event && event.type !== 'sent' && event.type !== 'following' && event.type !== 'again') {
    return state.exchange?.key === event.key ? duringExchange(state, state.exchange, event) : state;
  }
  switch (event.type) {
    case 'sent':
      if (state.exchange || state.selected?.archived) return state;
      return {
        ...state,
        error: null,
        returned: null,
        ...sent(state, event),
      };
    case 'again':
      return state.exchange ? state : { ...state, error: null, returned: null, ...again(state, event) };
    case 'changed':
      return {
        ...state,
        messages: state.messages.map((each) => (each.id === event.message.id ? event.message : each)),
      };
    case 'read':
      if (state.selected?.id !== event.conversation.id || state.exchange) return state;
      return { ...state, messages: event.conversation.messages, canUndoEdit: event.conversation.can_undo_edit };
    case 'following':
      if (state.exchange) return state;
      return {
        ...state,
        messages: state.messages.filter(({ id }) => id !== event.sent?.id),
        exchange: begin(event, { sent: event.sent }),
      };
    case 'selecting':
      return { ...state, loading: event.id, error: null };
    case 'selected':
      return {
        ...emptyChat,
        selected: asSelected(event.conversation),
        messages: event.conversation.messages,
        canUndoEdit: event.conversation.can_undo_edit,
      };
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

type DuringExchange = Exclude<Extract<ChatEvent, { key: string }>, { type: 'sent' | 'following' | 'again' }>;

function duringExchange(state: ChatState, exchange: Exchange, event: DuringExchange): ChatState {
  switch (event.type) {
    case 'opened':
      return {
        ...state,
        selected: state.selected ?? { id: event.conversationId, title: newConversationTitle, archived: false },
        exchange: { ...exchange, sent: exchange.sent && { ...exchange.sent, id: event.userMessageId } },
      };
    case 'tags':
      return withReply(state, exchange, { tags: withoutDoubles([...exchange.reply.tags, ...event.tags]) });
    case 'token':
      return withReply(state, exchange, { content: exchange.reply.content + event.text });
    case 'finished': {
      const kept = state.messages.filter(({ id }) => id !== exchange.sent?.id && id !== event.message.id);
      const both = exchange.sent ? [exchange.sent, event.message] : [event.message];
      const isNext = exchange.sent !== null && exchange.before === null;
      const canUndoEdit = exchange.replaces !== null || (state.canUndoEdit && !isNext);
      return { ...state, messages: [...kept, ...both], exchange: null, canUndoEdit };
    }
    case 'failed':
      return {
        ...state,
        selected: exchange.isNew ? null : state.selected,
        exchange: null,
        messages: exchange.before ?? state.messages,
        error: event.error,
        // An edit keeps its own words, where it was written.
        returned:
          exchange.replaces === null && exchange.sent ? { key: exchange.key, text: exchange.sent.content } : null,
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

type Beginning = Pick<Exchange, 'sent'> & Partial<Pick<Exchange, 'isNew' | 'before' | 'replaces'>> & { tags?: Tag[] };

function begin({ key, at }: { key: string; at: string }, { tags = [], ...rest }: Beginning): Exchange {
  const reply = { ...said(`${key}:reply`, 'assistant', '', at, tags), streaming: true };
  return { key, reply, isNew: false, before: null, replaces: null, ...rest, lost: false, stopping: false };
}

function said(id: string, role: Message['role'], content: string, timestamp: string, tags: Tag[]): ShownMessage {
  return { id, role, content, timestamp, tags };
}

/** A message goes out. One that stands in for an earlier one takes the place of all that followed it, too. */
function sent(state: ChatState, event: Extract<ChatEvent, { type: 'sent' }>): Pick<ChatState, 'messages' | 'exchange'> {
  const message = said(
    `${event.key}:sent`,
    'user',
    event.text,
    event.at,
    event.steering ? [steeringTag(event.steering)] : [],
  );
  const replaces = event.replaces ?? null;
  const place = state.messages.findIndex(({ id }) => id === replaces);
  const exchange = begin(event, {
    sent: message,
    isNew: state.selected === null,
    ...(place >= 0 && { replaces, before: state.messages }),
  });
  return { messages: place >= 0 ? state.messages.slice(0, place) : state.messages, exchange };
}

/** The last reply makes room for another one. A crisis card that was shown stays where it is. */
function again(
  state: ChatState,
  event: Extract<ChatEvent, { type: 'again' }>,
): Pick<ChatState, 'messages' | 'exchange'> {
  const tags = state.messages.find(({ id }) => id === event.replyId)?.tags.filter(({ tag }) => tag === 'CRISIS');
  return {
    messages: state.messages.filter(({ id }) => id !== event.replyId),
    exchange: begin(event, { sent: null, before: state.messages, tags: tags ?? [] }),
  };
}

/** The card is told once more at the start of a reply that is said anew. */
function withoutDoubles(tags: readonly Tag[]): Tag[] {
  return tags.filter(({ tag }, at) => tag !== 'CRISIS' || tags.findIndex((each) => each.tag === tag) === at);
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
