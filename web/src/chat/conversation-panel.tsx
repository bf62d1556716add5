import type { Conversation } from '@wren/contract/chat.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { RowActions } from './conversation-row.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { SearchField } from './search-field.tsx';
import { useConversations } from './use-conversations.ts';
import type { Deleted } from './use-deleted.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** Fetched with the first search; where it cannot be had, the lists are still there. */
const SearchResults = lazy(() =>
  import('./search-results.tsx').catch(() => ({
    default: () => <p role="alert">The search could not be loaded. Please reload the page.</p>,
  })),
);

interface ConversationPanelProps extends Omit<RowActions, 'onDelete' | 'onSelect'> {
  selectedId: string | null;
  loadingId: string | null;
  /** What went wrong, where the banner above the input is out of sight. */
  error: string | null;
  deleted: readonly Deleted[];
  /** What was just done, said to whoever cannot see it. */
  said: string;
  /** The button that closes it has the focus from the start. */
  takesFocus: boolean;
  onNewChat(): void;
  onRefresh(): void;
  onClose(): void;
  onOpen(conversationId: string, messageId?: string): void;
  onDelete(conversation: Conversation, alsoForget: boolean): void;
  onUndo(deleted: Deleted): void;
}

/** The conversations someone has had: pinned first, each group newest first, the archived ones on request, or what was looked for. */
export function ConversationPanel(props: ConversationPanelProps) {
  const { error, said, takesFocus, onNewChat, onRefresh, onClose, onOpen, onDelete, selectedId, ...rest } = props;
  const [showsArchived, setShowsArchived] = useState(false);
  const [sought, setSought] = useState('');
  const [toDelete, setToDelete] = useState<Conversation | null>(null);
  const active = useConversations('false');
  const archived = useConversations('true');
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(panel, heading);
  const rows = {
    ...rest,
    selectedId,
    onSelect: ({ id }: Conversation) => onOpen(id),
    onDelete: setToDelete,
  };
  const deletedIn = (isArchived: boolean) =>
    rest.deleted.filter(({ conversation }) => conversation.archived === isArchived);
  return (
    <div ref={panel} className="flex h-full min-h-0 flex-col bg-sunk">
      <div className="flex min-h-16 items-center gap-1 px-4">
        <h2 ref={heading} tabIndex={-1} className="mr-auto text-lg outline-none">
          Conversations
        </h2>
        <PanelButton label="Refresh" icon="refresh" isBusy={active.isRefetching} onClick={onRefresh} />
        <PanelButton label="Close" icon="close" takesFocus={takesFocus} onClick={onClose} />
      </div>
      <div className="grid gap-2 px-4 pb-3">
        <Button look="secondary" size="sm" className="w-full" onClick={onNewChat}>
          <Icon name="plus" className="size-4" />
          New chat
        </Button>
        <SearchField value={sought} onChange={setSought} />
      </div>
      {error !== null && <Alert className="mx-3 mb-2">{error}</Alert>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">
        {sought.trim() !== '' ? (
          <Suspense fallback={<p className="px-3 text-quiet text-sm">Searching...</p>}>
            <SearchResults typed={sought} selectedId={selectedId} onOpen={onOpen} />
          </Suspense>
        ) : (
          <>
            <ConversationList {...rows} list={active} deleted={deletedIn(false)} empty="No conversations yet." />
            <button
              type="button"
              aria-expanded={showsArchived}
              className="mt-4 mb-1 flex min-h-10 items-center gap-2 rounded-md px-3 text-quiet text-sm hover:text-ink"
              onClick={() => setShowsArchived(!showsArchived)}
            >
              <Icon name="archive" className="size-4" />
              {showsArchived ? 'Hide Archived' : 'Show Archived'}
            </button>
            {showsArchived && (
              <ConversationList {...rows} list={archived} deleted={deletedIn(true)} empty="Nothing is archived." />
            )}
          </>
        )}
      </div>
      <DeleteQuestion
        conversation={toDelete}
        onCancel={() => setToDelete(null)}
        onDelete={(conversation, alsoForget) => {
          setToDelete(null);
          onDelete(conversation, alsoForget);
        }}
      />
    </div>
  );
}

interface PanelButtonProps {
  label: string;
  icon: 'refresh' | 'close';
  isBusy?: boolean;
  takesFocus?: boolean;
  onClick(): void;
}

function PanelButton({ label, icon, isBusy = false, takesFocus, onClick }: PanelButtonProps) {
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: the button that opened the panel went with it, and had the focus
      autoFocus={takesFocus}
      aria-label={label}
      aria-busy={isBusy}
      className="grid size-10 place-items-center rounded-full text-quiet transition-opacity hover:bg-surface hover:text-ink aria-busy:opacity-50"
      onClick={onClick}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}
