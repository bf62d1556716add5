import * as z from 'zod/mini';
import { OrganizationSlug, Tokens } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** Who may vouch for a person, through OpenID Connect. */
export const providers = ['google', 'apple'] as const;
export type Provider = (typeof providers)[number];

export const providerNames: Record<Provider, string> = { google: 'Google', apple: 'Apple' };

const params = z.object({ provider: z.enum(providers) });

/** For each provider: whether it is connected, or whether it is set up here. */
export const ProviderFlags = z.object({ google: z.boolean(), apple: z.boolean() });
export type ProviderFlags = z.infer<typeof ProviderFlags>;

/**
 * The way to a provider. The browser keeps `ticket`, by `state`, and goes to `authorization_url`: what comes back is worth
 * something only together with the ticket, and so only to the browser that set out.
 */
export const Departure = z.object({ authorization_url: z.string(), state: z.string(), ticket: z.string() });
export type Departure = z.infer<typeof Departure>;

const short = z.string().check(z.minLength(1), z.maxLength(200));

/** What a browser came back with, and the ticket it kept. */
export const Arrival = z.strictObject({
  state: short,
  ticket: short,
  code: z.string().check(z.minLength(1), z.maxLength(2048)),
  iss: z.optional(z.string().check(z.maxLength(500))),
});
export type Arrival = z.infer<typeof Arrival>;

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers/',
  summary: 'Which providers are set up here.',
  access: 'public',
  limit: 'public',
  reply: ProviderFlags,
});

export const connectedAccounts = endpoint({
  method: 'GET',
  path: '/api/users/me/connected-accounts',
  summary: 'Which providers the signed-in person has connected.',
  access: 'user',
  limit: 'read',
  reply: ProviderFlags,
});

export const connect = endpoint({
  method: 'POST',
  path: '/api/auth/:provider/connect',
  summary: "Begin to connect a provider's account. It is done by `connect/finish`, in the same browser.",
  access: 'user',
  limit: 'connect',
  params,
  reply: Departure,
});

export const finishConnect = endpoint({
  method: 'POST',
  path: '/api/auth/:provider/connect/finish',
  summary: 'Connect the account that the provider vouched for.',
  access: 'user',
  limit: 'connect',
  params,
  body: Arrival,
  reply: ProviderFlags,
});

export const disconnect = endpoint({
  method: 'POST',
  path: '/api/auth/:provider/disconnect',
  summary: "Disconnect a provider's account, unless it is the only way in.",
  access: 'user',
  limit: 'connect',
  params,
  reply: ProviderFlags,
});

export const startSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/:provider/sign_in',
  summary: 'Begin to sign in with a connected account, or to sign up with one. It is done by `sign_in/finish`.',
  access: 'public',
  limit: 'connectAddress',
  params,
  body: z.strictObject({
    /** Whether an account may be made for someone nobody knows yet. */
    sign_up: z._default(z.boolean(), false),
    organization_slug: z.optional(OrganizationSlug),
  }),
  reply: Departure,
});

export const finishSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/:provider/sign_in/finish',
  summary: 'Sign in whom the provider vouched for.',
  access: 'public',
  limit: 'connectAddress',
  params,
  body: Arrival,
  reply: z.object({ ...Tokens.shape, is_new: z.boolean() }),
});
