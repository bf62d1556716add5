import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '#platform/database/connect.ts';
import { startPostgres } from '#platform/postgres/postgres.ts';
import { commandLine } from '#platform/postgres/processes.ts';
import { begin, type Keeper, keep, openFolder, postmasterOf, processesIn, until } from './keep.ts';

/** A data folder whose database was made and stopped once; the tests start from copies of it. */
let prepared: string;
let dataDir: string;
let keepers: Keeper[];

beforeAll(async () => {
  prepared = openFolder();
  await (await keep(prepared)).end('SIGTERM');
});

afterAll(() => rmSync(prepared, { recursive: true }));

beforeEach(() => {
  dataDir = openFolder();
  execFileSync('cp', ['-a', join(prepared, 'postgres'), dataDir]);
  keepers = [];
});

afterEach(async () => {
  for (const { process } of keepers) process.kill('SIGKILL');
  await until(() => processesIn(dataDir).length === 0, 'no process is left');
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(...args: Parameters<typeof keep>): Promise<Keeper> {
  const keeper = await keep(...args);
  keepers.push(keeper);
  return keeper;
}

test('a first start makes the database in the data folder and a second start finds it again', async () => {
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  const first = await open(dataDir);
  expect(first.folder).toBe(join(dataDir, 'postgres'));
  await first.write();
  await first.end('SIGTERM');
  const second = await open(dataDir);
  expect(second.rows).toBe(1);
});

test('SIGTERM leaves no process, no socket and no folder behind', async () => {
  const long = join(dataDir, 'a-data-folder-with-a-path-far-too-long-for-the-socket-of-a-database'.repeat(2));
  const before = readdirSync(tmpdir());
  for (const folder of [dataDir, long]) {
    const keeper = await open(folder);
    expect(existsSync(join(keeper.host, '.s.PGSQL.5432'))).toBe(true);
    expect(statSync(keeper.host).mode & 0o077).toBe(0);
    await keeper.end('SIGTERM');
    expect(processesIn(folder)).toEqual([]);
    expect(existsSync(join(keeper.host, '.s.PGSQL.5432'))).toBe(false);
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  }
  expect(readdirSync(tmpdir()).filter((name) => /^wren-[0-9a-f]{16}$/.test(name) && !before.includes(name))).toEqual(
    [],
  );
});

test('a second process on the same data folder is refused with the id of the first', async () => {
  const first = await open(dataDir);
  await expect(keep(dataDir)).rejects.toThrow(`is in use by process ${first.process.pid}.`);
  expect(await first.write()).toBe(1);
});

test('of two first starts at the same moment one is refused and the other serves', async () => {
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  const both = await Promise.allSettled([open(dataDir), open(dataDir)]);
  const refused = both.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(String(refused[0]?.reason)).toMatch(`is in use by process ${keepers[0]?.process.pid}.`);
  expect(await keepers[0]?.write()).toBe(1);
  expect(readdirSync(dataDir).filter((name) => name.includes('.init-'))).toEqual([]);
});

test('kill -9 stops PostgreSQL too, and the next start has every acknowledged row', async () => {
  const first = await open(dataDir);
  const rows = [await first.write(), await first.write(), await first.write()];
  await first.end('SIGKILL');
  await until(() => processesIn(dataDir).length === 0, 'PostgreSQL has stopped');
  const second = await open(dataDir);
  expect(second.rows).toBe(rows.length);
});

test('a start right after kill -9 takes over from the PostgreSQL that is still there', async () => {
  const first = await open(dataDir);
  await first.write();
  await first.end('SIGKILL');
  expect((await open(dataDir)).rows).toBe(1);
});

test('kill -9 of everything at once is recovered from', async () => {
  const first = await open(dataDir);
  await first.write();
  const everything = processesIn(dataDir);
  // One command for all of them: killed one by one, the first death makes others leave before their turn.
  execFileSync('sh', ['-c', `kill -9 ${[first.process.pid, ...everything].join(' ')} || true`], { stdio: 'ignore' });
  expect((await open(dataDir)).rows).toBe(1);
});

test('a PostgreSQL whose guardian died with Node is stopped by the next start', async () => {
  const first = await open(dataDir);
  await first.write();
  const postmaster = postmasterOf(first.folder);
  const guardians = processesIn(dataDir).filter((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'sh');
  for (const pid of [...guardians, first.process.pid ?? 0]) process.kill(pid, 'SIGKILL');
  expect((await open(dataDir)).rows).toBe(1);
  expect(postmasterOf(first.folder)).not.toBe(postmaster);
});

test('an orphan that does not stop when asked is made to, and loses nothing', { timeout: 40_000 }, async () => {
  const first = await open(dataDir);
  await first.write();
  const postmaster = postmasterOf(first.folder);
  const named = (name: string) =>
    processesIn(dataDir).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(name));
  // The one that has to write everything out before PostgreSQL stops will not.
  for (const pid of named('postgres: checkpointer')) process.kill(pid, 'SIGSTOP');
  for (const pid of named('/bin/sh')) process.kill(pid, 'SIGKILL');
  await first.end('SIGKILL');
  expect((await open(dataDir)).rows).toBe(1);
  expect(postmasterOf(first.folder)).not.toBe(postmaster);
});

/** Kills the PostgreSQL of a keeper, and waits until the processes that served its connections have gone too. */
async function killPostgres({ folder }: Keeper): Promise<void> {
  const postmaster = postmasterOf(folder);
  const serving = processesIn(dataDir).filter((pid) => commandLine(pid)[0]?.startsWith('postgres:'));
  process.kill(postmaster, 'SIGKILL');
  await until(() => [postmaster, ...serving].every((pid) => !commandLine(pid).length), 'PostgreSQL has gone');
}

test('a PostgreSQL that is killed is started again, and queries go on', async () => {
  const keeper = await open(dataDir);
  await keeper.write();
  for (const expected of [2, 3]) {
    await killPostgres(keeper);
    expect(await keeper.write()).toBeGreaterThanOrEqual(expected);
  }
  expect(keeper.warnings).toEqual(Array(2).fill('PostgreSQL stopped by itself; starting it again'));
});

test('a query waits for a PostgreSQL that is slow to come back as long as it takes', async () => {
  const keeper = await open(dataDir);
  await keeper.write();
  const guardians = processesIn(dataDir).filter((pid) => commandLine(pid)[0] === '/bin/sh');
  // Who would say that PostgreSQL has gone is kept from saying it for longer than a query waits for somebody else's.
  for (const pid of guardians) process.kill(pid, 'SIGSTOP');
  await killPostgres(keeper);
  const written = keeper.write();
  const early = await Promise.race([written, sleep(4_000)]).finally(() => {
    for (const pid of guardians) process.kill(pid, 'SIGCONT');
  });
  expect(early).toBeUndefined();
  expect(await written).toBeGreaterThanOrEqual(2);
});

test('a first start that is killed on the way is made good by the next one', async () => {
  for (const ms of [80, 200, 400, 600]) {
    const folder = join(dataDir, String(ms));
    const killed = begin(folder);
    await sleep(ms);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const keeper = await open(folder);
    expect(await keeper.write()).toBe(1);
    expect(readdirSync(folder).filter((name) => name.includes('.init-'))).toEqual([]);
    await keeper.end('SIGTERM');
  }
});

test('a lock file whose process id now belongs to another program does not stop a start', async () => {
  const first = await open(dataDir);
  await first.write();
  const lock = readFileSync(join(first.folder, 'postmaster.pid'), 'utf8');
  await first.end('SIGTERM');
  const { uid, gid } = statSync(first.folder);
  const bystander = spawn('sleep', ['60'], { uid, gid });
  const left = join(first.folder, 'postmaster.pid');
  writeFileSync(left, lock.replace(/^\d+/, String(bystander.pid)), { mode: 0o600 });
  chownSync(left, uid, gid);
  expect((await open(dataDir)).rows).toBe(1);
  expect(bystander.exitCode).toBeNull();
  bystander.kill();
});

test('an empty lock file, left by a power cut, does not stop a start', async () => {
  const first = await open(dataDir);
  await first.write();
  await first.end('SIGTERM');
  const { uid, gid } = statSync(first.folder);
  writeFileSync(join(first.folder, 'postmaster.pid'), '', { mode: 0o600 });
  chownSync(join(first.folder, 'postmaster.pid'), uid, gid);
  expect((await open(dataDir)).rows).toBe(1);
});

test('PostgreSQL listens on its socket alone in a folder closed to others', async () => {
  const keeper = await open(dataDir);
  const fds = `/proc/${postmasterOf(keeper.folder)}/fd`;
  const sockets = readdirSync(fds).flatMap((fd) => /^socket:\[(\d+)\]$/.exec(readlinkSync(join(fds, fd)))?.[1] ?? []);
  const heard = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n'));
  const inodes = heard.map((line) => line.trim().split(/\s+/)[9]);
  expect(sockets.length).toBeGreaterThan(0);
  expect(sockets.filter((inode) => inodes.includes(inode))).toEqual([]);
  expect(statSync(keeper.host).mode & 0o077).toBe(0);
});

test('a database of another major version is refused with what to do', async () => {
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '14\n');
  await expect(keep(dataDir)).rejects.toThrow(/was made by PostgreSQL 14 and this is PostgreSQL \d+/);
});

test('a folder without the programs of PostgreSQL is refused by name', async () => {
  await expect(keep(dataDir, { binDir: dataDir })).rejects.toThrow(`No PostgreSQL to run in ${dataDir}`);
});

test("PostgreSQL's own log never quotes what people write, not even in an error", async () => {
  const postgres = await startPostgres({ dataDir, log: { info() {}, warn() {}, error() {} } });
  const { pool, close } = connect(postgres.connection);
  await pool.query('create table said (words text unique)');
  await pool.query("insert into said values ('a confession')");
  await expect(pool.query("insert into said values ('a confession')")).rejects.toThrow('duplicate key');
  await expect(pool.query("select 'a confession'::int")).rejects.toThrow('invalid input syntax');
  await close();
  await postgres.stop();
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('database system is shut down');
  expect(log).not.toContain('confession');
});
