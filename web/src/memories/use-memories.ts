import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { addMemory, listMemories, type Memory } from '@wren/contract/memories.ts';
import { useMemo, useState } from 'react';
import { call } from '#lib/api.ts';

/** Everything fetched about memories: what changes one makes these stale. */
export const memoriesKey = ['memories'] as const;

const page = 100;

/** A memory on the screen. A forgotten one keeps its place for as long as it can be undone. */
export type ShownMemory = Memory & { isForgotten: boolean };

/** What Wren remembers, newest first. */
export function useMemories() {
  const client = useQueryClient();
  const [forgotten, setForgotten] = useState<readonly Memory[]>([]);
  const query = useInfiniteQuery({
    queryKey: [...memoriesKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listMemories, { query: { limit: page, ...(pageParam !== undefined && { cursor: pageParam }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Learned elsewhere meanwhile, perhaps a moment ago in the chat.
    staleTime: 0,
  });
  const { data } = query;
  const all = useMemo(() => {
    const held = data?.pages.flatMap(({ results }) => results) ?? [];
    const gone = new Set(forgotten.map(({ id }) => id));
    const standing = held.filter(({ id }) => !gone.has(id)).map((memory) => ({ ...memory, isForgotten: false }));
    const undoable = forgotten.map((memory) => ({ ...memory, isForgotten: true }));
    return [...standing, ...undoable].sort((a, b) => (a.id < b.id ? 1 : -1));
  }, [data, forgotten]);
  const refresh = () => client.invalidateQueries({ queryKey: memoriesKey });
  return {
    all,
    isLoading: query.isPending,
    hasFailed: query.isError && !data,
    isRetrying: query.isRefetching,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
    async add(text: string): Promise<void> {
      await call(addMemory, { body: { text } });
      await refresh();
    },
    onChanged: refresh,
    async onForgotten(memory: Memory): Promise<void> {
      setForgotten((before) => [...before, memory]);
      await refresh();
    },
    async onRestored({ id }: Memory): Promise<void> {
      await refresh();
      setForgotten((before) => before.filter((one) => one.id !== id));
    },
  };
}
