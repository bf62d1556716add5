import { changePassword, PasswordForm } from '@wren/contract/users.ts';
import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/text-input.tsx';
import { showToast } from '#ui/toast.ts';
import { useContractForm } from '../../auth/use-contract-form.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/problem.ts';
import { Section } from '../section.tsx';

/** A new password. Every other device is signed out; this one stays. */
export function ChangePassword() {
  // A form of its own for each change: what was typed goes once it is done.
  const [round, setRound] = useState(0);
  return (
    <Section title="Password" about="Choosing a new one signs out every other device.">
      <PasswordFields key={round} onDone={() => setRound(round + 1)} />
    </Section>
  );
}

function PasswordFields({ onDone }: { onDone(): void }) {
  const { form, errors, failure, submitting } = useContractForm(PasswordForm, async (values) => {
    const { current_password, new_password } = values;
    await call(changePassword, { body: { current_password, new_password } }).catch(inOurWords);
    showToast({ title: 'Password changed', description: 'Your password has been changed successfully.' });
    onDone();
  });
  return (
    <form {...form} aria-label="Change password" className="grid gap-5">
      {failure && <Alert>{failure}</Alert>}
      <Field label="Current password" error={errors.current_password}>
        {(control) => <PasswordInput {...control} name="current_password" autoComplete="current-password" />}
      </Field>
      <Field label="New password" hint="Must be at least 8 characters long" error={errors.new_password}>
        {(control) => <PasswordInput {...control} name="new_password" autoComplete="new-password" />}
      </Field>
      <Field label="Confirm new password" error={errors.confirm_password}>
        {(control) => <PasswordInput {...control} name="confirm_password" autoComplete="new-password" />}
      </Field>
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}

function inOurWords(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError('An unexpected error occurred', { status: 500, cause: error });
}
