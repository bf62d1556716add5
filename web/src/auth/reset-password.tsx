import { confirmPasswordReset, ResetForm } from '@wren/contract/auth.ts';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/text-input.tsx';
import { call } from '../lib/api.ts';
import { forgetSession } from '../lib/tokens.ts';
import { paths } from '../paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import { useContractForm } from './use-contract-form.ts';

/** /password/reset/confirm/{uid}/{token}: the link in a reset letter, opened signed in or out. */
export default function ResetPassword() {
  const { uid, token } = useParams();
  const [done, setDone] = useState(false);
  const [isCutShort, setIsCutShort] = useState(false);
  const { form, errors, failure, submitting } = useContractForm(ResetForm, async (passwords) => {
    if (!uid || !token) return;
    await call(confirmPasswordReset, { body: { uid, token, ...passwords } });
    setDone(true);
    // The server has ended every session, so one in this browser is only a memory. Unsent words wait for the next one.
    forgetSession();
  });

  // One document answers for every link, so what it says first does not depend on the address.
  useEffect(() => setIsCutShort(!uid || !token), [uid, token]);

  if (done) {
    return (
      <AuthLayout forAnyone title="Password Reset Successful">
        <p role="status">
          You can log in with your new password now. Every device that was signed in has been signed out.
        </p>
        <div className="mt-6 grid">
          <Link to={paths.login} className={buttonClass()}>
            Go to Login
          </Link>
        </div>
      </AuthLayout>
    );
  }
  if (isCutShort) {
    return (
      <AuthLayout forAnyone title="Choose a new password">
        <Alert>Invalid reset link.</Alert>
        <p className="mt-4 text-quiet text-sm">Part of it got lost on the way. A new one takes a minute.</p>
        <div className="mt-6 grid">
          <Link to={paths.forgotPassword} className={buttonClass()}>
            Ask for a new one
          </Link>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout forAnyone title="Choose a new password">
      <form {...form} className="grid gap-5">
        {failure && <Alert>{failure}</Alert>}
        <Field label="New password" hint="Must be at least 8 characters long" error={errors.new_password}>
          {(control) => <PasswordInput {...control} name="new_password" autoComplete="new-password" />}
        </Field>
        <Field label="Confirm password" error={errors.re_new_password}>
          {(control) => <PasswordInput {...control} name="re_new_password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Saving...' : 'Reset password'}
        </Button>
      </form>
      <p className="mt-6 text-sm">
        Has the link run out?{' '}
        <Link to={paths.forgotPassword} className="link">
          Ask for a new one
        </Link>
      </p>
    </AuthLayout>
  );
}
