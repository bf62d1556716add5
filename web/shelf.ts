import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the service worker keeps: addresses, and the bytes that must lie there. */
export type Shelf = ReadonlyMap<string, string | Uint8Array>;

/** The document of the chat, and what it asks for beyond the files it names, to go through an exercise. */
export interface ChatShelf {
  page: string;
  html: string;
  also: readonly string[];
}

/** The built worker with its list in front: every file by its hash, and a version made of all of them. */
export function workerWith(shelf: Shelf, { page, html, also }: ChatShelf, code: string, offline: string): string {
  const integrity = (bytes: string | Uint8Array) => `sha256-${hash(bytes, 'base64')}`;
  const files = Object.fromEntries([...shelf].map(([address, bytes]) => [address, integrity(bytes)]));
  const chat = { page, integrity: integrity(html), also };
  const version = hash(JSON.stringify([files, chat]) + code, 'hex').slice(0, 12);
  return `const kept=${JSON.stringify({ version, files, chat, offline })};${code}`;
}

/** A file that the build copies as it is. */
export async function publicFile(address: string): Promise<[address: string, bytes: Uint8Array]> {
  return [address, await readFile(join(import.meta.dirname, 'public', address))];
}

function hash(bytes: string | Uint8Array, as: 'base64' | 'hex'): string {
  return createHash('sha256').update(bytes).digest(as);
}
