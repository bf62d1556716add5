import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { check } from './check.ts';
import { ensureChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'wren-test-'));
let passed = 0;
let failed = 0;

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const result = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

/** Adds up a runner's own report. A runner that failed without one counts as one failure, never as none. */
function count(report: string, ok: boolean, read: (json: unknown) => { passed: number; failed: number }): void {
  let tally = { passed: 0, failed: 0 };
  try {
    tally = read(JSON.parse(readFileSync(join(reports, report), 'utf8')));
  } catch (cause) {
    console.error(`No report from ${report}:`, cause);
  }
  passed += tally.passed;
  failed += ok ? tally.failed : Math.max(1, tally.failed);
}

const unchecked = check();
failed += unchecked.length;

const CHROMIUM_BIN = ensureChromium();
await buildWeb();

const unit = run(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
  {
    CHROMIUM_BIN,
  },
);
count('vitest.json', unit, (json) => {
  const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
});

const journeys = run('playwright', ['test', '--reporter=list,json'], {
  CHROMIUM_BIN,
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json`,
});
count('playwright.json', journeys, (json) => {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
});

rmSync(reports, { recursive: true, force: true });
if (unchecked.length > 0) console.log(`Not in order: ${unchecked.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
