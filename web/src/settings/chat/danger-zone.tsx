import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAllConversations } from '@wren/contract/chat.ts';
import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.ts';
import { call } from '../../lib/api.ts';
import { AlsoForget } from '../../memories/also-forget.tsx';
import { Section } from '../section.tsx';

/** Deleting every chat, after one question. */
export function DangerZone() {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [alsoForget, setAlsoForget] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => call(deleteAllConversations, { query: { forget_memories: alsoForget ? 'true' : 'false' } }),
    onSuccess: async () => {
      showToast({
        title: 'All chats deleted.',
        ...(alsoForget && { description: 'What Wren learned in them is forgotten too.' }),
      });
      // Nothing of what is gone may be shown from memory.
      await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <Section title="Danger Zone" about="What is deleted here cannot be brought back.">
      {isError && <Alert>Failed to delete chats.</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg p-5 ring-1 ring-danger/40 ring-inset">
        <div>
          <h3 className="font-sans font-semibold text-base">Delete All Chats</h3>
          <p className="text-quiet text-sm">Every conversation, archived ones too.</p>
        </div>
        <Button look="danger" onClick={() => setIsAsking(true)} disabled={isPending}>
          {isPending ? 'Deleting...' : 'Delete All Chats'}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={(open) => !isPending && setIsAsking(open)}
        title="Delete all your chats?"
        description="Every conversation and everything said in it will be gone for good. A reply that is being written ends."
      >
        <AlsoForget checked={alsoForget} onChange={setAlsoForget}>
          Also forget what Wren learned in them
        </AlsoForget>
        <DialogActions>
          <Button look="secondary" onClick={() => setIsAsking(false)} disabled={isPending}>
            Keep them
          </Button>
          <Button look="danger" onClick={() => mutate()} disabled={isPending}>
            {isPending ? 'Deleting...' : 'Delete all'}
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}
