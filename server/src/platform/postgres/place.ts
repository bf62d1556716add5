import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotStart, refuseFolder } from '#platform/cannot-start.ts';
import { type Account, lentAccount, mayEnter, ownerOf } from './account.ts';

/** Where things go that the lent account must reach, when it cannot reach the folder Wren was given. */
export const sharedFolder = '/var/lib/wren';

export interface Place {
  /** PostgreSQL's own folder. It may not exist yet; its parent does. */
  folder: string;
  account: Account | undefined;
}

/**
 * Finds the database of a data folder: `<dataDir>/postgres`, which is the database itself, or a link to it when it
 * must live elsewhere. The link is the only record of that, so it decides at every later start, whatever has happened
 * to the permissions around it, and whoever lists the data folder sees where the rest of it is.
 */
export function findPlace(dataDir: string): Place {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw refuseFolder(dataDir, error);
  }
  const home = join(realpathSync(dataDir), 'postgres');
  const entry = lstatSync(home, { throwIfNoEntry: false });
  if (entry?.isSymbolicLink()) return settled(makeParent(resolve(dirname(home), readlinkSync(home))));
  if (entry) return settled(home);

  const account = lentAccount();
  if (account === undefined || mayEnter(account, dirname(home)) || letThrough(account, dirname(home))) {
    return { folder: home, account };
  }
  const away = makeParent(awayFrom(home));
  symlinkSync(away, home);
  return { folder: away, account };
}

function settled(folder: string): Place {
  if (!existsSync(folder)) return { folder, account: lentAccount() };
  const account = ownerOf(folder);
  if (account === undefined || mayEnter(account, dirname(folder)) || letThrough(account, dirname(folder))) {
    return { folder, account };
  }
  throw new CannotStart(
    `The account ${account.name} that owns the database in ${folder} cannot reach it. ` +
      `Give it a way in (chmod a+x on the folders above), or move ${folder} to where it has one and leave a link.`,
  );
}

/**
 * A data folder that is closed to everyone but us is opened to the account's group, just to walk through, when that is
 * all that keeps the account out. Tells whether it helped.
 */
function letThrough(account: Account, dataDir: string): boolean {
  const { uid, mode } = statSync(dataDir);
  if ((mode & 0o077) !== 0 || !mayEnter(account, dirname(dataDir))) return false;
  chownSync(dataDir, uid, account.gid);
  chmodSync(dataDir, 0o710);
  return mayEnter(account, dataDir);
}

/** A name of its own for every data folder. A database found there without a link to it lost its keys with its data folder. */
function awayFrom(home: string): string {
  const room = join(sharedFolder, createHash('sha256').update(home).digest('hex').slice(0, 16));
  if (existsSync(room)) renameSync(room, `${room}.left-${Date.now()}`);
  return join(room, 'postgres');
}

/** Folders everyone may walk through, whatever the umask; PostgreSQL closes its own. */
function makeParent(folder: string): string {
  const parent = dirname(folder);
  if (!existsSync(parent)) {
    mkdirSync(parent, { recursive: true });
    for (const made of [dirname(parent), parent]) if (made.startsWith(sharedFolder)) chmodSync(made, 0o755);
  }
  return folder;
}
