import type { Deleted } from './use-deleted.ts';

interface DeletedRowProps {
  deleted: Deleted;
  onUndo(deleted: Deleted): void;
}

/** Stands for a moment where a conversation was. */
export function DeletedRow({ deleted, onUndo }: DeletedRowProps) {
  const { id, title } = deleted.conversation;
  return (
    <li data-row={id} className="flex min-h-11 items-center gap-2 rounded-md bg-surface py-1 pr-1 pl-3 text-sm">
      <p className="min-w-0 grow truncate text-quiet">Deleted: {title}</p>
      <button
        type="button"
        data-act="undo"
        aria-label={`Undo deleting ${title}`}
        className="min-h-9 shrink-0 rounded-full px-3 font-semibold underline-offset-4 hover:bg-sunk hover:underline"
        onClick={() => onUndo(deleted)}
      >
        Undo
      </button>
    </li>
  );
}
