import { editMemory, forgetMemory, type Memory, restoreMemory } from '@wren/contract/memories.ts';
import { useRef, useState } from 'react';
import { call } from '#lib/api.ts';

interface MemoryEvents {
  onChanged(memory: Memory): unknown;
  onForgotten(memory: Memory): unknown;
  onRestored(memory: Memory): unknown;
}

/** What can be done to one memory: said in other words, forgotten, and that taken back with the words still on the screen. */
export function useMemory(memory: Memory, { onChanged, onForgotten, onRestored }: MemoryEvents) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const busy = useRef(false);
  const params = { id: memory.id };

  const run = async (work: () => Promise<unknown>, failure: string) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setError(null);
    try {
      await work();
    } catch {
      setError(failure);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };

  return {
    /** For `aria-disabled`: a button that is disabled for a moment would lose the focus. */
    isBusy,
    error,
    /** Throws ApiError, for the form to show. */
    async edit(text: string): Promise<void> {
      await onChanged(await call(editMemory, { params, body: { text } }));
    },
    forget: () =>
      run(async () => {
        await call(forgetMemory, { params });
        await onForgotten(memory);
      }, 'It could not be forgotten. Please try again.'),
    restore: () =>
      run(async () => {
        await onRestored(await call(restoreMemory, { params, body: { text: memory.text } }));
      }, 'It could not be brought back. Please try again.'),
  };
}
