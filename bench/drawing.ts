import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { desk, type Work, watch } from './browser.ts';
import type { Way } from './web/asked.ts';

const origin = 'http://127.0.0.1:1';

/** Builds the page on which the ways of drawing a reply stand side by side. */
export async function buildDrawing(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'web'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
}

/** One way of drawing, fed `text` at `perSecond` words a second on a fresh page: the work of it. */
export async function drawReply(
  browser: Browser,
  outDir: string,
  way: Way,
  text: string,
  perSecond: number,
): Promise<Work> {
  const { page, context, work } = await watch(browser, desk);
  // The page needs no server, and must not find another one.
  await page.route('**/*', (route) => route.fulfill({ path: join(outDir, new URL(route.request().url()).pathname) }));
  await page.goto(`${origin}/index.html`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const done = await work(() => page.evaluate((asked) => globalThis.draw(asked), { way, text, perSecond }));
  await context.close();
  return done;
}
