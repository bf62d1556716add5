import { buildWeb } from './build-web.ts';
import { check } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { type Outcome, type Runner, runPlaywright, runVitest } from './runners.ts';

let passed = 0;
const lines: string[] = [];

/**
 * Runs everything once, and the files in which something failed once more, alone. What passes only then counts as
 * passed and is named at the end: it is a bug of the test or of the house, but it need not hold up everyone else's work.
 */
function runTwice(runner: Runner, env: NodeJS.ProcessEnv): Outcome['failures'] {
  const first = runner(env);
  passed += first.passed;
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > mostFiles || files.includes('')) return first.failures;
  const { failures: still } = runner(env, files);
  const steady = new Set(still.map(nameOf));
  const unsteady = first.failures.filter((each) => !steady.has(nameOf(each)));
  passed += unsteady.length;
  lines.push(...unsteady.map((each) => `Passed only when run again: ${nameOf(each)}`));
  return still;
}

/** More files than this with a failure in them are no accident. */
const mostFiles = 3;

const nameOf = ({ file, title }: Outcome['failures'][number]) => `${file} › ${title}`;

const unchecked = check().map((title) => ({ file: 'npm run check', title }));
const CHROMIUM_BIN = ensureChromium();
await buildWeb();
const failures = [...unchecked, ...runTwice(runVitest, { CHROMIUM_BIN }), ...runTwice(runPlaywright, { CHROMIUM_BIN })];

// Last, so that it can be read where only the end of a log is kept.
lines.push(...failures.map((each) => `Failed: ${nameOf(each)}`), `${passed} passed, ${failures.length} failed`);
console.log(lines.join('\n'));
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
