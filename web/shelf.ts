import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the service worker keeps: addresses, and the bytes that must lie there. */
export type Shelf = ReadonlyMap<string, string | Uint8Array>;

/** The built worker with its list in front: every file by its hash, and a version made of all of them. */
export function workerWith(shelf: Shelf, code: string, offline: string): string {
  const files = Object.fromEntries([...shelf].map(([address, bytes]) => [address, `sha256-${hash(bytes, 'base64')}`]));
  const version = hash(JSON.stringify(files) + code, 'hex').slice(0, 12);
  return `const kept=${JSON.stringify({ version, files, offline })};${code}`;
}

/** A file that the build copies as it is. */
export async function publicFile(address: string): Promise<[address: string, bytes: Uint8Array]> {
  return [address, await readFile(join(import.meta.dirname, 'public', address))];
}

function hash(bytes: string | Uint8Array, as: 'base64' | 'hex'): string {
  return createHash('sha256').update(bytes).digest(as);
}
