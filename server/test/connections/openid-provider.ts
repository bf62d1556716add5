/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, jwtVerify } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js';

/** Someone with an account at the provider, by the name they sign in with there. */
export interface Claims {
  email?: string;
  email_verified?: boolean | 'true' | 'false';
}

/** A real OpenID provider on this machine that stands for Google and for Apple. */
export interface OpenIdProvider {
  issuer: string;
  /** What a Wren is told to use it as both. */
  settings: Record<string, string>;
  /** What it says about someone; `name@example.com`, verified, unless told otherwise. */
  people: Map<string, Claims>;
  /** The client secrets that Apple's client has shown, as the provider has verified them. */
  appleSecrets: { header: object; payload: object }[];
  close(): Promise<void>;
}

const google = { id: 'google-client', secret: 'the secret of the Google client' };
const apple = { id: 'example.wren.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };
/** What the provider remembers lasts as long as the test. (By its own name the adapter warns that it forgets.) */
class Shelf extends MemoryAdapter {}
const halfAYear = 15_777_000;

/** Opens a provider for a Wren that people reach at `publicUrl`. `keyFile` is where Apple's private key is written. */
export async function openOpenIdProvider(publicUrl: string, keyFile: string): Promise<OpenIdProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(keyFile, key.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const people = new Map<string, Claims>();
  const appleSecrets: OpenIdProvider['appleSecrets'] = [];

  const provider = await createProvider(issuer, publicUrl, people);
  const compare = provider.Client.prototype.compareClientSecret;
  provider.Client.prototype.compareClientSecret = async function (given) {
    if (this.clientId !== apple.id) return compare.call(this, given);
    const { protectedHeader, payload } = await jwtVerify(given, key.publicKey, {
      algorithms: ['ES256'],
      issuer: apple.teamId,
      subject: apple.id,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
    });
    appleSecrets.push({ header: protectedHeader, payload });
    return protectedHeader.kid === apple.keyId && Number(payload.exp) - Number(payload.iat) <= halfAYear;
  };

  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    void interact(provider, request, response);
  };
  return {
    issuer,
    settings: {
      GOOGLE_CLIENT_ID: google.id,
      GOOGLE_CLIENT_SECRET: google.secret,
      GOOGLE_ISSUER: issuer,
      APPLE_CLIENT_ID: apple.id,
      APPLE_TEAM_ID: apple.teamId,
      APPLE_KEY_ID: apple.keyId,
      APPLE_KEY_FILE: keyFile,
      APPLE_ISSUER: issuer,
    },
    people,
    appleSecrets,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function createProvider(issuer: string, publicUrl: string, people: Map<string, Claims>): Promise<Provider> {
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const client = (id: string, secret: string, name: string) => ({
    client_id: id,
    client_secret: secret,
    redirect_uris: [`${publicUrl}/auth/${name}/callback`],
    token_endpoint_auth_method: 'client_secret_post',
  });
  return new Provider(issuer, {
    adapter: Shelf,
    clients: [client(google.id, google.secret, 'google'), client(apple.id, 'shown as a JWT', 'apple')],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Google and Apple put the address into the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: [randomUUID()] },
    jwks: { keys: [{ ...(await exportJWK(signing.privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@example.com`, email_verified: true, ...people.get(sub) }),
    }),
  });
}

/** The provider's own page: who are you, and may they know? */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { uid, params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>A provider</title><h1>A provider</h1>
      <form method="post" action="/interaction/${uid}"><label>Name <input name="login"></label>
      <button name="answer" value="yes">Continue</button> <button name="answer" value="no">Cancel</button></form></html>`);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  if (form.get('answer') !== 'yes') {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  const accountId = form.get('login') ?? '';
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  const result = { login: { accountId }, consent: { grantId: await grant.save() }, select_account: {} };
  await provider.interactionFinished(request, response, result);
}
