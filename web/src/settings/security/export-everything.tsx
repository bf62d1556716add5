import { useMutation } from '@tanstack/react-query';
import { exportMe } from '@wren/contract/users.ts';
import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { open } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem.ts';
import { Section } from '../section.tsx';

/** Taking everything along: one file, after a word about where it may lie. */
export function ExportEverything() {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: download,
    onSettled: () => setIsAsking(false),
  });
  return (
    <Section title="Your data" about="Everything Wren keeps for you, in one file: to read, and for other programs.">
      {error && <Alert>{sentenceOf(error)}</Alert>}
      {isSuccess && <Alert look="success">Your file is on its way to your downloads.</Alert>}
      <Button look="secondary" className="justify-self-start" onClick={() => setIsAsking(true)} disabled={isPending}>
        {isPending ? 'Preparing...' : 'Export everything'}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(isOpen) => !isPending && setIsAsking(isOpen)}
        title="Export everything?"
        description="The file holds your profile and every conversation in plain words. Whoever can open this device's downloads can read it."
      >
        <DialogActions>
          <Button look="secondary" onClick={() => setIsAsking(false)} disabled={isPending}>
            Not now
          </Button>
          <Button onClick={() => mutate()} disabled={isPending}>
            {isPending ? 'Preparing...' : 'Download'}
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}

/** The call carries a token, so the browser cannot be sent to its address: the file is fetched and then handed over. */
async function download(): Promise<void> {
  const response = await open(exportMe, {});
  const [, name = 'wren.zip'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const href = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Some browsers read the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
