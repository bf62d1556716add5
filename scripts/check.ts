import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Format, lint and types; the doors between rooms are checked by `architecture.test.ts`. Returns the names of what failed. */
export function check(): string[] {
  const steps: [name: string, command: string[]][] = [
    ['format and lint', ['biome', 'ci', '--error-on-warnings', '.']],
    ['types: contract', ['tsc', '-p', 'contract']],
    ['types: server', ['tsc', '-p', 'server']],
    ['types: web', ['tsc', '-p', 'web']],
    ['types: everything else', ['tsc', '-p', '.']],
    ['doors', ['vitest', 'run', '--project', 'doors', '--reporter', 'dot']],
  ];
  return steps.filter(([name, command]) => !passes(name, command)).map(([name]) => name);
}

function passes(name: string, [command = '', ...args]: string[]): boolean {
  const started = performance.now();
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${Math.round(performance.now() - started)} ms)`);
  return status === 0;
}

if (import.meta.main) process.exitCode = check().length === 0 ? 0 : 1;
