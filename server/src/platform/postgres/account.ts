import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { CannotStart } from '#platform/cannot-start.ts';

/** Who PostgreSQL runs as. Undefined in its place means: as ourselves. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
}

/** PostgreSQL refuses to run as root, so root lends it one of these, the first that exists. */
const candidates = ['postgres', 'nobody'];

/** An account for PostgreSQL when we are root; undefined when we are not and it may run as ourselves. */
export function lentAccount(): Account | undefined {
  if (!weAreRoot()) return undefined;
  for (const name of candidates) {
    const uid = id('-u', name);
    const gid = id('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid, name };
  }
  throw new CannotStart(
    `PostgreSQL does not run as root, and this machine has no account named ${candidates.join(' or ')} to run it as. ` +
      'Start Wren as an ordinary user, or set DATABASE_URL.',
  );
}

/** When we are root, a database that already exists runs as whoever owns its folder. One that root copied is given away. */
export function ownerOf(folder: string): Account | undefined {
  const { uid, gid } = statSync(folder);
  const lent = uid === 0 ? lentAccount() : undefined;
  if (lent) execFileSync('chown', ['-R', `${lent.uid}:${lent.gid}`, folder]);
  if (lent || !weAreRoot()) return lent;
  return { uid, gid, name: name(uid) };
}

/** Whether that account can walk into a folder: asked of the system itself, which knows every mode bit, list and mount. */
export function mayEnter(account: Account | undefined, folder: string): boolean {
  return passes(account, 'test -x "$1"', folder);
}

/** Whether that account can read what is in these folders and run what is executable. */
export function mayUse(account: Account | undefined, ...paths: string[]): boolean {
  return passes(account, 'for path; do test -x "$path" && test -r "$path" || exit 1; done', ...paths);
}

function passes(account: Account | undefined, test: string, ...paths: string[]): boolean {
  return spawnSync('/bin/sh', ['-c', test, 'sh', ...paths], { ...as(account), cwd: '/', stdio: 'ignore' }).status === 0;
}

/** The part of child_process's options that makes a child run as that account. */
export function as(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function weAreRoot(): boolean {
  return process.getuid?.() === 0;
}

function id(flag: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

function name(uid: number): string {
  try {
    return execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return String(uid);
  }
}
