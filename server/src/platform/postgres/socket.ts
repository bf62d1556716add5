import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '#platform/cannot-start.ts';
import type { Place } from './place.ts';

/** The longest path of a unix socket, in bytes, on the narrowest system (macOS: 104 with the closing zero). */
const longest = 103;
const socketName = '/.s.PGSQL.5432';

/**
 * The folder of the socket: the database's own, which is closed to everyone else and leaves nothing behind elsewhere.
 * When its path is too long for a socket, a closed folder among the temporary ones, the same at every start.
 */
export function socketFolder({ folder, account }: Place): string {
  if (Buffer.byteLength(folder + socketName) <= longest) return folder;
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  const short = join(tmpdir(), `wren-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
  try {
    mkdirSync(short, { mode: 0o700 });
    if (account) chownSync(short, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(short);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new CannotStart(
      `${short} belongs to someone else, and the database's socket must go there. Set DATA_DIR to a shorter path.`,
    );
  }
  return short;
}
