import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a run of tests came to. A failure is named by its file, from the root, and its title. */
export interface Outcome {
  passed: number;
  failures: { file: string; title: string }[];
}

/** Runs every test, or those of some files, shows the runner's own lines, and reads its report. */
export type Runner = (env: NodeJS.ProcessEnv, files?: readonly string[]) => Outcome;

/** Unit and API tests. */
export const runVitest: Runner = (env, files = []) =>
  run(
    'vitest',
    env,
    (report) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    readVitest,
  );

/** Journeys in a browser. */
export const runPlaywright: Runner = (env, files = []) =>
  run('playwright', env, () => ['test', '--reporter=list,json', ...files], readPlaywright);

function run(
  command: string,
  env: NodeJS.ProcessEnv,
  args: (report: string) => string[],
  read: (report: unknown) => Outcome,
): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'wren-test-'));
  const report = join(folder, 'report.json');
  try {
    const { status } = spawnSync(join(root, 'node_modules/.bin', command), args(report), {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const outcome = read(JSON.parse(readFileSync(report, 'utf8')));
    // A run that failed although no test did, as when a file cannot be loaded, is a failure of its own.
    const isExplained = status === 0 || outcome.failures.length > 0;
    return isExplained ? outcome : { ...outcome, failures: [{ file: '', title: `${command} ended with ${status}` }] };
  } catch (cause) {
    console.error(`No report from ${command}:`, cause);
    return { passed: 0, failures: [{ file: '', title: `${command} gave no report` }] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

function readVitest(report: unknown): Outcome {
  const { numPassedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, title: 'could not be run' }];
    return failed.map(({ fullName }) => ({ file, title: fullName }));
  });
  return { passed: numPassedTests, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; ok: boolean }[];
}

function readPlaywright(report: unknown): Outcome {
  const { stats, suites } = report as { stats: { expected: number }; suites: PlaywrightSuite[] };
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({ file: `e2e/${file}`, title }));
  return { passed: stats.expected, failures };
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}
