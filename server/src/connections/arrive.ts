import type { Arrival, Provider } from '@wren/contract/connections.ts';
import type { Context } from '#context.ts';
import { type Identity, type IdentityProviders, startAgain } from './identity-provider.ts';
import { hashOf } from './journey.ts';
import { takeAttempt } from './queries.ts';
import { setUp } from './set-up.ts';

export interface Arrived extends Identity {
  maySignUp: boolean;
  organizationId: string | undefined;
  /** What is kept of the provider's name for the person. */
  mark: Buffer;
}

/**
 * Ends a journey where it began: with the ticket of that browser and, for someone who connects, in the same account. The
 * journey is used up first, so a second try finds nothing. Throws Refusal `invalid` and `unavailable`.
 */
export async function arrive(
  ctx: Context,
  open: IdentityProviders,
  provider: Provider,
  userId: string | null,
  arrival: Arrival,
): Promise<Arrived> {
  const identityProvider = setUp(open, provider);
  const hashes = { state: hashOf(arrival.state), ticket: hashOf(arrival.ticket) };
  const attempt = await takeAttempt(ctx.db, hashes, provider, userId, ctx.clock()).executeTakeFirst();
  if (!attempt) throw startAgain();
  const identity = await identityProvider.identify(arrival);
  return {
    ...identity,
    maySignUp: attempt.may_sign_up,
    organizationId: attempt.organization_id ?? undefined,
    mark: ctx.vault.mark(identity.subject, `connected_accounts.subject_mark:${provider}`),
  };
}
