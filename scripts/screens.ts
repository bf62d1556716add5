import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Photographs pages of a running Wren, at 375, 768 and 1280 px, in light and dark:
 * `node scripts/screens.ts [--base http://127.0.0.1:8000] [--out /tmp/screens] /login /signup …`
 */
const option = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv.splice(at, 2)[1] ?? fallback);
};
const base = option('base', 'http://127.0.0.1:8000');
const out = option('out', '/tmp/screens');
const widths = option('widths', '375,768,1280').split(',').map(Number);
const pages = process.argv.slice(2);
mkdirSync(out, { recursive: true });

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of widths) {
      const viewport = { width, height: width < 600 ? 812 : 900 };
      const page = await browser.newPage({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
      page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
      for (const path of pages.length > 0 ? pages : ['/']) {
        await page.goto(base + path, { waitUntil: 'networkidle' });
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
        const file = `${out}/${name}-${width}-${theme}.png`;
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
}
