import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline as plumb, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, migrations } from '#platform/database/migrate.ts';
import type { Schema } from '#platform/database/schema.ts';
import { installJobs } from '#platform/jobs.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import { endOfRows, type Head, type Keys, linesOf, type WaitingJob } from './format.ts';
import { quoted, type TableShape } from './tables.ts';
import { filesOf } from './write-backup.ts';

/** Reads `<name>.keys`. Throws OperatorMistake when it is missing or is something else. */
export async function readKeys(name: string): Promise<Keys> {
  const file = filesOf(name).keys;
  const keys = parse(await readFile(file, 'utf8').catch(missing(file))) as Keys | undefined;
  if (keys?.wren !== 'keys' || keys.format !== 1) throw new OperatorMistake(`${file} does not hold keys of a backup.`);
  return keys;
}

/**
 * Fills an empty database from `<name>.wren`: all of it, or nothing. It is brought to the schema the backup was made
 * with, filled, and then to the newest. People whose key is not among `keys` deleted their account since: they stay
 * deleted. `beforeCommit` runs once everything is in place and nothing is final. Resolves with how many rows each table got. Throws OperatorMistake.
 */
export async function readBackup(
  { db, pool }: { db: Kysely<Schema>; pool: Pool },
  name: string,
  { keys, beforeCommit }: { keys: Keys; beforeCommit(): void },
): Promise<Record<string, number>> {
  const file = filesOf(name).data;
  // An error of the file is an error of what is read from it; nobody waits for the end itself.
  const lines = linesOf(plumb(createReadStream(file), createGunzip(), () => {}));
  const head = parse(await first(lines, file)) as Head | undefined;
  if (head?.wren !== 'backup' || head.format !== 1) throw new OperatorMistake(`${file} is not a backup of Wren.`);
  await prepare(db, head);
  await installJobs(pool);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    await refuseUnlessEmpty(client);
    const counts = await fill(client, lines, file);
    await giveKeys(client, keys);
    beforeCommit();
    await client.query('commit');
    await migrate(db);
    return counts;
  } finally {
    client.release(true);
  }
}

/** Brings a database nobody opened yet to the schema of the backup. Throws OperatorMistake when that cannot be. */
async function prepare(db: Kysely<Schema>, { migrations: wanted }: Head): Promise<void> {
  const unknown = wanted.find((each) => !(each in migrations));
  if (unknown) throw new OperatorMistake(`The backup was made by a newer Wren (${unknown}). Update this one first.`);
  const list = Object.fromEntries(Object.entries(migrations).filter(([each]) => wanted.includes(each)));
  const done = await db
    .selectFrom('kysely_migration' as never)
    .select('name' as never)
    .execute()
    .catch(() => [] as { name: string }[]);
  if ((done as { name: string }[]).some((each) => !(each.name in list))) {
    throw new OperatorMistake('This database is newer than the backup. Restore into one no Wren has opened yet.');
  }
  await migrate(db, list);
}

async function refuseUnlessEmpty(client: PoolClient): Promise<void> {
  const { rows } = await client.query('select 1 from users union all select 1 from organizations limit 1');
  if (rows.length > 0) throw new OperatorMistake('This database holds accounts already. Restore into an empty one.');
}

async function fill(client: PoolClient, lines: AsyncGenerator<string>, file: string) {
  const counts: Record<string, number> = {};
  for (;;) {
    const line = parse(await first(lines, file)) as TableShape | { jobs: WaitingJob[] } | undefined;
    if (!line) throw new OperatorMistake(`${file} cannot be read to its end. Nothing was restored.`);
    if ('jobs' in line) {
      for (const job of line.jobs) {
        await client.query(
          'select graphile_worker.add_job($1, payload := $2::json, run_at := $3::timestamptz, job_key := $4)',
          [job.task, JSON.stringify(job.payload), job.run_at, job.key],
        );
      }
      return counts;
    }
    const columns = line.columns.map(quoted).join(', ');
    const copy = client.query(copyFrom(`copy ${quoted(line.table)} (${columns}) from stdin`));
    await pipeline(Readable.from(rowsOf(lines, file)), copy);
    counts[line.table] = copy.rowCount;
  }
}

async function* rowsOf(lines: AsyncGenerator<string>, file: string) {
  for (let line = await first(lines, file); line !== endOfRows; line = await first(lines, file)) yield `${line}\n`;
}

async function giveKeys(client: PoolClient, { people }: Keys): Promise<void> {
  await client.query(
    `update users set data_key = decode(k.value, 'base64') from json_each_text($1::json) k where users.id = k.key::uuid`,
    [JSON.stringify(people)],
  );
  await client.query(`delete from users where data_key = ''::bytea`);
}

/** The next line. Throws OperatorMistake when there is none: a whole backup ends with its jobs. */
async function first(lines: AsyncGenerator<string>, file: string): Promise<string> {
  const { value, done } = await lines.next().catch(missing(file));
  if (done) throw new OperatorMistake(`${file} cannot be read to its end. Nothing was restored.`);
  return value as string;
}

function missing(file: string) {
  return (cause: unknown): never => {
    const isMissing = (cause as { code?: string }).code === 'ENOENT';
    throw new OperatorMistake(
      isMissing ? `There is no file ${file}.` : `${file} cannot be read. Nothing was restored.`,
      {
        cause,
      },
    );
  };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
