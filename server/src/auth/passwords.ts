import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** argon2id with the first parameters that OWASP's Password Storage Cheat Sheet recommends. */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords at once: each takes 19 MB, which the process keeps, and a core, which replies under way need too. */
const atOnce = 2;
let working = 0;
const waiting: (() => void)[] = [];

/** Runs one of the works above when its turn comes. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= atOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

let nobodysHash: Promise<string> | undefined;

/** Whether the password fits the hash. With no hash, as for an address nobody has or an account without one, it takes the same time and says no. */
export async function checkPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const compared = kept ?? (await nobodysHash);
  const fits = await inTurn(() => verify(compared, password.normalize('NFKC')));
  return fits && typeof kept === 'string';
}
