import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { type Account, as } from './account.ts';

/**
 * A shell that stands between Node and PostgreSQL and holds the reading end of a pipe whose writing end is Node's alone.
 * The pipe ends when Node closes it or dies, by `kill -9` too, and then the shell asks PostgreSQL to stop (SIGINT: roll
 * back what is open, write everything out). It says PostgreSQL's process id first and leaves with its exit code.
 */
const script = `
"$@" 3<&- 1>&2 & postgres=$!
echo "$postgres"
exec 1>&-
(read -r _ <&3; kill -INT "$postgres") 2>/dev/null & watcher=$!
wait "$postgres"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`;

/**
 * How long (ms) PostgreSQL may take to stop when asked (SIGINT) before it is told to stop at once (SIGQUIT), which loses
 * nothing: the next start recovers from the log. Asked in the middle of a recovery, it has been seen to wait for good.
 */
export const patience = 5_000;

export interface Guarded {
  /** PostgreSQL's own process id. */
  pid: number;
  /** Its exit code once it has gone, null when a signal ended the guardian. */
  gone: Promise<number | null>;
  hasGone(): boolean;
  /** Asks PostgreSQL to stop, insists when it does not, and waits until it has gone. */
  stop(): Promise<void>;
}

/** Starts one of PostgreSQL's programs in a session of its own, out of reach of the terminal's Ctrl-C. `env` is all it sees of ours. */
export async function guard(
  command: string[],
  { account, logFile, env }: { account: Account | undefined; logFile: string; env: NodeJS.ProcessEnv },
): Promise<Guarded> {
  const log = openSync(logFile, 'a', 0o600);
  const shell: ChildProcess = spawn('/bin/sh', ['-c', script, 'sh', ...command], {
    ...as(account),
    cwd: '/',
    env,
    detached: true,
    stdio: ['ignore', 'pipe', log, 'pipe'],
  });
  closeSync(log);
  const gone = once(shell, 'exit').then(([code]) => code as number | null);
  const pipe = shell.stdio[3] as Writable;
  pipe.on('error', () => {}); // It breaks when PostgreSQL went first, which `gone` tells.
  const first = await Promise.race([once(shell.stdout as Readable, 'data').then(String), gone]);
  return {
    pid: Number(first),
    gone,
    hasGone: () => shell.exitCode !== null || shell.signalCode !== null,
    async stop() {
      pipe.end();
      const insisting = setTimeout(() => signal(Number(first), 'SIGQUIT'), patience);
      await gone;
      clearTimeout(insisting);
    },
  };
}

/** Sends a signal to a process that may have gone already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
