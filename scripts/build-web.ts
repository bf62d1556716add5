import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const mark = '.built-from';

/** What the pages are made of: files, and folders with all that is below them. */
const sources = [
  'package-lock.json',
  'contract/src',
  'content',
  'docs/safety.md',
  'server/knowledge',
  'server/plans.json',
  ...readdirSync(join(root, 'web')).flatMap((name) => (/\.(?:ts|html|json)$/.test(name) ? [`web/${name}`] : [])),
  'web/src',
  'web/public',
];

/** Builds `web/dist` unless it already stands for these sources. Returns whether it had to. A fired `signal` stops the build. */
export async function buildWeb(signal?: AbortSignal): Promise<boolean> {
  const fingerprint = fingerprintOf(sources);
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

/** Names, sizes and times rather than contents, asked one after the other: a start with nothing to build must cost milliseconds. */
function fingerprintOf(paths: string[]): string {
  // Where the site stands is written into its pages.
  const lines = [process.env.PUBLIC_URL ?? ''];
  for (const name of paths.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(join(root, name));
    lines.push(`${name} ${size} ${Math.round(mtimeMs)}`);
  }
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
}

function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
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
