import type { Departure, Provider } from '@wren/contract/connections.ts';
import type { Context } from '#context.ts';
import { findActiveOrganization } from '#organizations/find-organization.ts';
import { Refusal } from '#platform/refusal.ts';
import type { IdentityProviders } from './identity-provider.ts';
import { hashOf, newJourney, patience } from './journey.ts';
import { insertAttempt } from './queries.ts';
import { setUp } from './set-up.ts';

/** Who sets out: someone signed in who connects, or someone who signs in or up. */
export type Traveller = { userId: string } | { maySignUp: boolean; organizationSlug: string | undefined };

/**
 * Begins a journey to a provider. Throws Refusal `unavailable` where it is not set up or cannot be reached, and `invalid`
 * for an organization nobody knows.
 */
export async function begin(
  ctx: Context,
  open: IdentityProviders,
  provider: Provider,
  traveller: Traveller,
): Promise<Departure> {
  const identityProvider = setUp(open, provider);
  const slug = 'userId' in traveller ? undefined : traveller.organizationSlug;
  const organization = slug === undefined ? undefined : await findActiveOrganization(ctx, slug);
  if (slug !== undefined && !organization) {
    throw new Refusal('invalid', 'Organization not found.', {
      fields: { organization_slug: ['Organization not found'] },
    });
  }
  const { state, ticket } = newJourney();
  const authorization_url = await identityProvider.addressFor(state, ticket);
  await insertAttempt(ctx.db, {
    state_hash: hashOf(state),
    ticket_hash: hashOf(ticket),
    provider,
    user_id: 'userId' in traveller ? traveller.userId : null,
    may_sign_up: 'maySignUp' in traveller && traveller.maySignUp,
    organization_id: organization?.id ?? null,
    expires_at: new Date(ctx.clock().getTime() + patience),
  });
  return { authorization_url, state, ticket };
}
