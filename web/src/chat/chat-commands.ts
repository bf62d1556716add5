import { type Conversation, type ConversationDetail, getConversation, stopReply } from '@wren/contract/chat.ts';
import { call } from '#lib/api.ts';
import { type ChatEvent, type ChatState, maySend } from './chat-state.ts';
import { followLive, type Outcome, sayAndListen } from './exchange.ts';
import { moveDraft, readDraft, readOnItsWay, writeDraft, writeOnItsWay } from './kept-words.ts';
import { newKey } from './new-key.ts';
import { type ConversationActions, goneSentence, isGone } from './use-conversations.ts';

type One = Pick<Conversation, 'id'>;

export type ChatCommands = ReturnType<typeof chatCommands>;

export interface Now {
  state: ChatState;
  lists: ConversationActions;
  show(id: string | null, replace: boolean): void;
  /** The key of the exchange on the screen. */
  exchange: string | null;
}

type Dispatch = (event: ChatEvent) => void;

/**
 * Everything a chat screen can do, and where its events come from. What runs between two renders reads the state from
 * `now`; the functions themselves stay the same for as long as the screen is there.
 */
export function chatCommands(now: { current: Now }, dispatch: Dispatch) {
  const refuse = (error: unknown, fallback: string) =>
    dispatch({ type: 'refused', error: error instanceof Error && error.message ? error.message : fallback });

  const leave = (id: string) => {
    if (now.current.state.selected?.id !== id) return;
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
    const isNew = text !== null && now.current.state.selected === null;
    let conversationId = now.current.state.selected?.id ?? null;
    const outcome = await converse((event) => {
      if (event.type === 'opened') {
        if (isNew && conversationId === null) {
          now.current.lists.add(event.conversationId);
          void now.current.lists.refetch();
          if (onScreen()) {
            moveDraft(event.conversationId);
            now.current.show(event.conversationId, true);
          }
        }
        conversationId = event.conversationId;
        if (text !== null) writeOnItsWay({ key, text, conversationId });
        if (onScreen() && now.current.state.exchange?.stopping) void askToStop(conversationId);
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
    void now.current.lists.refetch();
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
    const sent = last?.role === 'user' ? last : null;
    dispatch({ type: 'following', key, at, sent });
    const { outcome } = await run(key, null, (tell) => followLive(key, conversation.id, tell));
    if (outcome === 'finished') writeOnItsWay(null);
    if (outcome === 'over' && now.current.state.selected?.id === conversation.id) load(conversation.id);
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
        now.current.show(now.current.state.selected?.id ?? null, true);
      },
    );
    return () => {
      isWanted = false;
    };
  };

  const change = async (conversation: One, work: () => Promise<unknown>, failure: string) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (isGone(error)) gone(conversation.id, goneSentence);
      else refuse(error, failure);
      return false;
    }
  };

  return {
    load,

    send(text: string): void {
      const { state, exchange } = now.current;
      if (exchange !== null || !maySend(state, text)) return;
      const message = text.trim();
      const conversationId = state.selected?.id ?? null;
      const key = keyFor(message, conversationId);
      writeOnItsWay({ key, text: message, conversationId });
      dispatch({ type: 'sent', key, text: message, at: new Date().toISOString() });
      void run(key, message, (tell) => sayAndListen({ key, message, conversationId }, tell));
    },

    stop(): void {
      const { exchange, selected } = now.current.state;
      if (!exchange || exchange.stopping) return;
      dispatch({ type: 'stopping', key: exchange.key });
      if (selected) void askToStop(selected.id);
    },

    select: (id: string) => now.current.show(id, false),

    newChat(): void {
      now.current.exchange = null;
      dispatch({ type: 'newChat' });
      now.current.show(null, false);
    },

    refresh(): void {
      const { selected, exchange } = now.current.state;
      void now.current.lists.refetch();
      if (!selected || exchange) return;
      const { id } = selected;
      call(getConversation, { params: { id } }, { failure: 'Failed to fetch conversation' }).then(
        (conversation) => {
          const { state } = now.current;
          if (state.selected?.id !== id || state.exchange) return;
          dispatch({ type: 'selected', conversation });
          if (conversation.is_writing) void follow(conversation);
        },
        (error: unknown) => (isGone(error) ? gone(id, goneSentence) : dispatch({ type: 'unreadable' })),
      );
    },

    async archive(conversation: One): Promise<void> {
      const { lists } = now.current;
      if (!(await change(conversation, () => lists.archive(conversation), 'Failed to archive chat'))) return;
      leave(conversation.id);
      dispatch({ type: 'archived', id: conversation.id });
    },

    async unarchive(conversation: One): Promise<void> {
      const { lists } = now.current;
      if (await change(conversation, () => lists.unarchive(conversation), 'Failed to unarchive chat')) {
        dispatch({ type: 'unarchived', id: conversation.id });
      }
    },

    async rename(conversation: One, title: string): Promise<void> {
      const { lists } = now.current;
      if (await change(conversation, () => lists.rename(conversation, title), 'Failed to rename chat')) {
        dispatch({ type: 'renamed', id: conversation.id, title });
      }
    },

    async remove(conversation: One, alsoForget: boolean): Promise<void> {
      const { lists } = now.current;
      if (await change(conversation, () => lists.delete(conversation, alsoForget), 'Failed to delete chat')) {
        gone(conversation.id, null);
      }
    },

    dismissError: () => dispatch({ type: 'dismissed' }),
  };
}

/** The same words to the same conversation, when nobody knows whether they arrived, go under the same key. */
function keyFor(text: string, conversationId: string | null): string {
  const before = readOnItsWay();
  return before?.text === text && before.conversationId === conversationId ? before.key : newKey();
}

/** The same for a first message whose conversation we never heard of. */
export function giveBackUnopened(): void {
  const mine = readOnItsWay();
  if (mine && mine.conversationId === null && readDraft(null) === '') writeDraft(null, mine.text);
}

/** A message that was under way when this tab was reloaded, and did not arrive, goes back to the input. */
function giveBack(conversation: ConversationDetail): void {
  const mine = readOnItsWay();
  if (mine?.conversationId !== conversation.id || conversation.is_writing) return;
  const arrived = conversation.messages.some(({ role, content }) => role === 'user' && content === mine.text);
  if (arrived) writeOnItsWay(null);
  else if (readDraft(conversation.id) === '') writeDraft(conversation.id, mine.text);
}
