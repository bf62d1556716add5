import { AddressForm, resetPassword } from '@wren/contract/auth.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { call } from '../lib/api.ts';
import { paths } from '../paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import { useContractForm } from './use-contract-form.ts';

/** /forgot-password: asks for an address, and never says whether anyone has it. */
export default function ForgotPassword() {
  const [asked, setAsked] = useState('');
  const [mistyped, setMistyped] = useState('');
  const { form, errors, failure, submitting } = useContractForm(AddressForm, async (body) => {
    await call(resetPassword, { body });
    setAsked(body.email);
  });

  if (asked) {
    return (
      <AuthLayout title="Look in your inbox">
        <p role="status" className="break-words">
          If an account exists for {asked}, you will receive a password reset email shortly.
        </p>
        <p className="mt-3 text-quiet text-sm">
          The link in it works for one hour. If you can't find it, look in your spam folder.
        </p>
        <BackToLogin />
        <p className="mt-6 text-sm">
          Is the address not right?{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              setMistyped(asked);
              setAsked('');
            }}
          >
            Change it
          </button>
        </p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Forgot your password?" lead="It happens. We mail you a link to choose a new one.">
      <form {...form} className="grid gap-5">
        {failure && <Alert>{failure}</Alert>}
        <Field label="Email" error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              {...(mistyped && { defaultValue: mistyped, autoFocus: true })}
            />
          )}
        </Field>
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Sending...' : 'Send reset link'}
        </Button>
      </form>
      <BackToLogin />
    </AuthLayout>
  );
}

function BackToLogin() {
  return (
    <div className="mt-6 grid">
      <Link to={paths.login} className={buttonClass('secondary')}>
        Back to Login
      </Link>
    </div>
  );
}
