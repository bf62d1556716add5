import type { Conversation } from '@wren/contract/chat.ts';
import { sizes } from '@wren/contract/limits.ts';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { dateAndTimeOf } from './message-time.ts';

export interface RowActions {
  onSelect(conversation: Conversation): void;
  onArchive(conversation: Conversation): void;
  onUnarchive(conversation: Conversation): void;
  onRename(conversation: Conversation, title: string): void;
  onDelete(conversation: Conversation): void;
}

interface ConversationRowProps extends RowActions {
  conversation: Conversation;
  isSelected: boolean;
  isLoading: boolean;
}

/** One conversation in the panel: what it is called, what was said last, when, and what can be done with it. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isSelected, isLoading, onSelect, onArchive, onUnarchive, onRename, onDelete } = props;
  const [isRenaming, setIsRenaming] = useState(false);
  const selectButton = useRef<HTMLButtonElement>(null);
  const { title, archived, is_pinned, last_message, updated_at } = conversation;
  const when = dateAndTimeOf(updated_at, new Date());
  return (
    <li className={classes('group relative rounded-md', isSelected ? 'bg-surface' : 'hover:bg-surface')}>
      {isRenaming ? (
        <RenameField
          title={title}
          onDone={(renamed) => {
            flushSync(() => setIsRenaming(false));
            // Whoever finished by key stays here; whoever clicked elsewhere is there already.
            if (document.activeElement === document.body) selectButton.current?.focus();
            if (renamed !== null) onRename(conversation, renamed);
          }}
        />
      ) : (
        <button
          ref={selectButton}
          type="button"
          aria-current={isSelected ? 'true' : undefined}
          aria-busy={isLoading}
          className="block w-full rounded-md px-3 pt-2.5 pb-1 text-left aria-busy:opacity-60"
          onClick={() => onSelect(conversation)}
        >
          <span className="flex items-center gap-2">
            {is_pinned && <Icon name="pin" className="size-4 shrink-0 text-ember" />}
            <span className="min-w-0 truncate font-semibold text-sm">{title}</span>
            {archived && <Badge className="ml-auto shrink-0">Archived</Badge>}
          </span>
          <span className="block truncate text-quiet text-sm">{last_message?.content || '\u00a0'}</span>
        </button>
      )}
      <div className="flex min-h-9 items-center gap-1 pr-1 pb-1 pl-3">
        <time dateTime={updated_at} className="mr-auto text-quiet text-xs tabular-nums">
          {when}
        </time>
        <button
          type="button"
          className="min-h-8 rounded-full px-2.5 text-quiet text-xs hover:bg-sunk hover:text-ink"
          aria-label={`${archived ? 'Unarchive' : 'Archive'} ${title}`}
          onClick={() => (archived ? onUnarchive : onArchive)(conversation)}
        >
          {archived ? 'Unarchive' : 'Archive'}
        </button>
        <IconButton label={`Rename ${title}`} icon="pencil" onClick={() => setIsRenaming(true)} />
        <IconButton label={`Delete ${title}`} icon="trash" onClick={() => onDelete(conversation)} />
      </div>
    </li>
  );
});

interface IconButtonProps {
  label: string;
  icon: IconName;
  onClick(): void;
}

function IconButton({ label, icon, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-8 shrink-0 place-items-center rounded-full text-quiet hover:bg-sunk hover:text-ink"
      onClick={onClick}
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}

interface RenameFieldProps {
  title: string;
  /** Null leaves the name as it was. */
  onDone(title: string | null): void;
}

/** Enter and leaving the field keep the new name, Escape the old one. */
function RenameField({ title, onDone }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (keep: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const typed = field.current?.value.trim() ?? '';
    onDone(keep && typed !== '' && typed !== title ? typed : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish(true);
    if (event.key === 'Escape') finish(false);
  };
  return (
    <input
      ref={field}
      aria-label="New name"
      defaultValue={title}
      maxLength={sizes.title}
      className="mx-1 mt-1 block w-[calc(100%-0.5rem)] rounded-sm bg-raised px-2 py-1.5 text-sm ring-1 ring-line-strong ring-inset"
      onKeyDown={onKeyDown}
      onBlur={() => finish(true)}
    />
  );
}
