import type { Conversation } from '@wren/contract/chat.ts';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { AlsoForget } from '../memories/also-forget.tsx';

interface DeleteQuestionProps {
  conversation: Conversation | null;
  onCancel(): void;
  onDelete(conversation: Conversation, alsoForget: boolean): void;
}

/** Asked before a conversation goes for good. */
export function DeleteQuestion({ conversation, onCancel, onDelete }: DeleteQuestionProps) {
  const [alsoForget, setAlsoForget] = useState(false);
  const id = conversation?.id;
  // Asked anew for each conversation.
  useEffect(() => setAlsoForget(false), [id]);
  return (
    <Dialog
      open={conversation !== null}
      onOpenChange={(open) => !open && onCancel()}
      title="Delete this conversation?"
      description={
        <>
          <span className="break-words font-semibold">{conversation?.title}</span> and everything said in it will be
          gone. You can undo this for a moment; after that it is gone for good. To keep it out of sight instead, archive
          it.
        </>
      }
    >
      <AlsoForget checked={alsoForget} onChange={setAlsoForget}>
        Also forget what Wren learned in it
      </AlsoForget>
      <DialogActions>
        <Button look="secondary" onClick={onCancel}>
          Keep it
        </Button>
        <Button look="danger" onClick={() => conversation && onDelete(conversation, alsoForget)}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
