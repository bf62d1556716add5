import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Said } from './keeper.ts';

type Ready = Extract<Said, { kind: 'ready' }>;

/** A keeper that is ready. */
export interface Keeper extends Ready {
  process: ChildProcess;
  warnings: string[];
  write(): Promise<number>;
  /** Sends a signal and waits until the process has gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const program = join(import.meta.dirname, 'keeper.ts');

/** A temporary folder that only we can enter. */
export function closedFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'wren-pg-')));
}

/** A temporary folder that everyone can enter. */
export function openFolder(): string {
  const folder = closedFolder();
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts a keeper and waits until it is ready; rejects with its sentence when it refuses. */
export async function keep(
  dataDir: string,
  { binDir, from = program, uid, node }: { binDir?: string; from?: string; uid?: number; node?: string } = {},
): Promise<Keeper> {
  const child = begin(dataDir, { binDir, from, uid, node });
  const warnings: string[] = [];
  child.on('message', (said: Said) => said.kind === 'warned' && warnings.push(said.sentence));
  const hear = async <Kind extends Said['kind']>(kind: Kind): Promise<Extract<Said, { kind: Kind }>> => {
    for (;;) {
      const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [Said | number | null];
      if (said === null || typeof said === 'number') throw new Error(`the keeper has gone (${said})`);
      if (said.kind === 'failed') throw new Error(said.sentence);
      if (said.kind === kind) return said as Extract<Said, { kind: Kind }>;
    }
  };
  return {
    ...(await hear('ready')),
    process: child,
    warnings,
    async write() {
      child.send('write');
      return (await hear('wrote')).row;
    },
    async end(signal) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

/** Starts a keeper and waits for nothing. */
export function begin(
  dataDir: string,
  {
    binDir,
    from = program,
    uid,
    node,
  }: { binDir?: string | undefined; from?: string; uid?: number | undefined; node?: string | undefined } = {},
): ChildProcess {
  return fork(from, [dataDir, ...(binDir ? [binDir] : [])], {
    execArgv: [],
    ...(uid !== undefined && { uid }),
    ...(node !== undefined && { execPath: node }),
  });
}

/** The processes that were started with a path below a folder, or that work in it: PostgreSQL's workers tell only the latter. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        if (/(^|\/)node$/.test(words[0] ?? '')) return false;
        return words.some((word) => word.startsWith(folder)) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        return false;
      }
    })
    .map(Number);
}

export function postmasterOf(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
}

/** Waits until something holds, and fails after half a minute: the machine may be busy with other tests. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (const deadline = performance.now() + 90_000; !holds(); await sleep(10)) {
    if (performance.now() > deadline) throw new Error(`it never came true that ${what}`);
  }
}
