import { brand } from '@wren/contract/brand.ts';
import { memo } from 'react';
import type { Selected } from './chat-state.ts';
import { untitled, useConversations } from './use-conversations.ts';

interface ChatHeaderProps {
  selected: Selected | null;
  /** Nothing has been said, and the screen has a headline of its own. */
  isEmpty: boolean;
}

/** What this is, always in sight: a conversation, with a computer program. */
export const ChatHeader = memo(function ChatHeader({ selected, isEmpty }: ChatHeaderProps) {
  const title = useTitle(selected);
  return (
    <header className="flex min-h-10 flex-col justify-center border-line border-b px-4 py-1.5 md:min-h-16 md:px-6">
      {!isEmpty && <h1 className="truncate text-base leading-snug md:text-lg">{title ?? 'Chat'}</h1>}
      <p className="text-quiet text-xs md:text-sm">{brand.name} is a computer program, not a person.</p>
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
