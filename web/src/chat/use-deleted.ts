import type { Conversation } from '@wren/contract/chat.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A conversation that was just deleted, and whether it was open then. */
export interface Deleted {
  conversation: Conversation;
  wasOpen: boolean;
}

/** What was deleted a moment ago, each for as long as it can be brought back. */
export function useDeleted() {
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const forget = useCallback(
    (id: string) => setDeleted((before) => before.filter(({ conversation }) => conversation.id !== id)),
    [],
  );
  const hold = useCallback(
    (gone: Deleted, seconds: number) => {
      if (seconds <= 0) return;
      const { id } = gone.conversation;
      setDeleted((before) => [...before.filter(({ conversation }) => conversation.id !== id), gone]);
      timers.current.add(setTimeout(() => forget(id), seconds * 1000));
    },
    [forget],
  );
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return { deleted, hold, forget };
}
