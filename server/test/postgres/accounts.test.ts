import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeCheckout } from './checkout.ts';
import { closedFolder, type Keeper, keep, openFolder, processesIn, until } from './keep.ts';

const nobody = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
let room: string;
let version: string;
let keepers: Keeper[];
let leftElsewhere: string[];

beforeEach(() => {
  room = closedFolder();
  version = `0.0.0-test-${randomBytes(4).toString('hex')}`;
  keepers = [];
  leftElsewhere = [];
});

afterEach(async () => {
  for (const { process } of keepers) process.kill('SIGKILL');
  for (const folder of [room, ...leftElsewhere]) {
    await until(() => processesIn(folder).length === 0, 'no process is left');
    rmSync(folder, { recursive: true, force: true });
  }
});

async function open(...args: Parameters<typeof keep>): Promise<Keeper> {
  const keeper = await keep(...args);
  keepers.push(keeper);
  if (!keeper.folder.startsWith(room)) leftElsewhere.push(dirname(keeper.folder));
  return keeper;
}

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('a data folder below one that only root can enter keeps its database where PostgreSQL can, and finds it again', async () => {
    const dataDir = join(room, 'data');
    const first = await open(dataDir);
    expect(first.folder).toMatch(/^\/var\/lib\/wren\/[0-9a-f]{16}\/postgres$/);
    expect(readlinkSync(join(dataDir, 'postgres'))).toBe(first.folder);
    expect(statSync(room).mode & 0o077).toBe(0);
    await first.write();
    await first.end('SIGKILL');
    chmodSync(room, 0o755);
    const second = await open(dataDir);
    expect(second).toMatchObject({ folder: first.folder, rows: 1 });
  });

  test('a database whose data folder was deleted is set aside, not opened without its keys and not deleted', async () => {
    const dataDir = join(room, 'data');
    const first = await open(dataDir);
    await first.write();
    await first.end('SIGTERM');
    rmSync(dataDir, { recursive: true });
    const second = await open(dataDir);
    expect(second).toMatchObject({ folder: first.folder, rows: 0 });
    const home = dirname(first.folder);
    const aside = readdirSync(dirname(home)).filter((name) => join(dirname(home), name).startsWith(`${home}.left-`));
    leftElsewhere.push(...aside.map((name) => join(dirname(home), name)));
    expect(aside).toHaveLength(1);
  });

  test('a data folder that is closed itself is opened to PostgreSQL alone', async () => {
    chmodSync(room, 0o755);
    const dataDir = join(room, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    const keeper = await open(dataDir);
    expect(keeper.folder).toBe(join(dataDir, 'postgres'));
    expect(statSync(dataDir)).toMatchObject({ uid: 0, gid: statSync(keeper.folder).gid });
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
  });

  test('a checkout that only root can enter, installed without scripts, has its programs copied once', async () => {
    const { keeper: from } = makeCheckout(join(room, 'checkout'), version);
    const dataDir = openFolder();
    leftElsewhere.push(dataDir);
    const copies = () => readdirSync('/var/lib/wren').filter((name) => name.endsWith(version));
    const first = await open(dataDir, { from });
    await first.write();
    await first.end('SIGTERM');
    expect(copies()).toHaveLength(1);
    leftElsewhere.push(join('/var/lib/wren', copies()[0] ?? ''));
    const made = statSync(join('/var/lib/wren', copies()[0] ?? '')).ctimeMs;
    expect((await open(dataDir, { from })).rows).toBe(1);
    expect(copies()).toHaveLength(1);
    expect(statSync(join('/var/lib/wren', copies()[0] ?? '')).ctimeMs).toBe(made);
  });

  test('missing links between libraries are made where the checkout can be entered', async () => {
    chmodSync(room, 0o755);
    const { keeper: from, native } = makeCheckout(join(room, 'checkout'), version);
    await open(join(room, 'data'), { from });
    expect(lstatSync(join(native, 'lib/libpq.so.5')).isSymbolicLink()).toBe(true);
    expect(readdirSync('/var/lib/wren', { withFileTypes: true }).filter(({ name }) => name.endsWith(version))).toEqual(
      [],
    );
  });

  test('a plain user whose node_modules belong to someone else gets a copy of the programs in the data folder', async () => {
    chmodSync(room, 0o755);
    const { keeper: from, node } = makeCheckout(join(room, 'checkout'), version);
    const dataDir = join(room, 'data');
    mkdirSync(dataDir);
    chownSync(dataDir, nobody, nobody);
    const keeper = await open(dataDir, { from, node, uid: nobody });
    expect(keeper).toMatchObject({ folder: join(dataDir, 'postgres'), rows: 0 });
    expect(existsSync(join(dataDir, 'cache', `postgresql-${process.platform}-${process.arch}-${version}`))).toBe(true);
  });

  test('a database that a plain user made goes on running as that user', async () => {
    chmodSync(room, 0o755);
    const { keeper: from, node } = makeCheckout(join(room, 'checkout'), version);
    const dataDir = join(room, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    chownSync(dataDir, nobody, nobody);
    const first = await open(dataDir, { from, node, uid: nobody });
    await first.write();
    await first.end('SIGTERM');
    expect(await open(dataDir, { from, node })).toMatchObject({ account: 'nobody', rows: 1 });
  });

  test('a database that root copied from somewhere else is opened', async () => {
    chmodSync(room, 0o755);
    const first = await open(join(room, 'data'));
    await first.write();
    await first.end('SIGTERM');
    execFileSync('cp', ['-r', join(room, 'data'), join(room, 'copy')]);
    expect((await open(join(room, 'copy'))).rows).toBe(1);
  });
});
