import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { listNotifications, markNotificationsRead } from '@wren/contract/notifications.ts';
import { call } from '../lib/api.ts';

const queryKey = ['notifications'] as const;

/** What happened to the account, page by page, newest first. */
export function useNotifications() {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const reading = useMutation({
    mutationFn: () => call(markNotificationsRead, {}),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const pages = list.data?.pages;
  return {
    all: pages?.flatMap(({ results }) => results),
    unread: pages?.[0]?.unread ?? 0,
    hasFailed: list.isError && !pages,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    more: () => void list.fetchNextPage(),
    markAllRead: () => reading.mutate(),
    isMarking: reading.isPending,
    markingFailed: reading.isError,
  };
}
