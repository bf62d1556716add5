import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** argon2id with the first parameters that OWASP's Password Storage Cheat Sheet recommends. */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let nobodysHash: Promise<string> | undefined;

/** Whether the password fits the hash. With no hash, as for an address nobody has or an account without one, it takes the same time and says no. */
export async function checkPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const fits = await verify(kept ?? (await nobodysHash), password.normalize('NFKC'));
  return fits && typeof kept === 'string';
}
