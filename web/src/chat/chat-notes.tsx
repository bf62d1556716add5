import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { ChatState } from './chat-state.ts';
import { part } from './part.tsx';

/** A failure often is a lost connection: what goes with it must not need one. */
const SpentNote = part(
  () => import('../subscription/spent-note.tsx'),
  () => null,
);

interface ChatNotesProps {
  state: ChatState;
  onUndoEdit(): void;
}

/** What there is to say above the input: a lost connection, an edit that can be taken back, what went wrong. */
export function ChatNotes({ state, onUndoEdit }: ChatNotesProps) {
  const { exchange, canUndoEdit, error } = state;
  return (
    <>
      {exchange?.lost && <p className="pb-2 text-quiet text-sm">The connection was lost. Looking for it again…</p>}
      {canUndoEdit && !exchange && <UndoEdit onUndo={onUndoEdit} />}
      {error !== null && (
        <>
          <Alert className="mb-2">{error}</Alert>
          <SpentNote />
        </>
      )}
    </>
  );
}

/** An edit can be taken back until the talk goes on. */
function UndoEdit({ onUndo }: { onUndo(): void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 pb-1 pl-2 text-quiet text-sm">
      <p>Edited. Once you send your next message, what it replaced is gone.</p>
      <button
        type="button"
        className="min-h-8 rounded-sm px-1.5 font-semibold text-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
        onClick={onUndo}
      >
        Undo the edit
      </button>
    </div>
  );
}

/** Stands in the place of the input. */
export function ArchivedBanner({ onUnarchive }: { onUnarchive(): void }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg bg-surface px-4 py-3 text-sm">
      <p className="text-quiet">This conversation is archived. Unarchive it to send new messages.</p>
      <Button look="secondary" size="sm" onClick={onUnarchive}>
        Unarchive
      </Button>
    </div>
  );
}
