import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Milliseconds since `npm start` was entered, npm's own share included where the system tells it (Linux); else since this process began. */
export function sinceCommand(): number {
  const npm = process.env.npm_lifecycle_event ? npmOf(process.pid) : undefined;
  return npm ? uptime() - npm : performance.now();
}

/** When the npm above a process began, in ms since the machine did. npm runs a script through a shell. */
function npmOf(pid: number): number | undefined {
  for (let steps = 0, at = pid; steps < 4; steps += 1) {
    const stat = read(`/proc/${at}/stat`);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (!stat || !fields) return undefined;
    if (/\(npm/.test(stat)) return (Number(fields[19]) * 1000) / ticksPerSecond;
    at = Number(fields[1]);
  }
  return undefined;
}

function uptime(): number {
  return Number.parseFloat(read('/proc/uptime') ?? '0') * 1000;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
