import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listMemories, type Memory } from '@wren/contract/memories.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '#lib/api.ts';
import { useMe } from '../shell/use-me.ts';
import { MemoryForm } from './memory-form.tsx';
import { memoriesKey } from './use-memories.ts';
import { useMemory } from './use-memory.ts';

/** When to ask what a finished reply made Wren remember, in milliseconds: the built-in voice knows at once, a model takes a while. */
const askAfter = [1_200, 6_000] as const;

/** Under a reply that has just been finished: what it made Wren remember, if anything. Says nothing until there is something. */
export default function Remembered({ messageId }: { messageId: string }) {
  const { user } = useMe();
  const asked = useAsked();
  const [learned, setLearned] = useState<readonly Memory[]>([]);
  const { data } = useQuery({
    queryKey: [...memoriesKey, 'made-by', messageId, asked],
    queryFn: ({ signal }) => call(listMemories, { query: { message_id: messageId, limit: 2 } }, { signal }),
    enabled: asked > 0 && learned.length === 0 && user?.lets_remember !== false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: (before) => before,
  });
  const found = data?.results;
  // Kept apart from what is fetched, so that a forgotten one stays to be undone.
  useEffect(() => {
    if (found) setLearned((before) => (before.length > 0 ? before : found));
  }, [found]);
  return learned.length === 0 ? null : (
    <div role="status" className="grid w-full gap-1">
      {learned.map((memory) => (
        <Line key={memory.id} start={memory} />
      ))}
    </div>
  );
}

/** How many times it is time to have asked. */
function useAsked(): number {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const timers = askAfter.map((ms, at) => setTimeout(() => setAsked(at + 1), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  return asked;
}

const word =
  'inline-flex min-h-8 items-center rounded-sm px-1.5 font-semibold text-ink underline-offset-4 hover:underline';

function Line({ start }: { start: Memory }) {
  const client = useQueryClient();
  const [memory, setMemory] = useState(start);
  const [mode, setMode] = useState<'asking' | 'kept' | 'editing' | 'forgotten'>('asking');
  const become = (next: typeof mode) => (changed: Memory) => {
    setMemory(changed);
    setMode(next);
    void client.invalidateQueries({ queryKey: [...memoriesKey, 'list'] });
    void client.invalidateQueries({ queryKey: [...memoriesKey, 'count'] });
  };
  const { edit, forget, restore, isBusy, error } = useMemory(memory, {
    onChanged: become('asking'),
    onForgotten: become('forgotten'),
    onRestored: become('asking'),
  });
  const next = useRef<HTMLElement | null>(null);
  const isNext = (element: HTMLElement | null) => {
    next.current = element;
  };
  const before = useRef(mode);
  // What was pressed goes away, and the focus with it, unless it is brought along.
  useEffect(() => {
    if (before.current !== mode) next.current?.focus();
    before.current = mode;
  }, [mode]);
  if (mode === 'kept') {
    return (
      <span ref={isNext} tabIndex={-1} className="sr-only">
        Kept.
      </span>
    );
  }
  if (mode === 'editing') {
    return (
      <div className="max-w-[80%] py-1">
        <MemoryForm
          label="What Wren remembers"
          start={memory.text}
          submit="Save"
          onSubmit={edit}
          onCancel={() => setMode('asking')}
        />
      </div>
    );
  }
  const button = (label: string, onClick: () => void, ref?: typeof isNext) => (
    <button ref={ref} type="button" className={word} onClick={onClick} aria-disabled={isBusy}>
      {label}
    </button>
  );
  return (
    <div className="flex max-w-full flex-wrap items-center gap-x-1 px-1 text-quiet text-sm">
      {mode === 'forgotten' ? (
        <>
          <span>Forgotten.</span>
          {button('Undo', () => void restore(), isNext)}
        </>
      ) : (
        <>
          <span className="min-w-0 break-words pr-1.5">Remembered: {memory.text}</span>
          <span className="-ml-1.5 flex">
            {button('Keep', () => setMode('kept'))}
            {button('Edit', () => setMode('editing'), isNext)}
            {button('Forget', () => void forget())}
          </span>
        </>
      )}
      {error !== null && (
        <span role="alert" className="text-danger">
          {error}
        </span>
      )}
    </div>
  );
}
