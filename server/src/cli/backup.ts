import type { Config } from '#config.ts';
import { readBackup, readKeys } from '#platform/database/backup/read-backup.ts';
import { filesOf, writeBackup } from '#platform/database/backup/write-backup.ts';
import type { Database } from '#platform/database/connect.ts';
import { installJobs } from '#platform/jobs.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import { putSecret } from '#platform/secrets.ts';
import { readOptions, type Said } from './command.ts';

type WithDatabase = (database: Database) => Promise<Said>;

/** Reads `--to /safe/place/2026-11-21`. Throws OperatorMistake. */
export function readBackupCommand(words: string[], config: Config): WithDatabase {
  const { to: name } = readOptions(words, { to: { type: 'string' } });
  if (!name) throw new OperatorMistake('backup needs --to, a folder and a name: --to /safe/place/2026-11-21');
  return async ({ pool }) => {
    await installJobs(pool);
    const rows = await writeBackup(pool, { name, masterKey: config.masterKey, now: new Date() });
    const files = filesOf(name);
    return {
      text: `${rows.users} accounts with everything of theirs are in ${files.data}, and what opens it in ${files.keys}. Keep the two apart, and only the newest file of keys.`,
      data: { ...files, rows },
    };
  };
}

/** Reads `--from /safe/place/2026-11-21`. Throws OperatorMistake. */
export function readRestoreCommand(words: string[], config: Config): WithDatabase {
  const { from: name } = readOptions(words, { from: { type: 'string' } });
  if (!name)
    throw new OperatorMistake('restore needs --from, the name a backup was given: --from /safe/place/2026-11-21');
  return async (database) => {
    const keys = await readKeys(name);
    const isOther = keys.master_key !== config.masterKey.toString('base64');
    if (isOther && config.isMasterKeyGiven) {
      throw new OperatorMistake(
        `MASTER_KEY is not the one of the backup: set it to master_key of ${filesOf(name).keys}.`,
      );
    }
    const rows = await readBackup(database, name, {
      keys,
      beforeCommit() {
        if (isOther) putSecret(config.dataDir, 'master-key', keys.master_key);
      },
    });
    return { text: 'Everything of the backup is here. Start Wren now; people sign in anew.', data: { rows } };
  };
}
