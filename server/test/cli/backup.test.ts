import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createToken } from '@wren/contract/auth.ts';
import { getConversation, listConversations, sendMessage } from '@wren/contract/chat.ts';
import { addMemory, listMemories } from '@wren/contract/memories.ts';
import { deleteMe } from '@wren/contract/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { readBackupCommand, readRestoreCommand } from '#cli/backup.ts';
import { readConfig } from '#config.ts';
import { openContext } from '#open.ts';
import { createOrganization, listOrganizations } from '#organizations/manage-organizations.ts';
import { writeBackup } from '#platform/database/backup/write-backup.ts';
import { connect, type Database } from '#platform/database/connect.ts';
import { isMigrated, migrate, migrations } from '#platform/database/migrate.ts';
import { installJobs } from '#platform/jobs.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import { blankDatabase } from '../global-database.ts';
import { type House, housePassword, openHouse } from '../house.ts';
import { scriptedCompanion } from '../scripted-companion.ts';

let house: House;
let folder: string;
const closers: (() => Promise<void>)[] = [];
const message = 'the kettle sang all night';

beforeAll(async () => {
  house = await openHouse();
  folder = mkdtempSync(join(tmpdir(), 'wren-backup-'));
  const sent = await house.alice.call(sendMessage, { body: { message }, headers: { accept: 'application/json' } });
  expect(sent.status).toBe(200);
  await house.alice.call(addMemory, { body: { text: 'Alice keeps bees\u2028on a roof' } });
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

async function backUp(name: string) {
  const database = connect(house.connection, { size: 2 });
  try {
    return await readBackupCommand(['--to', join(folder, name)], house.ctx.config)(database);
  } finally {
    await database.close();
  }
}

/** A Wren on another machine: settings and secrets of its own, and a database nobody has opened yet. */
async function elsewhere(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(folder, 'elsewhere-'));
  const { connection, drop } = await blankDatabase();
  const database = connect(connection, { size: 5 });
  closers.push(drop, () => database.close());
  const config = () => readConfig({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '50', ...env });
  return {
    database,
    restore: (name: string) => readRestoreCommand(['--from', join(folder, name)], config())(database),
    /** The app as it starts after the restore. */
    async open() {
      const ctx = await openContext({ config: config(), database, companion: scriptedCompanion(), log: house.ctx.log });
      const app = await buildApp(ctx);
      closers.push(() => app.close());
      return app;
    },
  };
}

async function signIn(app: Awaited<ReturnType<Awaited<ReturnType<typeof elsewhere>>['open']>>, email: string) {
  const answer = await app.inject({
    method: 'POST',
    url: createToken.path,
    payload: { email, password: housePassword },
  });
  const authorization = `Bearer ${answer.json().access}`;
  return { status: answer.statusCode, get: (url: string) => app.inject({ url, headers: { authorization } }) };
}

test('a backup restored on another machine holds every word, and its owner reads it there', async () => {
  await backUp('whole');
  const other = await elsewhere();
  await other.restore('whole');
  const alice = await signIn(await other.open(), house.alice.email);
  expect(alice.status).toBe(200);
  const [conversation] = (await alice.get(listConversations.path)).json().results;
  const detail = await alice.get(getConversation.path.replace(':id', conversation.id));
  expect(detail.json().messages[0].content).toBe(message);
  expect((await alice.get(listMemories.path)).json()).toMatchObject({
    results: [{ text: 'Alice keeps bees\u2028on a roof' }],
  });
});

test('every table arrives whole, and the jobs that were waiting wait again', async () => {
  const jobs = async ({ db }: Pick<Database, 'db'>) =>
    (await sql<{ task: string }>`select task_identifier as task from graphile_worker.jobs order by id`.execute(db))
      .rows;
  await sql`select graphile_worker.add_job('send_letter', '{"letter_id":"x"}'::json, run_at := now() + interval '1 day', job_key := 'k')`.execute(
    house.ctx.db,
  );
  const { data: kept } = await backUp('tables');
  const other = await elsewhere();
  const { data } = await other.restore('tables');
  expect(data).toEqual({ rows: (kept as { rows: object }).rows });
  expect(await jobs(other.database)).toContainEqual({ task: 'send_letter' });
  for (const [table, count] of Object.entries((kept as { rows: Record<string, number> }).rows)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(other.database.db);
    expect({ table, n: rows[0]?.n }).toEqual({ table, n: count });
  }
});

test('the file of data opens nothing by itself, and neither file can be read by others', async () => {
  await backUp('apart');
  const data = gunzipSync(readFileSync(join(folder, 'apart.wren'))).toString();
  const { master_key, people } = JSON.parse(readFileSync(join(folder, 'apart.keys'), 'utf8'));
  expect(Object.keys(people)).toContain(house.alice.id);
  expect(data).not.toContain(message);
  for (const secret of [master_key, ...(Object.values(people) as string[])]) {
    expect(data).not.toContain(Buffer.from(secret, 'base64').toString('hex'));
    expect(data).not.toContain(secret);
  }
  for (const file of ['apart.wren', 'apart.keys']) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
});

test('with the newest keys, whoever deleted their account since stays deleted', async () => {
  const carol = await house.person('carol');
  await carol.call(sendMessage, { body: { message }, headers: { accept: 'application/json' } });
  await backUp('older');
  await carol.call(deleteMe, { body: { current_password: carol.password } });
  await backUp('newer');
  writeFileSync(join(folder, 'older.keys'), readFileSync(join(folder, 'newer.keys')));
  const other = await elsewhere();
  await other.restore('older');
  const app = await other.open();
  expect((await signIn(app, carol.email)).status).toBe(401);
  expect((await signIn(app, house.alice.email)).status).toBe(200);
  const { rows } = await sql`select 1 from messages where user_id = ${carol.id}`.execute(other.database.db);
  expect(rows).toEqual([]);
});

test('a backup of an older Wren is brought to the newest schema, and one of a newer Wren is refused', async () => {
  const older = await elsewhere();
  const [last = '', ...earlier] = Object.keys(migrations).toSorted().reverse();
  await migrate(older.database.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== last)));
  await installJobs(older.database.pool);
  await createOrganization(older.database.db, { slug: 'acme', name: 'Acme' });
  const masterKey = house.ctx.config.masterKey;
  await writeBackup(older.database.pool, { name: join(folder, 'early'), masterKey, now: new Date() });

  const other = await elsewhere();
  await other.restore('early');
  expect(await isMigrated(other.database.db)).toBe(true);
  expect(await listOrganizations(other.database.db)).toMatchObject([{ slug: 'acme' }]);

  const [head = '', ...rest] = gunzipSync(readFileSync(join(folder, 'early.wren')))
    .toString()
    .split('\n');
  const later = { ...JSON.parse(head), migrations: [...earlier, '9999-of-tomorrow'] };
  writeFileSync(join(folder, 'early.wren'), gzipSync([JSON.stringify(later), ...rest].join('\n')));
  await expect((await elsewhere()).restore('early')).rejects.toThrow('made by a newer Wren (9999-of-tomorrow)');
});

test('restoring refuses what it could spoil, in one sentence, and leaves everything as it was', async () => {
  await backUp('refused');
  const used = await elsewhere();
  await used.restore('refused');
  await expect(used.restore('refused')).rejects.toThrow('This database holds accounts already.');

  const otherKey = await elsewhere({ MASTER_KEY: randomBytes(32).toString('base64') });
  await expect(otherKey.restore('refused')).rejects.toThrow(/MASTER_KEY is not the one of the backup/);

  const cut = readFileSync(join(folder, 'refused.wren'));
  writeFileSync(join(folder, 'cut.wren'), cut.subarray(0, cut.length - 200));
  await expect(used.restore('nowhere')).rejects.toThrow(/There is no file .*nowhere\.keys\./);
  writeFileSync(join(folder, 'cut.keys'), readFileSync(join(folder, 'refused.keys')));
  const half = await elsewhere();
  await expect(half.restore('cut')).rejects.toThrow(OperatorMistake);
  const { rows } = await sql`select 1 from users`.execute(half.database.db);
  expect(rows).toEqual([]);
});
