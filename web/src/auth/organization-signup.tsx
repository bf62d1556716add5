import { Link, useParams } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { Badge } from '#ui/card.tsx';
import { paths } from '../paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import { SignupForm } from './signup-form.tsx';
import { useOrganization } from './use-organization.ts';

/** /signup/{organizationSlug}: joining through an organization's own link. */
export default function OrganizationSignup() {
  const { organizationSlug = '' } = useParams();
  const lookup = useOrganization(organizationSlug);
  if (lookup.state === 'failed') return <OrganizationNotFound message={lookup.message} />;

  const organization = lookup.state === 'found' ? lookup.organization : undefined;
  return (
    <AuthLayout title="Create an account">
      <section aria-busy={!organization} className="mb-6 rounded-md bg-dawn-pale p-4 text-sm forced-colors:border">
        {organization ? (
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-lg">Joining {organization.name}</h2>
              <Badge className="bg-surface">Organization</Badge>
            </div>
            <p className="mt-1.5">You'll be added to this organization as a tenant member.</p>
            <p className="mt-1.5 text-quiet">It sees nothing of what you write here, not even how often.</p>
          </>
        ) : (
          <p role="status">Looking up your organization…</p>
        )}
      </section>
      <SignupForm waiting={!organization} {...(organization && { organization })} />
    </AuthLayout>
  );
}

function OrganizationNotFound({ message }: { message: string }) {
  return (
    <AuthLayout title="Organization Not Found" lead={`${message}. This can happen for one of these reasons:`}>
      <ul className="list-disc pl-5">
        <li>The organization's name in the link is incorrect</li>
        <li>The organization has been deactivated</li>
        <li>The organization no longer exists</li>
      </ul>
      <div className="mt-6 grid gap-3">
        <Link to={paths.signup} className={buttonClass()}>
          Sign up without organization
        </Link>
        <Link to={paths.login} className={buttonClass('secondary')}>
          Sign in to existing account
        </Link>
      </div>
      <p className="mt-6 text-sm">
        Still stuck?{' '}
        <a href={paths.contact} className="link">
          Contact support
        </a>
      </p>
    </AuthLayout>
  );
}
