import type { Conversation } from '@wren/contract/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ConversationRow, type RowActions } from './conversation-row.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { useConversations } from './use-conversations.ts';

interface ConversationPanelProps extends Omit<RowActions, 'onDelete'> {
  selectedId: string | null;
  loadingId: string | null;
  onNewChat(): void;
  onRefresh(): void;
  onClose(): void;
  onDelete(conversation: Conversation, alsoForget: boolean): void;
}

/** The conversations someone has had: pinned first, each group newest first, and the archived ones on request. */
export function ConversationPanel(props: ConversationPanelProps) {
  const { onNewChat, onRefresh, onClose, onDelete, ...actions } = props;
  const [showsArchived, setShowsArchived] = useState(false);
  const [toDelete, setToDelete] = useState<Conversation | null>(null);
  const active = useConversations('false');
  const archived = useConversations('true');
  const heading = useRef<HTMLHeadingElement>(null);
  /** The row that was acted on goes away, and the focus with it, unless it is brought here. */
  const leaving = (act: (conversation: Conversation) => void) => (conversation: Conversation) => {
    heading.current?.focus();
    act(conversation);
  };
  const rows = {
    ...actions,
    onArchive: leaving(actions.onArchive),
    onUnarchive: leaving(actions.onUnarchive),
    onDelete: setToDelete,
  };
  return (
    <div className="flex h-full min-h-0 flex-col bg-sunk">
      <div className="flex min-h-16 items-center gap-1 px-4">
        <h2 ref={heading} tabIndex={-1} className="mr-auto text-lg outline-none">
          Conversations
        </h2>
        <PanelButton label="Refresh" icon="refresh" isBusy={active.isRefetching} onClick={onRefresh} />
        <PanelButton label="Close" icon="close" onClick={onClose} />
      </div>
      <div className="px-4 pb-3">
        <Button look="secondary" size="sm" className="w-full" onClick={onNewChat}>
          <Icon name="plus" className="size-4" />
          New chat
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">
        <List list={active} empty="No conversations yet." {...rows} />
        <button
          type="button"
          aria-expanded={showsArchived}
          className="mt-4 mb-1 flex min-h-10 items-center gap-2 rounded-md px-3 text-quiet text-sm hover:text-ink"
          onClick={() => setShowsArchived(!showsArchived)}
        >
          <Icon name="archive" className="size-4" />
          {showsArchived ? 'Hide Archived' : 'Show Archived'}
        </button>
        {showsArchived && <List list={archived} empty="Nothing is archived." {...rows} />}
      </div>
      <DeleteQuestion
        conversation={toDelete}
        onCancel={() => setToDelete(null)}
        onDelete={(conversation, alsoForget) => {
          setToDelete(null);
          leaving((gone) => onDelete(gone, alsoForget))(conversation);
        }}
      />
    </div>
  );
}

interface PanelButtonProps {
  label: string;
  icon: 'refresh' | 'close';
  isBusy?: boolean;
  onClick(): void;
}

function PanelButton({ label, icon, isBusy = false, onClick }: PanelButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isBusy}
      className="grid size-10 place-items-center rounded-full text-quiet transition-opacity hover:bg-surface hover:text-ink aria-busy:opacity-50"
      onClick={onClick}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}

interface ListProps extends RowActions {
  list: ReturnType<typeof useConversations>;
  empty: string;
  selectedId: string | null;
  loadingId: string | null;
}

function List({ list, empty, selectedId, loadingId, ...actions }: ListProps) {
  const { conversations, isPending, isError, error, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || !end.current) return;
    const reached = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage());
    reached.observe(end.current);
    return () => reached.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  if (isPending) return <p className="px-3 py-2 text-quiet text-sm">Loading...</p>;
  if (isError && conversations.length === 0) {
    return (
      <p role="alert" className="px-3 py-2 text-danger text-sm">
        {error.message}
      </p>
    );
  }
  if (conversations.length === 0) return <p className="px-3 py-2 text-quiet text-sm">{empty}</p>;
  return (
    <ul className="flex flex-col gap-0.5">
      {conversations.map((conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          isSelected={conversation.id === selectedId}
          isLoading={conversation.id === loadingId}
          {...actions}
        />
      ))}
      {hasNextPage && (
        <li ref={end} className="px-3 py-2 text-quiet text-sm">
          Loading...
        </li>
      )}
    </ul>
  );
}
