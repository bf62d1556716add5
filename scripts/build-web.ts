import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const mark = '.built-from';

/** What the pages are made of. */
const sources = [
  'package-lock.json',
  'contract/src/**/*.ts',
  'content/**/*',
  'docs/safety.md',
  'server/knowledge/**/*',
  'server/plans.json',
  'web/*.{ts,html,json}',
  'web/{src,public}/**/*',
];

/** Builds `web/dist` unless it already stands for these sources. Returns whether it had to. A fired `signal` stops the build. */
export async function buildWeb(signal?: AbortSignal): Promise<boolean> {
  const fingerprint = await fingerprintOf(sources);
  if ((await readFile(join(dist, mark), 'utf8').catch(() => '')) === fingerprint) return false;
  // Built beside and then moved, so that a second start at the same time never meets half a build.
  const made = join(root, 'web/.vite', `dist-${process.pid}`);
  try {
    await viteBuild(made, signal);
    await writeFile(join(made, mark), fingerprint);
    await moveIntoPlace(made);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  return true;
}

/** Another start may have put its build there between our two steps: then ours takes its place. */
async function moveIntoPlace(made: string, tries = 3): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  try {
    await rename(made, dist);
  } catch (error) {
    if (tries <= 1) throw error;
    await moveIntoPlace(made, tries - 1);
  }
}

/** Names, sizes and times rather than contents: a start with nothing to build must cost milliseconds. */
async function fingerprintOf(patterns: string[]): Promise<string> {
  // Where the site stands is written into its pages.
  const lines = [process.env.PUBLIC_URL ?? ''];
  for await (const name of glob(patterns, { cwd: root })) {
    const found = await stat(join(root, name));
    if (found.isFile()) lines.push(`${name} ${found.size} ${Math.round(found.mtimeMs)}`);
  }
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
}

function viteBuild(outDir: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = spawn(
      join(root, 'node_modules/.bin/vite'),
      ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
      {
        cwd: join(root, 'web'),
        ...(signal && { signal }),
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    vite.once('error', reject);
    vite.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the web build failed (vite exited with ${code})`)),
    );
  });
}

if (import.meta.main) await buildWeb();
