import { ownerOf, readTokens } from './tokens.ts';

/*
 * What was typed and not sent or saved yet, kept in this tab for the length of a visit, so that a reload or an expired
 * session loses nothing. It belongs to the person signed in: whoever signs in next in this tab does not see it.
 * A browser that refuses storage loses a comfort, not the screen.
 */
const keyOf = (what: string) => `wren:${ownerOf(readTokens())}:${what}`;

export function readKept(what: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(what));
  } catch {
    return null;
  }
}

export function keep(what: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(what));
    else sessionStorage.setItem(keyOf(what), value);
  } catch {
    // Full or refused: see above.
  }
}
