/** Why Wren cannot start. The message is for whoever starts it: what is wrong, and what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

const whyNot: Record<string, string> = {
  EACCES: 'this account may not read or write it',
  EPERM: 'this account may not read or write it',
  EROFS: 'it is on a disk that can only be read',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full for this account',
  ENOTDIR: 'a part of this path is a file and not a folder',
  EEXIST: 'a part of this path is a file and not a folder',
};

/** What to throw when the data folder cannot be used: a CannotStart for what its owner can mend, else the cause itself. */
export function refuseFolder(dataDir: string, cause: unknown): unknown {
  const why = whyNot[(cause as NodeJS.ErrnoException)?.code ?? ''];
  if (!why) return cause;
  return new CannotStart(
    `Wren cannot keep its data in ${dataDir}: ${why}. Mend that, or set DATA_DIR to another folder.`,
  );
}
