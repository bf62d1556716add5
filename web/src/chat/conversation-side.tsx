import type { Conversation } from '@wren/contract/chat.ts';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useMediaQuery } from '../lib/use-media-query.ts';
import type { ChatCommands } from './chat-commands.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { type Deleted, useDeleted } from './use-deleted.ts';

interface ConversationSideProps {
  selectedId: string | null;
  loadingId: string | null;
  error: string | null;
  commands: ChatCommands;
  focusComposer(): void;
}

/** Where the conversations are: a fixed side panel where there is room for one, and a sheet where there is not. */
export const ConversationSide = memo(function ConversationSide(props: ConversationSideProps) {
  const { selectedId, loadingId, error, commands, focusComposer } = props;
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [isOpen, setIsOpen] = useState(hasRoom);
  // Opened and closed by two buttons of which one is there at a time: each takes the focus over from the other.
  const [takesFocus, setTakesFocus] = useState(false);
  useEffect(() => {
    setIsOpen(hasRoom);
    setTakesFocus(false);
  }, [hasRoom]);
  useEffect(() => {
    const show = () => setIsOpen(true);
    window.addEventListener('openConversations', show);
    return () => window.removeEventListener('openConversations', show);
  }, []);

  const [said, setSaid] = useState('');
  const { deleted, hold, forget } = useDeleted();
  const open = useRef(selectedId);
  open.current = selectedId;

  const actions = useMemo(() => {
    const done = () => !hasRoom && setIsOpen(false);
    /** Said once the change is there: a list that moved says nothing by itself. */
    const then = (work: Promise<boolean>, words: string) => void work.then((isDone) => isDone && setSaid(words));
    return {
      onNewChat() {
        commands.newChat();
        done();
        focusComposer();
      },
      onOpen(id: string, messageId?: string) {
        commands.select(id, messageId);
        done();
      },
      onRefresh: commands.refresh,
      onClose() {
        setIsOpen(false);
        setTakesFocus(hasRoom);
      },
      onPin: (one: Conversation) => then(commands.pin(one), `${one.title} is pinned.`),
      onUnpin: (one: Conversation) => then(commands.unpin(one), `${one.title} is not pinned any more.`),
      onArchive: (one: Conversation) => then(commands.archive(one), `${one.title} is archived.`),
      onUnarchive: (one: Conversation) => then(commands.unarchive(one), `${one.title} is not archived any more.`),
      onRename: commands.rename,
      async onDelete(conversation: Conversation, alsoForget: boolean) {
        const wasOpen = open.current === conversation.id;
        const seconds = await commands.remove(conversation, alsoForget);
        if (seconds === null) return;
        hold({ conversation, wasOpen }, seconds);
        setSaid(`${conversation.title} is deleted.${seconds > 0 ? ` You can undo this for ${seconds} seconds.` : ''}`);
      },
      async onUndo({ conversation, wasOpen }: Deleted) {
        const isBack = await commands.restore(conversation);
        forget(conversation.id);
        if (!isBack) return;
        setSaid(`${conversation.title} is back.`);
        if (wasOpen && open.current === null) commands.select(conversation.id);
      },
    };
  }, [commands, focusComposer, hasRoom, hold, forget]);
  const panel = (
    <ConversationPanel
      selectedId={selectedId}
      loadingId={loadingId}
      error={hasRoom ? null : error}
      deleted={deleted}
      said={said}
      takesFocus={takesFocus}
      {...actions}
    />
  );

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
            // biome-ignore lint/a11y/noAutofocus: the button that closed the panel went with it, and had the focus
            autoFocus={takesFocus}
            aria-label="Conversations"
            className="inline-grid size-11 place-items-center rounded-full text-quiet hover:bg-surface hover:text-ink"
            onClick={() => {
              setIsOpen(true);
              setTakesFocus(hasRoom);
            }}
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
