import { listProviders, type Provider, providerNames, providers, startSignIn } from '@wren/contract/connections.ts';
import type { Organization } from '@wren/contract/organizations.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { call } from '../lib/api.ts';
import { paths } from '../paths.ts';
import { destinationOf } from '../shell/guards.tsx';
import { setOut } from './journeys.ts';
import { useContractForm } from './use-contract-form.ts';

interface ProviderButtonsProps {
  /** Whether an account may be made for someone new. */
  signUp?: boolean;
  organization?: Organization;
  /** The organization is still being looked up. */
  waiting?: boolean;
}

/**
 * The other ways in. Every page is built with all of them; the root of the document says which are set up here, and CSS
 * shows those from the first paint on (`ui/base.css`).
 */
export function ProviderButtons(props: ProviderButtonsProps) {
  useEffect(() => {
    // The server that serves pages while they are being written does not fill them in.
    if (import.meta.env.DEV) void showProviders();
  }, []);
  return (
    <div className="other-ways mt-6 gap-3 border-line border-t pt-5">
      <p className="text-quiet text-sm">Or use an account you have</p>
      {providers.map((provider) => (
        <ProviderForm key={provider} provider={provider} {...props} />
      ))}
    </div>
  );
}

function ProviderForm({
  provider,
  signUp = false,
  organization,
  waiting = false,
}: ProviderButtonsProps & { provider: Provider }) {
  const { state } = useLocation();
  const { form, failure, submitting } = useContractForm(z.object({}), async () => {
    const body = { sign_up: signUp, ...(organization && { organization_slug: organization.slug }) };
    const departure = await call(startSignIn, { params: { provider }, body });
    setOut(departure, { provider, purpose: 'sign in', to: destinationOf(state) ?? `${paths.app}/` });
  });
  return (
    <form {...form} className={`way-${provider} gap-3`}>
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" look="secondary" disabled={submitting || waiting}>
        {submitting ? 'One moment...' : `Continue with ${providerNames[provider]}`}
      </Button>
    </form>
  );
}

async function showProviders(): Promise<void> {
  const flags = await call(listProviders, {});
  const names = providers.filter((name) => flags[name]);
  if (names.length > 0) document.documentElement.dataset.providers = names.join(' ');
}
