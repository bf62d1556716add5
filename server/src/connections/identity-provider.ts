import { type Arrival, type Provider, providerNames } from '@wren/contract/connections.ts';
import { callbackPattern } from '@wren/contract/provider-paths.ts';
import type { Configuration, ServerMetadata } from 'openid-client';
import type { Config } from '#config.ts';
import type { Log } from '#platform/log.ts';
import { isLoopbackName } from '#platform/reach.ts';
import { Refusal } from '#platform/refusal.ts';
import { createAppleSecret } from './apple-secret.ts';
import { proofsOf } from './journey.ts';

/** Whom a provider vouches for. */
export interface Identity {
  /** The provider's own name for the person; it never changes. */
  subject: string;
  email: string | undefined;
  /** Whether the provider says that the address is the person's. */
  isEmailVerified: boolean;
}

export interface IdentityProvider {
  /** Where to send a browser. Throws Refusal `unavailable`. */
  addressFor(state: string, ticket: string): Promise<string>;
  /** Who came back. Throws Refusal `invalid` for an answer that is worth nothing, and `unavailable`. */
  identify(arrival: Arrival): Promise<Identity>;
}

export type IdentityProviders = Partial<Record<Provider, IdentityProvider>>;

interface Client {
  issuer: string;
  clientId: string;
  secret: () => Promise<string>;
  /** What this provider wants to be asked beside the standard. */
  asked: Record<string, string>;
}

/** How long a provider's own description of itself is believed (ms), and how long an answer may take (s). */
const descriptionLife = 60 * 60 * 1000;
const timeout = 8;

/** The providers that are set up. The OpenID library is read when one is first asked. */
export function openIdentityProviders({
  config,
  log,
  clock,
}: {
  config: Config;
  log: Log;
  clock: () => Date;
}): IdentityProviders {
  const { google, apple } = config.connections;
  const open = (provider: Provider, client: Client) => createIdentityProvider(provider, client, config.publicUrl, log);
  return {
    ...(google && {
      google: open('google', {
        ...google,
        secret: async () => google.clientSecret,
        asked: { prompt: 'select_account' },
      }),
    }),
    // Apple sends an address along only with a form.
    ...(apple && {
      apple: open('apple', {
        ...apple,
        secret: createAppleSecret(apple, clock),
        asked: { response_mode: 'form_post' },
      }),
    }),
  };
}

function createIdentityProvider(provider: Provider, client: Client, publicUrl: string, log: Log): IdentityProvider {
  const redirectUri = `${publicUrl}${callbackPattern.replace(':provider', provider)}`;
  const name = providerNames[provider];
  const describe = describer(client);

  async function configure(): Promise<Configuration> {
    const { Configuration, ClientSecretPost, allowInsecureRequests, enableNonRepudiationChecks } = await import(
      'openid-client'
    );
    const configuration = new Configuration(
      await describe(),
      client.clientId,
      {},
      ClientSecretPost(await client.secret()),
    );
    configuration.timeout = timeout;
    enableNonRepudiationChecks(configuration);
    if (isPlain(client.issuer)) allowInsecureRequests(configuration);
    return configuration;
  }

  /** A provider's answer that says no is the person's to hear; anything else is logged, by its kind and code alone. */
  function refusalOf(cause: unknown): Refusal {
    const { code = '', error = '' } = cause as { code?: string; error?: string };
    if (error === 'invalid_grant') return startAgain(cause);
    log.warn({ err: cause, provider }, 'a provider could not be asked');
    if (/^OAUTH_(JWT|INVALID_RESPONSE)/.test(code)) {
      return new Refusal('invalid', `The answer from ${name} could not be trusted. Please start again.`, { cause });
    }
    return new Refusal('unavailable', `${name} cannot be reached just now. Please try again in a moment.`, { cause });
  }

  return {
    async addressFor(state, ticket) {
      try {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
        const { verifier, nonce } = proofsOf(ticket);
        const address = buildAuthorizationUrl(await configure(), {
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...client.asked,
        });
        return address.href;
      } catch (error) {
        throw refusalOf(error);
      }
    },

    async identify({ code, state, iss, ticket }) {
      const { verifier, nonce } = proofsOf(ticket);
      const arrivedAt = new URL(redirectUri);
      arrivedAt.search = String(new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }));
      try {
        const { authorizationCodeGrant } = await import('openid-client');
        const answer = await authorizationCodeGrant(await configure(), arrivedAt, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = answer.claims();
        if (!claims) throw new TypeError('an answer without an identity');
        const { sub: subject, email, email_verified } = claims;
        return {
          subject,
          email: typeof email === 'string' ? email : undefined,
          // Apple writes it as text.
          isEmailVerified: email_verified === true || String(email_verified) === 'true',
        };
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

/** Asks a provider where its doors are, once an hour at most. */
function describer({ issuer, clientId }: Client): () => Promise<ServerMetadata> {
  let kept: { description: Promise<ServerMetadata>; until: number } | undefined;
  return async () => {
    if (!kept || kept.until <= Date.now()) {
      const { allowInsecureRequests, discovery } = await import('openid-client');
      const execute = isPlain(issuer) ? [allowInsecureRequests] : [];
      const description = discovery(new URL(issuer), clientId, undefined, undefined, { execute, timeout }).then(
        (found) => found.serverMetadata(),
      );
      kept = { description, until: Date.now() + descriptionLife };
      description.catch(() => {
        kept = undefined;
      });
    }
    return kept.description;
  };
}

/** Without TLS only a provider on this machine is believed: the settings allow no other. */
function isPlain(issuer: string): boolean {
  return issuer.startsWith('http:') && isLoopbackName(new URL(issuer).hostname);
}

/** For a journey that is over, was made before, or was begun somewhere else. */
export function startAgain(cause?: unknown): Refusal {
  return new Refusal('invalid', 'This has run out, or was begun in another window. Please start again.', { cause });
}
