import { brand } from '@wren/contract/brand.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { paths } from '../paths.ts';
import type { Selected } from './chat-state.ts';
import { untitled, useConversations } from './use-conversations.ts';

interface ChatHeaderProps {
  selected: Selected | null;
  /** Nothing has been said, and the screen has a headline of its own. */
  isEmpty: boolean;
}

const offTheRecord = { offTheRecord: true } as const;

/** What this is, always in sight: a conversation, with a computer program. */
export const ChatHeader = memo(function ChatHeader({ selected, isEmpty }: ChatHeaderProps) {
  const title = useTitle(selected);
  return (
    <header className="flex min-h-10 items-center gap-2 border-line border-b py-1.5 pr-2 pl-4 md:min-h-16 md:px-6">
      <div className="min-w-0 flex-1">
        {!isEmpty && <h1 className="truncate text-base leading-snug md:text-lg">{title ?? 'Chat'}</h1>}
        <p className="text-quiet text-xs md:text-sm">{brand.name} is a computer program, not a person.</p>
      </div>
      <Link
        to={paths.chat}
        state={offTheRecord}
        replace={false}
        title="A chat that is written down nowhere"
        className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-quiet text-xs no-underline hover:bg-surface hover:text-ink md:text-sm pointer-coarse:min-h-11"
      >
        <Icon name="eye-off" className="size-4.5" />
        <span className={isEmpty ? undefined : 'sr-only sm:not-sr-only'}>Off the record</span>
      </Link>
    </header>
  );
});

/** What the lists call the conversation, which learn its name first; else what it was called when it was opened. */
function useTitle(selected: Selected | null): string | null {
  const active = useConversations('false').conversations;
  const archived = useConversations('true').conversations;
  if (!selected) return null;
  const listed = [...active, ...archived].find(({ id }) => id === selected.id);
  return !listed || listed.title === untitled ? selected.title : listed.title;
}
