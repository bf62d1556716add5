import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { ConversationRow, type RowActions } from './conversation-row.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { inOrder, type useConversations } from './use-conversations.ts';
import type { Deleted } from './use-deleted.ts';

interface ConversationListProps extends RowActions {
  list: ReturnType<typeof useConversations>;
  /** Rows that can still be brought back; they keep their place. */
  deleted: readonly Deleted[];
  onUndo(deleted: Deleted): void;
  /** What stands where there is nothing. */
  empty: string;
  selectedId: string | null;
  loadingId: string | null;
}

/** One of the two lists: pinned rows in a group of their own, and more rows as the end comes into sight. */
export function ConversationList(props: ConversationListProps) {
  const { list, deleted, onUndo, empty, selectedId, loadingId, ...actions } = props;
  const { conversations, isPending, isError, error, isFetchNextPageError, refetch } = list;
  const gone = new Map(deleted.map((each) => [each.conversation.id, each]));
  const rows = [
    ...conversations.filter(({ id }) => !gone.has(id)),
    ...deleted.map(({ conversation }) => conversation),
  ].sort(inOrder);

  if (isPending) return <Quiet role="status">Loading...</Quiet>;
  const failure = isError && !isFetchNextPageError && (
    <Failed sentence={error.message} onRetry={() => void refetch()} isRetrying={list.isRefetching} />
  );
  if (rows.length === 0) return failure || <Quiet>{empty}</Quiet>;

  const draw = (shown: typeof rows) =>
    shown.map((conversation) => {
      const { id } = conversation;
      const undoable = gone.get(id);
      if (undoable) return <DeletedRow key={id} deleted={undoable} onUndo={onUndo} />;
      return (
        <ConversationRow
          key={id}
          conversation={conversation}
          isSelected={id === selectedId}
          isLoading={id === loadingId}
          {...actions}
        />
      );
    });
  const pinned = rows.filter(({ is_pinned }) => is_pinned);
  const others = rows.filter(({ is_pinned }) => !is_pinned);
  return (
    <>
      {failure}
      {pinned.length > 0 && <Group name="Pinned">{draw(pinned)}</Group>}
      {pinned.length > 0 && others.length > 0 ? (
        <Group name="Recent">{draw(others)}</Group>
      ) : (
        others.length > 0 && <ul className="flex flex-col gap-0.5">{draw(others)}</ul>
      )}
      <End list={list} />
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mb-3">
      <h3 id={heading} className="px-3 pb-1 font-sans font-semibold text-quiet text-xs">
        {name}
      </h3>
      <ul className="flex flex-col gap-0.5">{children}</ul>
    </section>
  );
}

/** Fetches the next page as it comes into sight. A page that failed is asked for by hand. */
function End({ list }: Pick<ConversationListProps, 'list'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = list;
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || isFetchNextPageError || !end.current) return;
    const reached = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '200px',
    });
    reached.observe(end.current);
    return () => reached.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  if (!hasNextPage) return null;
  if (isFetchNextPageError) {
    return <Failed sentence={error?.message ?? ''} onRetry={() => void fetchNextPage()} isRetrying={false} />;
  }
  return (
    <p ref={end} className="px-3 py-2 text-quiet text-sm">
      Loading...
    </p>
  );
}

interface FailedProps {
  sentence: string;
  isRetrying: boolean;
  onRetry(): void;
}

function Failed({ sentence, isRetrying, onRetry }: FailedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 px-3 py-2">
      <p className="text-danger text-sm">{sentence}</p>
      <Button look="secondary" size="sm" aria-busy={isRetrying} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

function Quiet({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <p role={role} className="px-3 py-2 text-quiet text-sm">
      {children}
    </p>
  );
}
