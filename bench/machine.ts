import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const ticksPerSecond = 100;

/** Whether a process can be pinned to a core here: at least two cores, and `taskset`. */
export const canPin = availableParallelism() > 1 && has('taskset');

/** Runs a bench program pinned to a core, with a channel to talk over. */
export function start(core: number, file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = fork(join(import.meta.dirname, file), args, { env: { ...process.env, ...env } });
  pin(child, core);
  return child;
}

/** Runs Wren itself, pinned: every process it starts, the database included, inherits the core. */
export function startWren(core: number, env: NodeJS.ProcessEnv): ChildProcess {
  const command = [process.execPath, ...startArguments()];
  const [file = '', ...args] = canPin ? ['taskset', '-c', String(core), ...command] : command;
  return spawn(file, args, { cwd: join(import.meta.dirname, '..'), env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** What `npm start` gives to Node. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  return scripts.start.split(' ').slice('exec node'.split(' ').length);
}

function pin(child: ChildProcess, core: number): void {
  if (canPin) execFileSync('taskset', ['-apc', String(core), String(child.pid)], { stdio: 'ignore' });
}

/** The next thing a bench program says. */
export function answer<T>(child: ChildProcess, question?: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const endedEarly = (code: number | null) => reject(new Error(`a bench program ended early (${code})`));
    child.once('exit', endedEarly);
    child.once('message', (message) => {
      child.off('exit', endedEarly);
      resolve(message as T);
    });
    if (question) child.send(question);
  });
}

/** CPU time a process has used, in milliseconds. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** CPU time of every descendant of a process that is alive or was waited for, in milliseconds. */
export function descendantsCpuMs(pid: number): number {
  return descendants(pid).reduce((sum, child) => sum + cpuMs(child) + reapedCpuMs(child), 0);
}

function reapedCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / ticksPerSecond;
}

/** Proportional set size of a process, in MiB: memory shared with others counts by its share. */
export function pssMiB(pid: number): number {
  const line = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/** Every live descendant of a process. */
export function descendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const parent = Number(readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    } catch {
      // It ended between the listing and the look.
    }
  }
  const below = (id: number): number[] => (children.get(id) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

/** The value below which `share` (0–1) of the numbers lie. */
export function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function has(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
