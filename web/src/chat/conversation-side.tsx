import { memo, useEffect, useMemo, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useMediaQuery } from '../lib/use-media-query.ts';
import type { ChatCommands } from './chat-commands.ts';
import { ConversationPanel } from './conversation-panel.tsx';

interface ConversationSideProps {
  selectedId: string | null;
  loadingId: string | null;
  commands: ChatCommands;
  focusComposer(): void;
}

/** Where the conversations are: a fixed side panel where there is room for one, and a sheet where there is not. */
export const ConversationSide = memo(function ConversationSide(props: ConversationSideProps) {
  const { selectedId, loadingId, commands, focusComposer } = props;
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [isOpen, setIsOpen] = useState(hasRoom);
  useEffect(() => setIsOpen(hasRoom), [hasRoom]);
  useEffect(() => {
    const open = () => setIsOpen(true);
    window.addEventListener('openConversations', open);
    return () => window.removeEventListener('openConversations', open);
  }, []);

  const actions = useMemo(() => {
    const done = () => !hasRoom && setIsOpen(false);
    return {
      onNewChat() {
        commands.newChat();
        done();
        focusComposer();
      },
      onSelect({ id }: { id: string }) {
        commands.select(id);
        done();
      },
      onRefresh: commands.refresh,
      onClose: () => setIsOpen(false),
      onArchive: commands.archive,
      onUnarchive: commands.unarchive,
      onRename: commands.rename,
      onDelete: commands.remove,
    };
  }, [commands, focusComposer, hasRoom]);
  const panel = <ConversationPanel selectedId={selectedId} loadingId={loadingId} {...actions} />;

  if (hasRoom && isOpen) {
    return (
      <aside aria-label="Conversations" className="w-panel shrink-0 border-line border-l">
        {panel}
      </aside>
    );
  }
  return (
    <>
      {/* A phone has this button in the bar at the top. */}
      {!isPhone && (
        <aside aria-label="Conversations" className="w-14 shrink-0 bg-sunk pt-3 text-center">
          <button
            type="button"
            aria-label="Conversations"
            className="inline-grid size-11 place-items-center rounded-full text-quiet hover:bg-surface hover:text-ink"
            onClick={() => setIsOpen(true)}
          >
            <Icon name="panel" />
          </button>
        </aside>
      )}
      {!hasRoom && (
        <Sheet open={isOpen} onOpenChange={setIsOpen} title="Conversations" side="right">
          {panel}
        </Sheet>
      )}
    </>
  );
});
