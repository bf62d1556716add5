import { createToken, LoginForm } from '@wren/contract/auth.ts';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput, TextInput } from '#ui/text-input.tsx';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/problem.ts';
import { startSession } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { destinationOf, hasSessionEnded } from '../shell/guards.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useContractForm } from './use-contract-form.ts';

const never = () => () => {};

/** /login: success goes where a guard stopped the person, else to /app/. */
export default function Login() {
  const navigate = useNavigate();
  const { state } = useLocation();
  // A browser keeps this state through a reload, and the document it then begins from knows nothing of it.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [unconfirmed, setUnconfirmed] = useState('');
  const { form, errors, failure, submitting } = useContractForm(LoginForm, async (body) => {
    setUnconfirmed('');
    startSession(await call(createToken, { body }).catch((error) => noteUnconfirmed(error, body.email)));
    await navigate(destinationOf(state) ?? `${paths.app}/`, { replace: true });
  });

  // Where the house insists on a confirmed address, this is where someone finds out that the letter got lost.
  function noteUnconfirmed(error: unknown, email: string): never {
    if (error instanceof ApiError && error.code === 'forbidden') setUnconfirmed(email);
    throw error;
  }

  return (
    <AuthLayout title="Welcome back" lead="Wren remembers where you left off.">
      <form {...form} className="grid gap-5">
        {failure ? (
          <Alert>{failure}</Alert>
        ) : (
          isAlive &&
          hasSessionEnded(state) && (
            <Alert look="note" title="You have been signed out">
              Sign in, and you are back where you were.
            </Alert>
          )
        )}
        {unconfirmed && (
          <p className="text-sm">
            No letter from us? <ResendConfirmation email={unconfirmed} />
          </p>
        )}
        <Field label="Email" error={errors.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" />}
        </Field>
        <Field label="Password" error={errors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <Link to={paths.forgotPassword} className="link justify-self-start text-sm">
          Forgot your password?
        </Link>
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <ProviderButtons />
      <p className="mt-6 text-sm">
        Don't have an account?{' '}
        <Link to={paths.signup} className="link">
          Sign up
        </Link>
      </p>
    </AuthLayout>
  );
}
