import { createWriteStream } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { endOfRows, type Head, type Keys, type WaitingJob } from './format.ts';
import { quoted, type TableShape, tablesInOrder } from './tables.ts';

/** The two files of a backup with this name. */
export const filesOf = (name: string) => ({ data: `${name}.wren`, keys: `${name}.keys` });

/**
 * Writes everything the house keeps, as it stands at one moment, to `<name>.wren`, and what opens it to `<name>.keys`,
 * both readable by their owner alone. People go on writing meanwhile. Resolves with how many rows each table had.
 */
export async function writeBackup(
  pool: Pool,
  { name, masterKey, now }: { name: string; masterKey: Buffer; now: Date },
): Promise<Record<string, number>> {
  const files = filesOf(name);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const counts: Record<string, number> = {};
    await put(files.data, Readable.from(lines(client, now, counts)));
    const keys: Keys = {
      wren: 'keys',
      format: 1,
      master_key: masterKey.toString('base64'),
      people: await people(client),
    };
    await writeFile(`${files.keys}.part`, `${JSON.stringify(keys)}\n`, { mode: 0o600, flush: true });
    await rename(`${files.keys}.part`, files.keys);
    return counts;
  } finally {
    // Closed rather than given back: its settings were for this alone.
    client.release(true);
  }
}

/** Written beside and then moved, so that a backup that stopped half-way never carries the name of a whole one. */
async function put(file: string, content: Readable): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(content, createGzip(), createWriteStream(part, { mode: 0o600 }));
    const handle = await open(part);
    await handle.sync();
    await handle.close();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* lines(client: PoolClient, now: Date, counts: Record<string, number>) {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const head: Head = {
    wren: 'backup',
    format: 1,
    made_at: now.toISOString(),
    migrations: rows.map(({ name }) => name),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const shape of await tablesInOrder(client)) {
    yield `${JSON.stringify(shape)}\n`;
    const copy = client.query(copyTo(`copy (${select(shape)}) to stdout`));
    yield* copy;
    counts[shape.table] = copy.rowCount;
    yield `${endOfRows}\n`;
  }
  yield `${JSON.stringify({ jobs: await waitingJobs(client) })}\n`;
}

/** A person's key stands in the other file; here its place is empty. */
function select({ table, columns }: TableShape): string {
  const values = columns.map((column) =>
    table === 'users' && column === 'data_key' ? `''::bytea as data_key` : quoted(column),
  );
  return `select ${values.join(', ')} from ${quoted(table)}`;
}

async function people(client: PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ id: string; data_key: Buffer }>('select id, data_key from users');
  return Object.fromEntries(rows.map(({ id, data_key }) => [id, data_key.toString('base64')]));
}

/** graphile-worker shows payloads only in its private tables; its version is pinned. */
async function waitingJobs(client: PoolClient): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select t.identifier as task, j.payload, j.run_at, j.key
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.attempts < j.max_attempts order by j.id`,
  );
  return rows;
}
