import { type ChatEvent, type ChatState, chatState } from './chat-state.ts';

/** Words that are still coming in: whoever shows them follows them, and nothing else is drawn again for them. */
export interface Words {
  now(): string;
  /** Returns how to stop. */
  follow(listener: () => void): () => void;
}

export interface ChatStore {
  dispatch(event: ChatEvent): void;
  /** How everything is this moment. */
  now(): ChatState;
  /** The same object for as long as nothing but words comes in: what a screen is drawn from. */
  settled(): ChatState;
  follow(listener: () => void): () => void;
  /** The reply that is being written, as far as it has come. */
  words: Words;
}

/** Holds the state of one chat screen for as long as the screen is there. */
export function chatStore(first: ChatState): ChatStore {
  let state = first;
  let settled = first;
  const listeners = new Set<() => void>();
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    dispatch(event) {
      const next = chatState(state, event);
      if (next === state) return;
      state = next;
      if (event.type !== 'token') settled = next;
      for (const listener of listeners) listener();
    },
    now: () => state,
    settled: () => settled,
    follow,
    words: { now: () => state.exchange?.reply.content ?? '', follow },
  };
}
