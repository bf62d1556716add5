import { type Provider, type ProviderFlags, providerNames } from '@wren/contract/connections.ts';
import { Refusal } from '#platform/refusal.ts';
import type { IdentityProvider, IdentityProviders } from './identity-provider.ts';

/** Throws Refusal `unavailable` for a provider without settings. */
export function setUp(open: IdentityProviders, provider: Provider): IdentityProvider {
  const found = open[provider];
  if (found) return found;
  throw new Refusal('unavailable', `Signing in with ${providerNames[provider]} is not set up here.`);
}

export function whichAreSetUp(open: IdentityProviders): ProviderFlags {
  return { google: open.google !== undefined, apple: open.apple !== undefined };
}
