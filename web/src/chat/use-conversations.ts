import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  archiveConversation,
  type Conversation,
  deleteConversation,
  listConversations,
  pinConversation,
  restoreConversation,
  setTitle,
  unarchiveConversation,
  unpinConversation,
} from '@wren/contract/chat.ts';
import { useMemo } from 'react';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/problem.ts';
import { newConversationTitle } from './chat-state.ts';

type One = Pick<Conversation, 'id'>;
type Archived = 'false' | 'true';
type Pages = InfiniteData<{ results: Conversation[]; next: string | null }, string | undefined>;

const keyOf = (archived: Archived) => ['conversations', archived] as const;
/** What the server calls a conversation it has not named yet. */
export const untitled = 'Untitled';
/** The server names a conversation a moment after its first reply. Until then we ask again, less and less often, in ms. */
const namingPauses = [500, 1500, 3000, 6000, 12_000];
/** After this long, in ms, a conversation without a name will not get one any more. */
const namingTakes = 30_000;

/** What was looked for, by words: see `use-search.ts`. */
export const searchKey = ['conversation-search'] as const;

/** One of the two lists, as far as it has been scrolled: pinned first, each group newest first. */
export function useConversations(archived: Archived) {
  const query = useInfiniteQuery({
    queryKey: keyOf(archived),
    queryFn: ({ pageParam, signal }) =>
      call(
        listConversations,
        { query: { archived, ...(pageParam !== undefined && { cursor: pageParam }) } },
        { signal, failure: 'Failed to fetch conversations' },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const conversations = useMemo(() => shown(query.data), [query.data]);
  return { ...query, conversations };
}

/** A conversation the server has not named yet keeps its name of the client for that moment. */
function shown(data: Pick<Pages, 'pages'> | undefined): Conversation[] {
  const all = data?.pages.flatMap((page) => page.results) ?? [];
  return all.map((each) => (isToBeNamed(each) ? { ...each, title: newConversationTitle } : each)).sort(inOrder);
}

/** Pinned above the rest; each group newest first. */
export function inOrder(a: Conversation, b: Conversation): number {
  return Number(b.is_pinned) - Number(a.is_pinned) || b.updated_at.localeCompare(a.updated_at);
}

/** What can be done to the lists. Each change is shown at once; both lists are fetched again after it, also when it failed. */
export function useConversationActions() {
  const client = useQueryClient();
  return useMemo(() => actions(client), [client]);
}

export type ConversationActions = ReturnType<typeof actions>;

function actions(client: QueryClient) {
  const refetch = async () => {
    await client.refetchQueries({ queryKey: ['conversations'] });
  };
  const change = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      void refetch();
      void client.invalidateQueries({ queryKey: searchKey });
    }
  };
  const replace = (changed: Conversation) => {
    for (const archived of ['false', 'true'] as const) {
      update(client, archived, (list) => list.map((each) => (each.id === changed.id ? changed : each)));
    }
  };
  const isNamed = (id: string) => {
    const listed = client.getQueryData<Pages>(keyOf('false'))?.pages.flatMap(({ results }) => results);
    return listed?.find((each) => each.id === id)?.title !== untitled;
  };
  const remove = (id: string) => {
    update(client, 'false', (list) => without(list, id));
    update(client, 'true', (list) => without(list, id));
  };
  return {
    refetch,
    /** Fetches the lists again after an exchange, and once more until its conversation has the name the server gives it. */
    async settle(id: string | null): Promise<void> {
      await refetch();
      for (const pause of namingPauses) {
        if (id === null || isNamed(id)) return;
        await new Promise((resolve) => setTimeout(resolve, pause));
        await refetch();
      }
    },
    /** Puts a conversation the server has just opened on top of the list. */
    add(id: string): void {
      const opened = { id, title: newConversationTitle, last_message: null, is_pinned: false, archived: false };
      update(client, 'false', (list) => [{ ...opened, updated_at: new Date().toISOString() }, ...without(list, id)]);
    },
    remove,
    archive: ({ id }: One) =>
      change(async () => {
        const archived = await call(archiveConversation, { params: { id } }, { failure: 'Failed to archive chat' });
        update(client, 'false', (list) => without(list, id));
        update(client, 'true', (list) => [archived, ...without(list, id)]);
      }),
    unarchive: ({ id }: One) =>
      change(async () => {
        const active = await call(unarchiveConversation, { params: { id } }, { failure: 'Failed to unarchive chat' });
        update(client, 'true', (list) => without(list, id));
        update(client, 'false', (list) => [active, ...without(list, id)]);
      }),
    rename: ({ id }: One, title: string) =>
      change(async () => {
        replace(await call(setTitle, { params: { id }, body: { title } }, { failure: 'Failed to rename chat' }));
      }),
    pin: ({ id }: One) =>
      change(async () => replace(await call(pinConversation, { params: { id } }, { failure: 'Failed to pin chat' }))),
    unpin: ({ id }: One) =>
      change(async () =>
        replace(await call(unpinConversation, { params: { id } }, { failure: 'Failed to unpin chat' })),
      ),
    /** Returns for how many seconds it can be brought back. */
    delete: ({ id }: One, alsoForget: boolean) =>
      change(async () => {
        const query = { forget_memories: alsoForget ? 'true' : 'false' } as const;
        const deleted = await call(deleteConversation, { params: { id }, query }, { failure: 'Failed to delete chat' });
        if (alsoForget) void client.invalidateQueries({ queryKey: ['memories'] });
        remove(id);
        return deleted.undo_seconds;
      }),
    restore: ({ id }: One) =>
      change(async () => {
        const back = await call(restoreConversation, { params: { id } }, { failure: 'Failed to bring the chat back' });
        update(client, back.archived ? 'true' : 'false', (list) => [back, ...without(list, id)]);
        void client.invalidateQueries({ queryKey: ['memories'] });
      }),
  };
}

/** The failure that means a conversation is not there any more, on whatever device it was deleted. */
export function isGone(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 404) return true;
  return error instanceof Error && /No ChatConversation matches|404/.test(error.message);
}

export const goneSentence = 'This conversation no longer exists and has been removed from the list.';

function update(client: QueryClient, archived: Archived, change: (list: Conversation[]) => Conversation[]): void {
  client.setQueryData<Pages>(keyOf(archived), (data) => {
    if (!data) return data;
    const [first, ...rest] = data.pages.map((page) => ({ ...page, results: page.results }));
    if (!first) return data;
    const ids = new Set(rest.flatMap((page) => page.results.map(({ id }) => id)));
    const changed = change(data.pages.flatMap((page) => page.results));
    const kept = new Map(changed.map((each) => [each.id, each]));
    return {
      ...data,
      pages: [
        { ...first, results: changed.filter(({ id }) => !ids.has(id)) },
        ...rest.map((page) => ({ ...page, results: page.results.flatMap(({ id }) => kept.get(id) ?? []) })),
      ],
    };
  });
}

function without(list: Conversation[], id: string): Conversation[] {
  return list.filter((each) => each.id !== id);
}

function isToBeNamed({ title, updated_at }: Conversation): boolean {
  const isNameless = title === untitled || title === newConversationTitle;
  return isNameless && Date.now() - Date.parse(updated_at) < namingTakes;
}
