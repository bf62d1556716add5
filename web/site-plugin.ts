import { createServer, type Plugin, type Rolldown } from 'vite';
import { compressFolder } from './compress.ts';
import { type AppDocument, documents } from './documents.ts';
import { inlineHashes } from './inline-hashes.ts';
import { publicFile, workerWith } from './shelf.ts';
import type { SiteRenderer } from './src/site/document.ts';

interface AuthRenderer {
  renderAuth(path: string): Promise<string>;
}

type Load = (module: string) => Promise<unknown>;

/**
 * Makes the three kinds of document: public pages as static HTML, sign-in pages rendered and then hydrated, and shells
 * for /app. On request in dev, into files in the build, together with `documents.json` (which file answers which
 * address), `csp.json` (hashes of everything inline), `sw.js` (the service worker with the list of what it keeps) and a
 * .br and .gz beside every file worth compressing.
 */
export function site({ origin }: { origin: string }): Plugin {
  let outDir = '';
  return {
    name: 'wren:site',
    enforce: 'post',
    configResolved(config) {
      outDir = config.build.outDir.startsWith('/') ? config.build.outDir : `${config.root}/${config.build.outDir}`;
    },

    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        try {
          const html = await renderForDev(path, origin, (module) => server.ssrLoadModule(module));
          response.statusCode = html.found ? 200 : 404;
          response.setHeader('content-type', 'text/html');
          response.end(await server.transformIndexHtml(path, html.source));
        } catch (error) {
          next(error);
        }
      });
    },

    // Public pages are no part of the browser's module graph, so a change in them reloads the page.
    hotUpdate({ file, server }) {
      if (this.environment.name === 'client' && /\/(src\/(site|layout)|content)\//.test(file)) {
        server.ws.send({ type: 'full-reload' });
      }
    },

    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const server = await createServer({
          configFile: false,
          root: import.meta.dirname,
          appType: 'custom',
          logLevel: 'error',
          server: { middlewareMode: true, ws: false, watch: null },
          optimizeDeps: { noDiscovery: true, include: [] },
        });
        try {
          const files = await renderAll(bundle, origin, (module) => server.ssrLoadModule(module));
          for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
        } finally {
          await server.close();
        }
      },
    },

    async writeBundle() {
      await compressFolder(outDir);
    },
  };
}

async function renderForDev(path: string, origin: string, load: Load): Promise<{ source: string; found: boolean }> {
  const { pages, renderPage, renderShell, notFoundPath } = (await load('/src/site/render.tsx')) as SiteRenderer;
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const app = documents.find((document) => pattern(document.path).test(plain));
  if (app) {
    const assets = { styles: ['/src/ui/app.css'], scripts: ['/src/main.tsx'] };
    return { source: renderShell(app, await bodyOf(app, load), assets, origin), found: true };
  }
  const found = pages.find((page) => page.path === plain && page.path !== notFoundPath);
  const modules = (...names: (string | undefined)[]) => names.flatMap((name) => (name ? [`/${name}`] : []));
  const assets = {
    styles: modules('src/ui/site.css', ...(found?.sheets ?? [])),
    scripts: modules('src/site/enhance.ts', found?.script),
  };
  return { source: renderPage(found ? plain : notFoundPath, assets, origin), found: found !== undefined };
}

/** Every file the build adds to Vite's own: name below web/dist, and contents. */
async function renderAll(
  bundle: Rolldown.OutputBundle,
  origin: string,
  load: Load,
): Promise<[name: string, source: string][]> {
  const { pages, renderPage, renderShell, siteFiles, offlinePath } = (await load(
    '/src/site/render.tsx',
  )) as SiteRenderer;
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const assets = Object.values(bundle).filter((file) => file.type === 'asset');
  const chunk = (module: string) => chunks.find((each) => each.facadeModuleId?.endsWith(`/web/${module}`));
  const needed = (module: string): Rolldown.OutputChunk => {
    const found = chunk(module);
    if (!found) throw new Error(`The build has no chunk for ${module}: is it a lazy route of its own?`);
    return found;
  };

  const fonts = assets.map((asset) => `/${asset.fileName}`).filter((name) => name.endsWith('.woff2'));
  const sheet = (module: string): string => {
    const found = assets.find((asset) => asset.originalFileNames.some((name) => name.endsWith(module)));
    if (!found) throw new Error(`The build has no stylesheet for ${module}.`);
    return String(found.source).trim();
  };

  const files = new Map<string, string>(siteFiles(origin));
  const shelf = new Map<string, string | Uint8Array>([await publicFile('/favicon.svg')]);
  for (const name of fonts) shelf.set(name, sourceOf(bundle[name.slice(1)]));
  const always = ['src/site/enhance.ts'];
  for (const { path, file, sheets = [], script, kept } of pages) {
    const css = ['src/ui/site.css', ...sheets].map(sheet).join('');
    const entries = [...always, ...(script ? [script] : [])].map((name) => needed(name).fileName);
    const scripts = entries.map((name) => `/${name}`);
    const html = renderPage(path, { css, fonts, scripts, scriptsLast: true, worker: true }, origin);
    files.set(file, html);
    if (!kept) continue;
    shelf.set(path, html);
    for (const name of entries.flatMap((entry) => [...closure(entry, bundle)]))
      shelf.set(`/${name}`, sourceOf(bundle[name]));
  }

  const main = needed('src/main.tsx');
  for (const document of documents) {
    const start = [main, ...document.modules.map(needed)];
    const modules = [...new Set(start.flatMap((each) => [...closure(each.fileName, bundle)]))];
    const sheets = [...new Set(modules.flatMap((name) => stylesOf(bundle[name])))];
    // A page with something to show at once carries its styles; an empty shell fetches them beside its script.
    const look =
      document.kind === 'auth'
        ? {
            css: sheets.map((name) => textOf(bundle[name])).join(''),
            scriptsLast: true,
            // What anyone may come upon is read first; what a letter leads to has something to do at once.
            scriptsWait: document.description !== undefined,
          }
        : { styles: sheets.map((name) => `/${name}`) };
    const preload = modules.filter((name) => name !== main.fileName).map((name) => `/${name}`);
    const body = await bodyOf(document, load);
    files.set(
      document.file,
      renderShell(document, body, { ...look, fonts, scripts: [`/${main.fileName}`], preload, worker: true }, origin),
    );
  }

  // The worker is a script of its own address and no part of any page.
  const worker = needed('src/offline/worker.ts');
  const exercises = [...closure(needed('src/exercises/exercises.tsx').fileName, bundle)];
  const chatPage = '/app/discuss';
  const chatHtml = files.get(documents.find(({ path }) => path === chatPage)?.file ?? '') ?? '';
  const also = [...exercises, ...exercises.flatMap((name) => stylesOf(bundle[name]))]
    .map((name) => `/${name}`)
    .filter((name) => !chatHtml.includes(name));
  const chat = { page: chatPage, html: chatHtml, also: [...new Set(also)] };
  files.set('sw.js', workerWith(shelf, chat, worker.code, offlinePath));
  delete bundle[worker.fileName];

  const html = [...files].flatMap(([name, source]) => (name.endsWith('.html') ? [source] : []));
  files.set('csp.json', JSON.stringify(inlineHashes(html), null, 2));
  files.set(
    'documents.json',
    JSON.stringify(
      documents.map(({ path, file }) => ({ path, file })),
      null,
      2,
    ),
  );
  return [...files];
}

async function bodyOf(document: AppDocument, load: Load): Promise<string> {
  if (document.kind === 'app') return '';
  const { renderAuth } = (await load('/src/auth/prerender.tsx')) as AuthRenderer;
  return renderAuth(document.path);
}

/** A chunk and everything it imports statically. */
function closure(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (file?.type !== 'chunk' || seen.has(name)) return seen;
  seen.add(name);
  for (const each of file.imports) closure(each, bundle, seen);
  return seen;
}

function stylesOf(file: Rolldown.OutputBundle[string] | undefined): string[] {
  return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
}

function sourceOf(file: Rolldown.OutputBundle[string] | undefined): string | Uint8Array {
  if (!file) throw new Error('The build has lost a file that the service worker keeps.');
  return file.type === 'chunk' ? file.code : file.source;
}

function textOf(file: Rolldown.OutputBundle[string] | undefined): string {
  return file?.type === 'asset' ? String(file.source).trim() : '';
}

function pattern(path: string): RegExp {
  const source = path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?');
  return new RegExp(`^${source}$`);
}
