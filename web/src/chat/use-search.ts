import { useInfiniteQuery } from '@tanstack/react-query';
import { searchConversations } from '@wren/contract/chat-search.ts';
import { useEffect, useMemo, useState } from 'react';
import { call } from '#lib/api.ts';
import { searchKey } from './use-conversations.ts';

/** Time without a key (ms) after which what was typed is looked for. */
const settling = 250;

/**
 * What was found, newest conversation first. Words looked for and found are kept no longer than they are on the screen,
 * and a search that is not wanted any more is broken off.
 */
export function useSearch(typed: string) {
  const words = useSettled(typed.trim());
  const query = useInfiniteQuery({
    queryKey: [...searchKey, words],
    queryFn: ({ pageParam, signal }) =>
      call(
        searchConversations,
        { body: { query: words, ...(pageParam !== undefined && { cursor: pageParam }) } },
        { signal, failure: 'The search did not work. Please try again.' },
      ),
    enabled: words !== '',
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const found = useMemo(() => query.data?.pages.flatMap(({ results }) => results) ?? [], [query.data]);
  return { ...query, words, found };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settling);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
