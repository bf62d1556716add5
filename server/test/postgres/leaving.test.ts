import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFolder, processesIn, until } from './keep.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

/** A data folder that Wren was started and left in once; the tests that are about no first start begin with copies of it. */
let prepared: string;
let dataDir: string;
let house: ChildProcess;
let printed: string;

beforeAll(async () => {
  dataDir = openFolder();
  printed = '';
  start();
  await listening();
  house.kill('SIGTERM');
  await exitCode();
  prepared = dataDir;
});

afterAll(() => rmSync(prepared, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = openFolder();
  printed = '';
});

/** Lets this test begin where Wren has been before. */
function moveIn(): void {
  execFileSync('cp', ['-a', `${prepared}/.`, dataDir]);
}

afterEach(async () => {
  house.kill('SIGKILL');
  await until(() => processesIn(dataDir).length === 0, 'no process is left');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts Wren as an operator does, with nothing configured but where things go. */
function start(env: Record<string, string> = {}): void {
  house = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LLM_PROVIDER: 'built-in', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const pipe of [house.stdout, house.stderr]) pipe?.on('data', (text: Buffer) => (printed += text.toString()));
}

/** Waits until Wren listens; gives its port. */
async function listening(): Promise<number> {
  const address = /listening at http:\/\/127\.0\.0\.1:(\d+)/;
  await until(() => address.test(printed) || house.exitCode !== null, 'Wren listens');
  const port = Number(address.exec(printed)?.[1]);
  expect(port, printed).toBeGreaterThan(0);
  return port;
}

async function exitCode(): Promise<number | null> {
  if (house.exitCode === null) await once(house, 'exit');
  return house.exitCode;
}

test('SIGTERM leaves no process, no lock and no socket behind', async () => {
  start();
  const port = await listening();
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  house.kill('SIGTERM');
  expect(await exitCode()).toBe(0);
  expect(processesIn(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(existsSync(join(dataDir, 'postgres/.s.PGSQL.5432'))).toBe(false);
});

test('one Ctrl-C that arrives twice, from the terminal and from npm, is one', async () => {
  moveIn();
  start();
  await listening();
  house.kill('SIGINT');
  await sleep(2);
  house.kill('SIGINT');
  expect(await exitCode()).toBe(0);
  expect(processesIn(dataDir)).toEqual([]);
});

test('a second Ctrl-C does not wait for a call that is still under way', async () => {
  moveIn();
  start();
  const call = connect(await listening(), '127.0.0.1');
  call.on('error', () => {});
  call.write('POST /api/users/ HTTP/1.1\r\nHost: wren\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n');
  // The server says that it is waiting for the rest.
  await once(call, 'data');
  house.kill('SIGINT');
  await sleep(700);
  expect(house.exitCode).toBeNull();
  house.kill('SIGINT');
  // Had it waited for the call, it would have left in peace, with 0.
  expect(await exitCode()).toBe(1);
  await until(() => processesIn(dataDir).length === 0, 'PostgreSQL has stopped');
});

test('a start that is told to stop on the way stops, and leaves nothing half made', async () => {
  start();
  await until(() => existsSync(join(dataDir, 'postgres.log')), 'the database is being made');
  house.kill('SIGTERM');
  expect(await exitCode()).toBe(0);
  expect(processesIn(dataDir)).toEqual([]);
});

test('a port that is taken is said in one sentence, and the database stops again', async () => {
  moveIn();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  start({ PORT: String(port) });
  expect(await exitCode()).toBe(1);
  other.close();
  expect(printed).toContain(`another program already listens on port ${port}. Stop it, or set PORT to a free one.`);
  await until(() => processesIn(dataDir).length === 0, 'PostgreSQL has stopped');
});

test('a database that a newer Wren has migrated is refused and left as it is', async () => {
  moveIn();
  const { startPostgres } = await import('#platform/postgres/postgres.ts');
  const { connect: open } = await import('#platform/database/connect.ts');
  const postgres = await startPostgres({ dataDir, log: { info() {}, warn() {}, error() {} } });
  const { pool, close } = open(postgres.connection);
  await pool.query("insert into kysely_migration values ('9999-from-tomorrow', '2026-11-20')");
  await close();
  await postgres.stop();
  printed = '';
  start();
  expect(await exitCode()).toBe(1);
  expect(printed).toContain('The database could not be migrated.');
  await until(() => processesIn(dataDir).length === 0, 'PostgreSQL has stopped');
});
