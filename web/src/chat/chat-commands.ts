import {
  archivedSendSentence,
  type Conversation,
  type ConversationDetail,
  getConversation,
  type Message,
  stopReply,
} from '@wren/contract/chat.ts';
import { undoEdit } from '@wren/contract/chat-messages.ts';
import { type Steering, steeringOf } from '@wren/contract/steering.ts';
import { call } from '#lib/api.ts';
import { type ChatEvent, type ChatState, maySend } from './chat-state.ts';
import { followLive, type Outcome, sayAndListen } from './exchange.ts';
import { moveDraft, readDraft, writeDraft, writeEdit, writeOnItsWay } from './kept-words.ts';
import { newKey } from './new-key.ts';
import { giveBack, keyFor } from './on-its-way.ts';
import { type ConversationActions, goneSentence, isGone } from './use-conversations.ts';

type One = Pick<Conversation, 'id'>;

export type ChatCommands = ReturnType<typeof chatCommands>;

export interface Now {
  state(): ChatState;
  lists: ConversationActions;
  /** `message`: the one to open it at. */
  show(id: string | null, replace: boolean, message?: string): void;
  /** The key of the exchange on the screen. */
  exchange: string | null;
}

/** How long, in ms, the lists wait for a conversation that has just opened. */
const listsWait = 100;

type Dispatch = (event: ChatEvent) => void;

/**
 * Everything a chat screen can do, and where its events come from. What runs between two renders reads the state from
 * `now`; the functions themselves stay the same for as long as the screen is there.
 */
export function chatCommands(now: { current: Now }, dispatch: Dispatch) {
  const refuse = (error: unknown, fallback: string) =>
    dispatch({ type: 'refused', error: error instanceof Error && error.message ? error.message : fallback });

  const leave = (id: string) => {
    if (now.current.state().selected?.id !== id) return;
    now.current.exchange = null;
    now.current.show(null, true);
  };

  const gone = (id: string, error: string | null) => {
    now.current.lists.remove(id);
    leave(id);
    dispatch({ type: 'removed', id, error });
  };

  /** Runs an exchange to its end, on the screen as long as it is the one shown, and quietly after that. */
  const run = async (key: string, text: string | null, converse: (tell: Dispatch) => Promise<Outcome>) => {
    now.current.exchange = key;
    const onScreen = () => now.current.exchange === key;
    const isNew = text !== null && now.current.state().selected === null;
    let conversationId = now.current.state().selected?.id ?? null;
    const outcome = await converse((event) => {
      if (event.type === 'opened') {
        if (isNew && conversationId === null) {
          now.current.lists.add(event.conversationId);
          // After the screen has been drawn: both at once would hold up the first words.
          setTimeout(() => void now.current.lists.refetch(), listsWait);
          if (onScreen()) {
            moveDraft(event.conversationId);
            now.current.show(event.conversationId, true);
          }
        }
        conversationId = event.conversationId;
        if (text !== null) writeOnItsWay({ key, text, conversationId });
        if (onScreen() && now.current.state().exchange?.stopping) void askToStop(conversationId);
      }
      if (event.type === 'failed' && text !== null) {
        const typedMeanwhile = readDraft(conversationId);
        writeDraft(conversationId, '');
        writeDraft(isNew ? null : conversationId, [text, typedMeanwhile].filter(Boolean).join('\n\n'));
        if (isNew && conversationId !== null) {
          now.current.lists.remove(conversationId);
          if (onScreen()) now.current.show(null, true);
        }
      }
      dispatch(event);
    });
    if (text !== null && outcome !== 'unknown') writeOnItsWay(null);
    if (onScreen()) now.current.exchange = null;
    void now.current.lists.settle(conversationId);
    return { outcome, conversationId };
  };

  const askToStop = async (id: string) => {
    try {
      await call(stopReply, { params: { id } }, { failure: 'Failed to stop the reply' });
    } catch (error) {
      refuse(error, 'Failed to stop the reply');
    }
  };

  const follow = async (conversation: ConversationDetail) => {
    const key = newKey();
    const at = new Date().toISOString();
    const last = conversation.messages.at(-1);
    // A reply that is being said anew still stands where the new one will be.
    if (last?.role === 'assistant') dispatch({ type: 'again', key, at, replyId: last.id });
    else dispatch({ type: 'following', key, at, sent: last ?? null });
    const { outcome } = await run(key, null, (tell) => followLive(key, conversation.id, tell));
    if (outcome === 'finished') writeOnItsWay(null);
    if (outcome === 'failed') read(conversation.id);
    if (outcome === 'over' && now.current.state().selected?.id === conversation.id) load(conversation.id);
  };

  /** Shows what the server holds of the conversation on the screen, quietly. */
  const read = (id: string) => {
    call(getConversation, { params: { id } }, { failure: 'Failed to fetch conversation' }).then(
      (conversation) => dispatch({ type: 'read', conversation }),
      () => undefined,
    );
  };

  const load = (id: string): (() => void) => {
    let isWanted = true;
    dispatch({ type: 'selecting', id });
    const failure = 'Failed to load conversation';
    call(getConversation, { params: { id } }, { failure }).then(
      (conversation) => {
        if (!isWanted) return;
        now.current.exchange = null;
        giveBack(conversation);
        dispatch({ type: 'selected', conversation });
        if (conversation.is_writing) void follow(conversation);
      },
      (error: unknown) => {
        if (!isWanted) return;
        if (isGone(error)) gone(id, goneSentence);
        else dispatch({ type: 'notSelected', error: error instanceof Error ? error.message : failure });
        now.current.show(now.current.state().selected?.id ?? null, true);
      },
    );
    return () => {
      isWanted = false;
    };
  };

  /** Runs a change of a conversation. Returns what it gives, or null when it failed and its sentence was shown. */
  const change = async <T>(conversation: One, work: () => Promise<T>, failure: string): Promise<{ done: T } | null> => {
    try {
      return { done: await work() };
    } catch (error) {
      if (isGone(error)) gone(conversation.id, goneSentence);
      else refuse(error, failure);
      return null;
    }
  };

  /** `replaces`: the message of theirs that this one stands in for. Returns whether it is on its way. */
  const send = (text: string, steering: Steering | null = null, replaces: string | null = null): boolean => {
    const { exchange } = now.current;
    const state = now.current.state();
    if (state.selected?.archived) dispatch({ type: 'refused', error: archivedSendSentence });
    if (exchange !== null || !maySend(state, text)) return false;
    const message = text.trim();
    const conversationId = state.selected?.id ?? null;
    const key = replaces === null ? keyFor(message, conversationId) : newKey();
    if (replaces === null) writeOnItsWay({ key, text: message, conversationId });
    else writeEdit(replaces, message);
    dispatch({ type: 'sent', key, text: message, at: new Date().toISOString(), steering, replaces });
    const send = { key, message, conversationId, steering, replaces };
    void run(key, replaces === null ? message : null, (tell) => sayAndListen(send, tell)).then(({ outcome }) => {
      if (replaces !== null && outcome === 'finished') writeEdit(replaces, null);
    });
    return true;
  };

  return {
    load,

    send,

    edit: (message: Message, text: string): boolean => send(text, steeringOf(message) ?? null, message.id),

    /** Has the last reply said another way. */
    regenerate(replyId: string): void {
      const { exchange } = now.current;
      const state = now.current.state();
      if (exchange !== null || !state.selected || state.selected.archived) return;
      const key = newKey();
      dispatch({ type: 'again', key, at: new Date().toISOString(), replyId });
      const send = { key, message: '', conversationId: state.selected.id, again: replyId };
      void run(key, null, (tell) => sayAndListen(send, tell));
    },

    refuse,
    conversationId: () => now.current.state().selected?.id ?? null,

    /** How many messages came after this one. */
    laterThan(messageId: string): number {
      const { messages } = now.current.state();
      return messages.length - 1 - messages.findIndex(({ id }) => id === messageId);
    },

    /** The message changed on the server, and here is how it is now. */
    changed: (message: Message) => dispatch({ type: 'changed', message }),

    async undoEdit(): Promise<void> {
      const id = now.current.state().selected?.id;
      if (id === undefined || now.current.exchange !== null) return;
      try {
        const conversation = await call(undoEdit, { params: { id } }, { failure: 'Failed to undo the edit' });
        dispatch({ type: 'read', conversation });
        void now.current.lists.refetch();
      } catch (error) {
        refuse(error, 'Failed to undo the edit');
      }
    },

    stop(): void {
      const { exchange, selected } = now.current.state();
      if (!exchange || exchange.stopping) return;
      dispatch({ type: 'stopping', key: exchange.key });
      if (selected) void askToStop(selected.id);
    },

    select: (id: string, message?: string) => now.current.show(id, false, message),

    newChat(): void {
      now.current.exchange = null;
      dispatch({ type: 'newChat' });
      now.current.show(null, false);
    },

    refresh(): void {
      const { selected, exchange } = now.current.state();
      void now.current.lists.refetch();
      if (!selected || exchange) return;
      const { id } = selected;
      call(getConversation, { params: { id } }, { failure: 'Failed to fetch conversation' }).then(
        (conversation) => {
          const state = now.current.state();
          if (state.selected?.id !== id || state.exchange) return;
          dispatch({ type: 'selected', conversation });
          if (conversation.is_writing) void follow(conversation);
        },
        (error: unknown) => (isGone(error) ? gone(id, goneSentence) : dispatch({ type: 'unreadable' })),
      );
    },

    /** These return whether it was done. */
    async archive(conversation: One): Promise<boolean> {
      const { lists } = now.current;
      if (!(await change(conversation, () => lists.archive(conversation), 'Failed to archive chat'))) return false;
      leave(conversation.id);
      dispatch({ type: 'archived', id: conversation.id });
      return true;
    },

    async unarchive(conversation: One): Promise<boolean> {
      const { lists } = now.current;
      if (!(await change(conversation, () => lists.unarchive(conversation), 'Failed to unarchive chat'))) return false;
      dispatch({ type: 'unarchived', id: conversation.id });
      return true;
    },

    async rename(conversation: One, title: string): Promise<boolean> {
      const { lists } = now.current;
      if (!(await change(conversation, () => lists.rename(conversation, title), 'Failed to rename chat'))) return false;
      dispatch({ type: 'renamed', id: conversation.id, title });
      return true;
    },

    async pin(conversation: One): Promise<boolean> {
      return (await change(conversation, () => now.current.lists.pin(conversation), 'Failed to pin chat')) !== null;
    },

    async unpin(conversation: One): Promise<boolean> {
      return (await change(conversation, () => now.current.lists.unpin(conversation), 'Failed to unpin chat')) !== null;
    },

    /** Returns for how many seconds it can be brought back; null when it was not deleted. */
    async remove(conversation: One, alsoForget: boolean): Promise<number | null> {
      const { lists } = now.current;
      const deleted = await change(conversation, () => lists.delete(conversation, alsoForget), 'Failed to delete chat');
      if (!deleted) return null;
      gone(conversation.id, null);
      return deleted.done;
    },

    /** Returns whether it is back. */
    async restore(conversation: One): Promise<boolean> {
      const { lists } = now.current;
      const back = await change(conversation, () => lists.restore(conversation), 'Failed to bring the chat back');
      return back !== null;
    },

    dismissError: () => dispatch({ type: 'dismissed' }),
  };
}
