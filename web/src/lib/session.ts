import { logout, type Tokens } from '@wren/contract/auth.ts';
import { User } from '@wren/contract/users.ts';
import { useSyncExternalStore } from 'react';
import { call, refreshSession } from './api.ts';
import {
  forgetSession,
  onStorageChange,
  ownerOf,
  readTokens,
  type SignedIn,
  signedIn,
  storageKeys,
  tell,
  writeTokens,
} from './tokens.ts';

let cached: { raw: string | null; user: User | null } = { raw: null, user: null };

let hasLeft = false;
/** Written for the other tabs to hear of, when a person says that they leave. */
const leaving = 'wren:leaving';

/** Starts a session in this browser. */
export function startSession(tokens: Tokens): void {
  hasLeft = false;
  writeTokens(tokens);
}

/**
 * Ends the session here and on the server; the guard of the screen then goes to /login. Here it always succeeds: nobody is kept signed in by a lost connection.
 * Unsent words, kept for the length of a visit, go too.
 */
export async function endSession(): Promise<void> {
  const tokens = readTokens();
  const refresh = tokens?.refresh;
  hasLeft = true;
  // First of all, so that the other tabs know why the session ends.
  tellOtherTabs();
  forgetOwned(ownerOf(tokens));
  forgetSession();
  sessionStorage.clear();
  if (refresh) await call(logout, { body: { refresh } }).catch(() => undefined);
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(leaving, String(Date.now()));
    localStorage.removeItem(leaving);
  } catch {
    // A full storage keeps nobody signed in: the others still see that the tokens are gone.
  }
}

/** Who leaves in one tab leaves in all: their unsent words go there too, and nothing calls them back. */
function leaveWithOthers({ key, newValue }: StorageEvent): void {
  if (newValue === null) return;
  if (key === storageKeys.tokens) hasLeft = false;
  if (key !== leaving) return;
  hasLeft = true;
  sessionStorage.clear();
}
if (typeof window !== 'undefined') window.addEventListener('storage', leaveWithOthers);

/** What this browser kept for one person beyond a visit. */
function forgetOwned(owner: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`wren:${owner}:`)) localStorage.removeItem(key);
}

/** Whether the session ended because the person said so: then there is no place to bring them back to. */
export function endedOnPurpose(): boolean {
  return hasLeft;
}

export function sessionNow(): SignedIn {
  return signedIn(readTokens(), Date.now());
}

/** Brings back a session whose access token has run out. Resolves to where that left us. */
export async function resumeSession(): Promise<SignedIn> {
  if (sessionNow() === 'expired') await refreshSession(readTokens()?.access).catch(() => null);
  return sessionNow();
}

/** Follows the session, also when another tab signs in or out. A prerendered page starts signed out. */
export function useSession(): SignedIn {
  return useSyncExternalStore(onStorageChange, sessionNow, () => 'out');
}

/** The person as last seen by this browser: enough for a name and an avatar before the server answers. */
export function cachedUser(): User | null {
  const raw = localStorage.getItem(storageKeys.user);
  if (raw !== cached.raw) cached = { raw, user: raw === null ? null : parseUser(raw) };
  return cached.user;
}

export function cacheUser(user: User): void {
  const raw = JSON.stringify(user);
  if (raw === localStorage.getItem(storageKeys.user)) return;
  localStorage.setItem(storageKeys.user, raw);
  tell();
}

export function useCachedUser(): User | null {
  return useSyncExternalStore(onStorageChange, cachedUser, () => null);
}

function parseUser(raw: string): User | null {
  try {
    return User.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
