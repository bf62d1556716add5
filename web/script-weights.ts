import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of script in brotli, as a browser on https is sent them, by the files of a build: the same on every machine. */
export interface ScriptWeights {
  /** What the document of a page names. */
  landing: number;
  login: number;
  chat: number;
  /** Everything the chat screen may ask for later: finished replies, exercises, what was remembered. */
  chatLater: number;
  /** What the frame around every signed-in screen may ask for later: the collapsed sidebar's tooltips, and toasts. */
  frameLater: number;
  /** The service worker, which every page asks for once it is quiet. */
  worker: number;
}

/** What is promised (spec of the public site, docs/benchmarks-web.md). */
export const budgets: Readonly<Record<keyof ScriptWeights, number>> = {
  landing: 3_000,
  login: 95_000,
  chat: 140_000,
  chatLater: 20_000,
  frameLater: 30_000,
  worker: 3_000,
};

/** Vite's own note of a build, by module below web/ or by a name of the chunk. */
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** The lazy parts of the frame, which stands around every signed-in screen. */
const ofFrame = ['src/shell/narrow-sidebar.tsx', 'src/ui/toaster.tsx'];

/** Weighs a build in `dist`. Throws when a module it looks for is no chunk of its own any more. */
export async function scriptWeights(dist: string): Promise<ScriptWeights> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no chunk for ${key}.`);
    return found;
  };
  const bytes = async (files: Iterable<string>) => {
    const sizes = await Promise.all([...files].map(async (file) => (await stat(join(dist, `${file}.br`))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const named = async (document: string) => {
    const html = await readFile(join(dist, document), 'utf8');
    return new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
  };
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const each of chunk(key).imports ?? []) withImports(each, seen);
    return seen;
  };

  /** These parts and what they may ask for in turn, without what is there already. */
  const later = (parts: readonly string[], there: ReadonlySet<string>): Set<string> => {
    const files = new Set<string>();
    const asked = [...parts];
    for (const part of asked) {
      for (const key of withImports(part)) {
        const { file, dynamicImports = [] } = chunk(key);
        if (there.has(file) || files.has(file) || !file.endsWith('.js')) continue;
        files.add(file);
        asked.push(...dynamicImports);
      }
    }
    return files;
  };

  const inChat = await named('app/discuss/index.html');
  // The router asks for every other screen; that is not the chat's to answer for.
  const asking = Object.keys(manifest).filter((key) => key !== 'src/main.tsx' && inChat.has(chunk(key).file));
  const parts = asking.flatMap((key) => chunk(key).dynamicImports ?? []).filter((key) => !ofFrame.includes(key));
  return {
    landing: await bytes(await named('index.html')),
    login: await bytes(await named('login/index.html')),
    chat: await bytes(inChat),
    chatLater: await bytes(later(parts, inChat)),
    frameLater: await bytes(later(ofFrame, inChat)),
    worker: await bytes(['sw.js']),
  };
}
