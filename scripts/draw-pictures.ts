import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';

/**
 * Draws the pictures that files must hold (icons, the Open Graph picture) from the same drawings and tokens the pages
 * use, into web/public. Run it after changing the bird or the colours: `node scripts/draw-pictures.ts`.
 */
const web = join(import.meta.dirname, '../web');
const out = join(web, 'public');
mkdirSync(out, { recursive: true });

/** Fonts are asked for by the page only if they come at once; a picture can wait for them. */
const face = (family: string, name: string, heaviest: number) =>
  `@font-face { font-family: '${family}'; font-weight: 200 ${heaviest}; src: url(/@fs${web}/../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2) }`;

/** The top of the landing page as a picture of 1200 by 630: the headline, the sky and the bird. */
const postcard = `
  ${face('Newsreader', 'newsreader', 800)}
  ${face('Source Sans 3', 'source-sans-3', 900)}
  header, .dawn-sky + div, h1 ~ div { display: none !important }
  .dawn-sky { height: 630px; margin: 0 !important; padding: 0 !important }
  .dawn-sky > svg:last-of-type { width: 35rem; bottom: 4.5rem }
  .dawn-sky > svg:first-of-type { height: 11rem }
  .dawn-sky > .sun { bottom: 1rem }
  h1 { max-width: 11ch !important; font-size: 4rem !important }
`;

const server = await createServer({ configFile: join(web, 'vite.config.ts'), server: { port: 0 }, logLevel: 'error' });
await server.listen();
const address = server.resolvedUrls?.local[0];
if (!address) throw new Error('The development server has no address.');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });

try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
  await page.goto(address, { waitUntil: 'networkidle' });

  const bird = await page.locator('header svg').nth(1).evaluate(withOwnColours);
  const icon = (side: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${side}">${bird}</svg>`;
  writeFileSync(join(out, 'favicon.svg'), icon('12 3 106 106'));

  // A phone cuts a maskable icon to its own shape: the bird stays inside the middle four fifths.
  const [whole, masked] = ['2 -7 126 126', '-19 -28 168 168'];
  for (const [name, size, side] of [
    ['favicon.png', 64, whole],
    ['apple-touch-icon.png', 180, whole],
    ['icon-192.png', 192, whole],
    ['icon-512.png', 512, whole],
    ['icon-maskable-512.png', 512, masked],
  ] as const) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0;background:#f5f5f1}svg{display:block}</style>${icon(side)}`);
    await page.screenshot({ path: join(out, name) });
  }

  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: postcard });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await page.screenshot({ path: join(out, 'og.png') });
} finally {
  await browser.close();
  await server.close();
}

/** The inner markup of a drawing with its colours written in, so that it stands without a stylesheet. */
function withOwnColours(svg: SVGElement | HTMLElement): string {
  for (const shape of svg.querySelectorAll<SVGElement>('path, circle, g')) {
    const { fill, stroke } = getComputedStyle(shape);
    shape.setAttribute('fill', fill);
    shape.setAttribute('stroke', stroke);
    shape.removeAttribute('class');
  }
  return svg.innerHTML;
}
