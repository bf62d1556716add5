import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { refuseFolder } from '#platform/cannot-start.ts';

const keyBytes = 32;

/**
 * A secret kept in the data folder: made on first use, 32 random bytes in base64, readable by the owner only.
 * Two processes starting at once agree: the first link to the final name wins, and both read what it holds.
 */
export function secretFrom(dataDir: string, name: string): string {
  try {
    return keptIn(join(dataDir, 'secrets'), name);
  } catch (error) {
    throw refuseFolder(dataDir, error);
  }
}

function keptIn(folder: string, name: string): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = readIfThere(file);
  if (kept !== undefined) return kept;
  const draft = join(folder, `.${name}.${randomBytes(8).toString('hex')}`);
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, randomBytes(keyBytes).toString('base64'));
    fsyncSync(handle);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(handle);
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Puts a secret in the place of the one Wren made by itself: a restored house goes on with the keys it had. */
export function putSecret(dataDir: string, name: string, value: string): void {
  const folder = join(dataDir, 'secrets');
  const draft = join(folder, `.${name}.${randomBytes(8).toString('hex')}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(draft, value, { mode: 0o600, flush: true });
  renameSync(draft, join(folder, name));
}

/** 32 bytes written as base64 or hexadecimal. Throws RangeError for anything else. */
export function decodeKey(written: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(written) ? Buffer.from(written, 'hex') : Buffer.from(written, 'base64');
  if (bytes.length !== keyBytes) throw new RangeError(`a key is ${keyBytes} bytes`);
  return bytes;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
