import { deleteMe, LeavingForm } from '@wren/contract/users.ts';
import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/text-input.tsx';
import { useContractForm } from '../../auth/use-contract-form.ts';
import { call } from '../../lib/api.ts';
import { endSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { useMe } from '../../shell/use-me.ts';
import { Section } from '../section.tsx';

/** Leaving for good, after the password. */
export function DeleteAccount() {
  const { user } = useMe();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section title="Leaving" about="You can take everything along first, with the export above.">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg p-5 ring-1 ring-danger/40 ring-inset">
        <div>
          <h3 className="font-sans font-semibold text-base">Delete account</h3>
          <p className="text-quiet text-sm">Your account and everything in it, for good.</p>
        </div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          Delete account
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your account?"
        description="Every conversation, your profile and the key that opens them will be gone for good. Nobody can bring them back. A subscription ends with the account, and nothing more is charged."
      >
        {user?.has_password === false ? (
          <>
            <p className="mt-5">
              Leaving asks for your password, and your account has none yet. Please choose one first, at the top of this
              page.
            </p>
            <DialogActions>
              <Button look="secondary" onClick={() => setIsAsking(false)}>
                Keep my account
              </Button>
            </DialogActions>
          </>
        ) : (
          <Leaving onCancel={() => setIsAsking(false)} />
        )}
      </Dialog>
    </Section>
  );
}

function Leaving({ onCancel }: { onCancel(): void }) {
  const { form, errors, failure, submitting } = useContractForm(LeavingForm, async (body) => {
    await call(deleteMe, { body });
    // A document of its own: nothing of this one may stay.
    location.replace(paths.goodbye);
    void endSession();
  });
  return (
    <form {...form} aria-label="Delete account" className="mt-5">
      {failure && <Alert className="mb-5">{failure}</Alert>}
      <Field label="Your password" error={errors.current_password}>
        {(control) => <PasswordInput {...control} name="current_password" autoComplete="current-password" />}
      </Field>
      <DialogActions>
        <Button look="secondary" onClick={onCancel} disabled={submitting}>
          Keep my account
        </Button>
        <Button type="submit" look="danger" disabled={submitting}>
          {submitting ? 'Deleting...' : 'Delete for good'}
        </Button>
      </DialogActions>
    </form>
  );
}
