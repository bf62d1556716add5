import { createHash, createHmac, randomBytes } from 'node:crypto';

/*
 * A journey to a provider and back has two secrets. The state travels along in addresses, the ticket never leaves the
 * browser that set out. The database keeps hashes of both; the PKCE verifier and the nonce are made from the ticket and
 * kept nowhere. So a stolen row, an overheard address and a page that sends someone else's journey to a person are each
 * worth nothing.
 */

/** How long a person may take at the provider, in milliseconds. */
export const patience = 10 * 60 * 1000;

export function newJourney(): { state: string; ticket: string } {
  return { state: randomBytes(24).toString('base64url'), ticket: randomBytes(32).toString('base64url') };
}

/** SHA-256: what is random needs no salt and no slow hash. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The PKCE code verifier (RFC 7636) and the nonce (OpenID Connect Core, 3.1.2.1) of a journey. */
export function proofsOf(ticket: string): { verifier: string; nonce: string } {
  const from = (purpose: string) => createHmac('sha256', ticket).update(purpose).digest('base64url');
  return { verifier: from('pkce'), nonce: from('nonce') };
}
