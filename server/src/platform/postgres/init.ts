import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotStart } from '#platform/cannot-start.ts';
import type { Binaries } from './binaries.ts';
import { guard } from './guardian.ts';
import { lastWords, sizeOf } from './last-words.ts';
import { removeLeftovers } from './leftovers.ts';
import type { Place } from './place.ts';

/** The name of the one role and the one database Wren keeps. */
export const role = 'wren';
const createDatabase = `exec "$@" <<SQL
create database ${role}
SQL`;

/**
 * Makes an empty database in the place, or leaves the one that is there. It is made under another name, written through
 * to the disk and then renamed, so that a start killed on the way leaves nothing that looks like a database.
 */
export async function initialise(
  place: Place,
  { bin, major }: Binaries,
  ownName: string,
  logFile: string,
): Promise<void> {
  const { folder, account } = place;
  if (existsSync(join(folder, 'PG_VERSION'))) return refuseOther(folder, major);
  await removeLeftovers(dirname(folder), '.init-');
  const making = `${folder}.init-${ownName}`;
  mkdirSync(making, { mode: 0o700 });
  if (account) chownSync(making, account.uid, account.gid);

  const locale = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C'];
  const options = ['-D', making, '-U', role, '-A', 'trust', '-E', 'UTF8', '--data-checksums', '--no-instructions'];
  await run([join(bin, 'initdb'), ...options, ...locale]);
  await run(['/bin/sh', '-c', createDatabase, 'sh', join(bin, 'postgres'), '--single', '-D', making, 'postgres']);

  try {
    renameSync(making, folder);
  } catch (error) {
    // Another start made it at the same moment; which of the two may stay is settled when they open it.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  }
  const parent = openSync(dirname(folder), 'r');
  fsyncSync(parent);
  closeSync(parent);

  async function run(command: string[]): Promise<void> {
    const logSize = sizeOf(logFile);
    const { gone } = await guard(command, { account, logFile, env: { TZ: 'UTC' } });
    if ((await gone) === 0) return;
    rmSync(making, { recursive: true, force: true });
    throw new CannotStart(
      `PostgreSQL could not make its database in ${folder}. It said:\n${lastWords(logFile, logSize)}`,
    );
  }
}

function refuseOther(folder: string, major: number): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (Number(found) === major) return;
  throw new CannotStart(
    `The database in ${folder} was made by PostgreSQL ${found} and this is PostgreSQL ${major}: they do not read each other's files. ` +
      `Set WREN_POSTGRES_BIN to the programs of PostgreSQL ${found}.`,
  );
}
