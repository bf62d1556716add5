import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, lives } from './processes.ts';

/** The setting by which a PostgreSQL carries the identity of the Node process that started it, for others to read. */
export const openedBy = 'wren.opened_by';

/** Where PostgreSQL writes that it is in a folder. */
export const lockFile = 'postmaster.pid';

/** What the lock file says about who is in a database's folder. */
export type Tenant =
  | { kind: 'none' }
  /** The file is there and empty: PostgreSQL is just writing it, or the power went while it did. */
  | { kind: 'unsaid' }
  /** A process id that is free again, or is now some other program: nobody is there. */
  | { kind: 'stale'; pid: number }
  /** PostgreSQL runs there; `opener` is the identity of the living Node process it belongs to, if it still has one. */
  | { kind: 'running'; pid: number; opener: string | undefined; ready: boolean };

export function tenantOf(folder: string): Tenant {
  const lines = postmasterFile(folder);
  if (lines === undefined) return { kind: 'none' };
  const pid = Math.abs(Number(lines[0]));
  if (!pid) return { kind: 'unsaid' };
  const words = commandLine(pid);
  if (!words[0]?.endsWith('postgres') || !words.includes(folder)) return { kind: 'stale', pid };
  const opener = words.find((word) => word.startsWith(`${openedBy}=`))?.slice(openedBy.length + 1);
  // A PostgreSQL that someone started by hand is nobody's orphan.
  const living = opener === undefined ? String(pid) : lives(opener) ? opener : undefined;
  return { kind: 'running', pid, opener: living, ready: lines[7]?.trim() === 'ready' };
}

/** The lines of the file: process id, folder, start time, port, socket folder, address, shared memory, state. */
function postmasterFile(folder: string): string[] | undefined {
  try {
    return readFileSync(join(folder, lockFile), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
