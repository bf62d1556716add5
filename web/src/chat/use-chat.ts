import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type ChatCommands, chatCommands, type Now } from './chat-commands.ts';
import { type ChatState, emptyChat } from './chat-state.ts';
import { chatStore, type Words } from './chat-store.ts';
import { giveBackUnopened } from './on-its-way.ts';
import { useConversationActions } from './use-conversations.ts';

/** The name of the conversation on the screen, in the address. An id says nothing about what was said. */
const parameter = 'conversation';
/** The message it was opened at. */
const messageParameter = 'message';

/** A message to open at. `visit` is another one each time it is asked for. */
export interface Target {
  messageId: string;
  visit: string;
}

interface Chat {
  /** Its reply is as long as it was when anything else last happened. */
  state: ChatState;
  /** How long the reply is now. */
  words: Words;
  commands: ChatCommands;
  target: Target | null;
}

/** What a chat screen shows, and what it can do. The commands never change, and neither do the words as an object. */
export function useChat(): Chat {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(parameter);
  const [store] = useState(() => chatStore({ ...emptyChat, loading: wanted }));
  const state = useSyncExternalStore(store.follow, store.settled);
  const lists = useConversationActions();
  const show = useCallback(
    (id: string | null, replace: boolean, message?: string) =>
      setParams(id === null ? {} : { [parameter]: id, ...(message && { [messageParameter]: message }) }, { replace }),
    [setParams],
  );

  const now = useRef<Now>({ state: store.now, lists, show, exchange: null });
  now.current = { ...now.current, lists, show };

  const commands = useMemo(() => {
    giveBackUnopened();
    return chatCommands(now, store.dispatch);
  }, [store]);

  useEffect(() => {
    const { selected } = store.now();
    if (wanted === (selected?.id ?? null)) return;
    if (wanted !== null) return commands.load(wanted);
    now.current.exchange = null;
    store.dispatch({ type: 'newChat' });
  }, [wanted, commands, store]);

  const messageId = params.get(messageParameter);
  const { key: visit } = useLocation();
  const target = useMemo(() => (messageId === null ? null : { messageId, visit }), [messageId, visit]);
  return { state, words: store.words, commands, target };
}
