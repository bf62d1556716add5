import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Database } from '#platform/database/connect.ts';
import { newId } from '#platform/ids.ts';
import { createJobs, type JobPayload, type Jobs } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';
import { cloneDatabase } from '../global-database.ts';

let database: Database;
let drop: () => Promise<void>;
let jobs: Jobs;
const lines: string[] = [];
const done: JobPayload[] = [];
let finish = () => {};

beforeAll(async () => {
  const clone = await cloneDatabase();
  drop = clone.drop;
  database = connect(clone.connection, { size: 4 });
  jobs = createJobs({ pool: database.pool, log: createLog('trace', { write: (line) => void lines.push(line) }) });
  await jobs.start({
    note: async (payload) => void done.push(payload),
    stumble: async () => {
      throw new Error('heliotrope');
    },
    keep: async ({ user_id }) => {
      const row = { user_id: String(user_id), id: newId(), kind: 'signed_in', created_at: new Date() };
      await database.db
        .insertInto('notifications')
        .values({ ...row, about: null, read_at: null })
        .execute();
    },
    wait: async (payload) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      done.push(payload);
    },
  });
});

afterAll(async () => {
  await database.close();
  await drop();
});

const heard = (id: string) => vi.waitFor(() => expect(done).toContainEqual({ id }), { timeout: 60_000, interval: 10 });

test('a job runs once its transaction commits', async () => {
  await database.db.transaction().execute(async (trx) => {
    await jobs.add(trx, 'note', { id: 'kept' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(done).toEqual([]);
  });
  await heard('kept');
});

test('a job of a transaction that fails never runs', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await jobs.add(trx, 'note', { id: 'lost' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await jobs.add(database.db, 'note', { id: 'after' });
  await heard('after');
  expect(done).not.toContainEqual({ id: 'lost' });
});

test('a key keeps one job of its kind waiting', async () => {
  await database.db.transaction().execute(async (trx) => {
    await jobs.add(trx, 'note', { id: 'first' }, { key: 'one' });
    await jobs.add(trx, 'note', { id: 'second' }, { key: 'one' });
  });
  await heard('second');
  expect(done).not.toContainEqual({ id: 'first' });
});

test('a job that fails is tried again later, and neither the log nor the database tells its words', async () => {
  await jobs.add(database.db, 'stumble', { id: 'x' });
  const failed = await vi.waitFor(
    async () => {
      const { rows } = await sql<{ last_error: string; is_later: boolean }>`
        select last_error, run_at > updated_at as is_later
        from graphile_worker.jobs where task_identifier = 'stumble' and last_error is not null`.execute(database.db);
      expect(rows).toHaveLength(1);
      return rows[0];
    },
    { timeout: 60_000, interval: 20 },
  );
  expect(failed?.is_later).toBe(true);
  expect(failed?.last_error).not.toContain('heliotrope');
  expect(lines.join('')).toMatch(/"level":"error".*"job":"stumble".*"kind":"Error"/);
  expect(lines.join('')).not.toContain('heliotrope');
});

test('a job for someone who has left meanwhile is over, and is no trouble', async () => {
  const before = lines.length;
  await jobs.add(database.db, 'keep', { user_id: newId() });
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'keep'`.execute(database.db);
      expect(rows).toHaveLength(0);
    },
    { timeout: 60_000, interval: 20 },
  );
  expect(lines.slice(before).join('')).not.toContain('a job failed');
});

test('stopping waits for the job under way, and leaves the rest for the next start', async () => {
  const before = finish;
  await jobs.add(database.db, 'wait', { id: 'under way' });
  await vi.waitFor(() => expect(finish).not.toBe(before), { timeout: 60_000, interval: 10 });
  const stopped = jobs.stop();
  setTimeout(finish, 100);
  await stopped;
  expect(done).toContainEqual({ id: 'under way' });
  await jobs.add(database.db, 'note', { id: 'next time' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(done).not.toContainEqual({ id: 'next time' });
  await jobs.start({ note: async (payload) => void done.push(payload) });
  await heard('next time');
  await jobs.stop();
});
