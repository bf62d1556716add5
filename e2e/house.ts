import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');

/** Names the data folder that houses begin with a copy of (`prepare.ts`); without one a house makes its own. */
export const prepared = 'WREN_JOURNEYS_PREPARED';

/** A whole Wren for a journey: the real server on a port and a data folder of its own. */
export interface House {
  url: string;
  dataDir: string;
  /** Everything the server printed so far. */
  output(): string;
  stop(): Promise<void>;
  /** The process of the server. */
  server: ChildProcess;
}

/** Starts `npm start`'s own script, or another, with `env` on top of nothing configured, and waits until it is ready. */
export async function openHouse(env: Record<string, string> = {}, script = 'scripts/start.js'): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wren-e2e-'));
  const begun = process.env[prepared];
  if (begun) execFileSync('cp', ['-a', `${begun}/.`, dataDir]);
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT_FACTOR: '100',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const pipe of [server.stdout, server.stderr]) pipe?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const stop = async () => {
    await leaveHouse(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, server);
  } catch (cause) {
    await stop();
    throw new Error(`the server did not become ready:\n${printed}`, { cause });
  }
  return { url, dataDir, output: () => printed, stop, server };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`it exited with ${server.exitCode}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await wait(50);
  }
  throw new Error('it was not ready within a minute');
}

/** Asks a server to leave and waits until it has; what it keeps stays. */
export async function leaveHouse(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await Promise.race([gone, wait(15_000).then(() => server.kill('SIGKILL'))]);
  await gone;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port could be had');
  return address.port;
}
