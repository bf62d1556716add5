import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux tells about processes under /proc; elsewhere (macOS) `ps` is asked, which costs a few milliseconds. */
const hasProc = existsSync('/proc/self/stat');

/** The words a living process was started with; empty when there is none, or when it is a zombie. */
export function commandLine(pid: number): string[] {
  if (hasProc) return (read(`/proc/${pid}/cmdline`) ?? '').split('\0').filter(Boolean);
  return (ps(pid, 'args=') ?? '').split(/\s+/).filter(Boolean);
}

/**
 * A name for a living process that no later process gets, even when the process id is used again: `<pid>.<start time>`.
 * Undefined when there is no such process, or it is dead and merely not collected yet.
 */
export function identity(pid: number): string | undefined {
  if (!hasProc) {
    const started = ps(pid, 'lstart=')?.replace(/\W+/g, '-');
    return started ? `${pid}.${started}` : undefined;
  }
  // The second field is the program's name in brackets and may hold anything, brackets included (proc_pid_stat(5)).
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, started] = [fields?.[0], fields?.[19]];
  return started === undefined || state === 'Z' || state === 'X' ? undefined : `${pid}.${started}`;
}

/** Whether the process once named so still lives. */
export function lives(name: string): boolean {
  return identity(Number.parseInt(name, 10)) === name;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
