import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import type { Registered } from './signup-form.tsx';
import { WaysOn } from './ways-on.tsx';

/** /registration-success: only for someone who has just signed up; anyone else is sent to the landing page. */
export default function RegistrationSuccess() {
  const registered = useLocation().state as Partial<Registered> | null;
  const email = registered?.email;

  useEffect(() => {
    // The landing page is a document of its own, out of the router's reach.
    if (!email) window.location.replace(paths.home);
  }, [email]);

  if (!email) return null;
  return (
    <AuthLayout title="Account Created Successfully!">
      <p>
        We sent a confirmation to <strong className="break-words">{email}</strong>. Open the link in that email to
        verify your address.
      </p>
      {registered.organization && (
        <p className="mt-3">
          You are joining <strong>{registered.organization}</strong>.
        </p>
      )}
      <p className="mt-3 text-quiet text-sm">
        It can take a few minutes. If you can't find it, look in your spam folder.
      </p>
      <WaysOn />
      <p className="mt-6 text-sm">
        <Link to={paths.login} className="link">
          Didn't receive the email? Try logging in
        </Link>
      </p>
    </AuthLayout>
  );
}
