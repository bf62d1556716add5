import { SignupForm as Form } from '@wren/contract/auth.ts';
import type { Organization } from '@wren/contract/organizations.ts';
import { register } from '@wren/contract/users.ts';
import { Link, useNavigate } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput, TextInput } from '#ui/text-input.tsx';
import { call } from '../lib/api.ts';
import { paths } from '../paths.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { useContractForm } from './use-contract-form.ts';

/** What /registration-success is told in the navigation state. */
export interface Registered {
  email: string;
  organization?: string;
}

interface SignupFormProps {
  /** The organization to join, where the person came by its link. */
  organization?: Organization;
  /** The organization is still being looked up. */
  waiting?: boolean;
}

export function SignupForm({ organization, waiting = false }: SignupFormProps) {
  const navigate = useNavigate();
  const { form, errors, failure, submitting } = useContractForm(
    Form,
    async ({ email, password }) => {
      const membership = organization ? { organization_slug: organization.slug } : {};
      await call(register, { body: { email, password, re_password: password, ...membership } });
      const state: Registered = { email, ...(organization && { organization: organization.name }) };
      await navigate(paths.registrationSuccess, { state });
    },
    { re_password: 'password' },
  );

  return (
    <>
      <form {...form} className="grid gap-5">
        {failure && <Alert>{failure}</Alert>}
        <Field label="Email" error={errors.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" />}
        </Field>
        <Field label="Password" hint="Must be at least 12 characters long" error={errors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
        </Field>
        <p className="border-dawn border-l-3 pl-3.5 text-quiet text-sm">
          Wren is a computer program, not a human. Talking with Wren is not therapy, and Wren is not for emergencies.
        </p>
        <Button type="submit" size="lg" disabled={submitting || waiting}>
          {submitting ? 'Creating account...' : 'Create account'}
        </Button>
        <p className="text-quiet text-sm">
          By creating an account you agree to our{' '}
          <a href={paths.terms} className="link">
            Terms
          </a>{' '}
          and{' '}
          <a href={paths.privacy} className="link">
            Privacy Policy
          </a>
          .
        </p>
      </form>
      <ProviderButtons signUp waiting={waiting} {...(organization && { organization })} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5 text-sm">
        Already have an account?
        <Link to={paths.login} className={buttonClass('secondary', 'sm')}>
          Sign in
        </Link>
      </div>
    </>
  );
}
