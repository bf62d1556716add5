import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type ChatCommands, chatCommands, type Now } from './chat-commands.ts';
import { type ChatState, chatState, emptyChat } from './chat-state.ts';
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

/** What a chat screen shows, and what it can do. The commands never change; the state changes with every few words. */
export function useChat(): { state: ChatState; commands: ChatCommands; target: Target | null } {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(parameter);
  const [state, dispatch] = useReducer(chatState, { ...emptyChat, loading: wanted });
  const lists = useConversationActions();
  const show = useCallback(
    (id: string | null, replace: boolean, message?: string) =>
      setParams(id === null ? {} : { [parameter]: id, ...(message && { [messageParameter]: message }) }, { replace }),
    [setParams],
  );

  const now = useRef<Now>({ state, lists, show, exchange: null });
  now.current = { ...now.current, state, lists, show };

  const commands = useMemo(() => {
    giveBackUnopened();
    return chatCommands(now, dispatch);
  }, []);

  useEffect(() => {
    const { selected } = now.current.state;
    if (wanted === (selected?.id ?? null)) return;
    if (wanted !== null) return commands.load(wanted);
    now.current.exchange = null;
    dispatch({ type: 'newChat' });
  }, [wanted, commands]);

  const messageId = params.get(messageParameter);
  const { key: visit } = useLocation();
  const target = useMemo(() => (messageId === null ? null : { messageId, visit }), [messageId, visit]);
  return { state, commands, target };
}
