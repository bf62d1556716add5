import type { Conversation } from '@wren/contract/chat.ts';
import { memo, useState } from 'react';
import { Badge } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { dateAndTimeOf } from './message-time.ts';
import { RenameField } from './rename-field.tsx';

export interface RowActions {
  onSelect(conversation: Conversation): void;
  onPin(conversation: Conversation): void;
  onUnpin(conversation: Conversation): void;
  onArchive(conversation: Conversation): void;
  onUnarchive(conversation: Conversation): void;
  /** Resolves with whether it has the new name. */
  onRename(conversation: Conversation, title: string): Promise<boolean>;
  onDelete(conversation: Conversation): void;
}

interface ConversationRowProps extends RowActions {
  conversation: Conversation;
  isSelected: boolean;
  isLoading: boolean;
}

/**
 * One conversation in the panel: what it is called, what was said last, when, and what can be done with it.
 * `data-row` and `data-act` are how the panel finds the same button again after a row has moved.
 */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isSelected, isLoading, onSelect, onPin, onUnpin, onRename, onDelete } = props;
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, title, archived, is_pinned, last_message, updated_at } = conversation;
  const when = dateAndTimeOf(updated_at, new Date());
  return (
    <li data-row={id} className={classes('relative rounded-md', isSelected ? 'bg-surface' : 'hover:bg-surface')}>
      {isRenaming ? (
        <RenameField
          title={title}
          onSave={(renamed) => onRename(conversation, renamed)}
          onDone={() => setIsRenaming(false)}
        />
      ) : (
        <button
          type="button"
          data-act="select"
          aria-current={isSelected ? 'true' : undefined}
          aria-busy={isLoading}
          className="block w-full rounded-md px-3 pt-2.5 pb-1 text-left aria-busy:opacity-60"
          onClick={() => onSelect(conversation)}
        >
          <span className="flex items-center gap-2">
            <span className="min-w-0 truncate font-semibold text-sm">{title}</span>
            {archived && <Badge className="ml-auto shrink-0">Archived</Badge>}
          </span>
          <span className="block truncate text-quiet text-sm">{last_message?.content || '\u00a0'}</span>
        </button>
      )}
      <div className="flex min-h-9 flex-wrap items-center gap-x-0.5 pr-1 pb-1 pl-3">
        <time dateTime={updated_at} className="mr-auto text-quiet text-xs tabular-nums">
          {when}
        </time>
        <ArchiveButton {...props} />
        <IconButton
          act="pin"
          label={`${is_pinned ? 'Unpin' : 'Pin'} ${title}`}
          icon="pin"
          isOn={is_pinned}
          onClick={() => (is_pinned ? onUnpin : onPin)(conversation)}
        />
        <IconButton act="rename" label={`Rename ${title}`} icon="pencil" onClick={() => setIsRenaming(true)} />
        <IconButton act="delete" label={`Delete ${title}`} icon="trash" onClick={() => onDelete(conversation)} />
      </div>
    </li>
  );
});

function ArchiveButton({ conversation, onArchive, onUnarchive }: ConversationRowProps) {
  const { title, archived } = conversation;
  const word = archived ? 'Unarchive' : 'Archive';
  return (
    <button
      type="button"
      data-act="archive"
      className="min-h-8 rounded-full px-2 text-quiet text-xs hover:bg-sunk hover:text-ink"
      aria-label={`${word} ${title}`}
      onClick={() => (archived ? onUnarchive : onArchive)(conversation)}
    >
      {word}
    </button>
  );
}

interface IconButtonProps {
  act: string;
  label: string;
  icon: IconName;
  isOn?: boolean;
  onClick(): void;
}

function IconButton({ act, label, icon, isOn = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      data-act={act}
      aria-label={label}
      className={classes(
        'grid size-8 shrink-0 place-items-center rounded-full hover:bg-sunk hover:text-ink',
        isOn ? 'text-ember' : 'text-quiet',
      )}
      onClick={onClick}
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}
