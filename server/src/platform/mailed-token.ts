import { createHash, randomBytes } from 'node:crypto';

const minute = 60 * 1000;

/** How long the link in a letter works, in milliseconds. */
export const tokenLife = { activation: 24 * 60 * minute, email: 24 * 60 * minute, password: 60 * minute } as const;

export type TokenPurpose = keyof typeof tokenLife;

/** A token for a link, 256 random bits in base64url, and what the database keeps of it. */
export function newMailedToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** SHA-256: what is random needs no salt and no slow hash. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
