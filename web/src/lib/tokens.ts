import { Tokens } from '@wren/contract/auth.ts';
import * as z from 'zod/mini';

/** The two things kept in the browser about who is signed in. */
export const storageKeys = { tokens: 'auth_tokens', user: 'user' } as const;

/** Written when the server ends a session, and there until the next one begins. */
const lostKey = 'wren:lost';

/**
 * - `in`: an access token exists and its expiry is in the future.
 * - `expired`: it is not, but a refresh token may still bring a new one.
 * - `out`: nobody is signed in.
 */
export type SignedIn = 'in' | 'expired' | 'out';

const Claims = z.object({ exp: z.number(), sub: z.catch(z.string(), '') });
const listeners = new Set<() => void>();
let last: { raw: string | null; tokens: Tokens | null } = { raw: null, tokens: null };

/** The stored tokens, or null. Storage that cannot be read counts as empty. */
export function readTokens(): Tokens | null {
  const raw = readItem(storageKeys.tokens);
  if (raw !== last.raw) last = { raw, tokens: raw === null ? null : parseTokens(raw) };
  return last.tokens;
}

/** Stores a pair; without a refresh token of its own it keeps the one already there. */
export function writeTokens(tokens: { access: string; refresh?: string | undefined }): void {
  const refresh = tokens.refresh ?? readTokens()?.refresh ?? '';
  localStorage.setItem(storageKeys.tokens, JSON.stringify({ access: tokens.access, refresh }));
  localStorage.removeItem(lostKey);
  tell();
}

/** Forgets both the tokens and the cached person. */
export function forgetSession(): void {
  localStorage.removeItem(storageKeys.tokens);
  localStorage.removeItem(storageKeys.user);
  tell();
}

/**
 * Forgets a session whose tokens the server `refused`, and notes the loss: the page opened next finds nobody signed in,
 * and could not tell the person why. Who signed in meanwhile stays in, and who left has lost nothing.
 */
export function loseSession(refused: Tokens | null): void {
  const tokens = readTokens();
  if (tokens && refused && tokens.access !== refused.access) return;
  if (tokens) noteLoss();
  forgetSession();
}

function noteLoss(): void {
  try {
    localStorage.setItem(lostKey, 'yes');
  } catch {
    // A full storage keeps nobody signed in: the page that finds out still tells.
  }
}

/** Whether the last session of this browser was ended by the server, and none has begun since. */
export function wasSessionLost(): boolean {
  return readItem(lostKey) !== null;
}

/** Spec section 4: signed in when an access token exists and its expiry lies after `now` (ms since 1970). */
export function signedIn(tokens: Tokens | null, now: number): SignedIn {
  if (!tokens) return 'out';
  const claims = claimsOf(tokens.access);
  if (claims && claims.exp * 1000 > now) return 'in';
  return tokens.refresh === '' ? 'out' : 'expired';
}

/** Whose session this is, as the access token says; empty when nobody's. */
export function ownerOf(tokens: Tokens | null): string {
  return (tokens && claimsOf(tokens.access)?.sub) ?? '';
}

type Claims = z.infer<typeof Claims>;
/** It is asked for by everything that keeps something for a person, and read once. */
let lastClaims: { token: string; claims: Claims | null } = { token: '', claims: null };

/** What an access token says about itself; null when it cannot be read. The signature is the server's business. */
function claimsOf(token: string): Claims | null {
  if (token !== lastClaims.token) lastClaims = { token, claims: readClaims(token) };
  return lastClaims.claims;
}

function readClaims(token: string): Claims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    return Claims.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return null;
  }
}

/** Calls back whenever what is stored changes, in this tab or in another one. */
export function onStorageChange(listener: () => void): () => void {
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys.tokens || event.key === storageKeys.user) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromAnotherTab);
  };
}

/** Tells this tab's readers that storage changed; the browser itself only tells other tabs. */
export function tell(): void {
  for (const listener of listeners) listener();
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseTokens(raw: string): Tokens | null {
  try {
    return Tokens.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
