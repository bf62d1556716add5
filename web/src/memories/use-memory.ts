import { editMemory, forgetMemory, type Memory, restoreMemory } from '@wren/contract/memories.ts';
import { call } from '#lib/api.ts';
import { useDoing } from './use-doing.ts';

interface MemoryEvents {
  onChanged(memory: Memory): unknown;
  onForgotten(memory: Memory): unknown;
  onRestored(memory: Memory): unknown;
}

/** What can be done to one memory: said in other words, forgotten, and that taken back with the words still on the screen. */
export function useMemory(memory: Memory, { onChanged, onForgotten, onRestored }: MemoryEvents) {
  const { run, isBusy, error } = useDoing();
  const params = { id: memory.id };

  return {
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
