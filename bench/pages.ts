import lighthouse from 'lighthouse';
import type { Browser, Page } from 'playwright';
import { phone, watch } from './browser.ts';
import type { Person } from './person.ts';
import { median } from './table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Scores from 0 to 100 and the largest contentful paint (ms) on Lighthouse's simulated slow network; medians. */
export interface Scores {
  path: string;
  scores: Record<Category, number>;
  lcp: number;
  /** The audits that cost a score, by name. */
  lost: string[];
}

/** Lighthouse's mobile preset, which is its default, on a Chromium that listens on `port`. */
export async function lighthouseScores(url: string, path: string, port: number, runs: number): Promise<Scores> {
  const found: { scores: Record<Category, number>; lcp: number }[] = [];
  const lost = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url + path, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
    const { lhr } = result;
    const score = (category: Category) => Math.round(100 * (lhr.categories[category]?.score ?? 0));
    found.push({
      scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Record<Category, number>,
      lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    });
    for (const category of categories) {
      for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
        const { score: part, scoreDisplayMode } = lhr.audits[id] ?? {};
        if (weight > 0 && scoreDisplayMode !== 'notApplicable' && typeof part === 'number' && part < 0.9) lost.add(id);
      }
    }
  }
  const middle = (category: Category) => median(found.map(({ scores }) => scores[category]));
  return {
    path,
    scores: Object.fromEntries(categories.map((category) => [category, middle(category)])) as Record<Category, number>,
    lcp: median(found.map(({ lcp }) => lcp)),
    lost: [...lost],
  };
}

/** Largest contentful paint (ms), slowed, over loopback, with nothing cached: one for each run. */
export async function paints(browser: Browser, address: string, runs: number, person?: Person): Promise<number[]> {
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context, entries } = await watch(browser, { ...phone, ...(await person?.browser()) });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    found.push((await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN);
    await context.close();
  }
  return found;
}

/** Script bytes as a browser on https is sent them (brotli). */
export interface Scripts {
  /** What the document itself names. */
  initial: number;
  /** What the page fetched later. */
  lazy: number;
}

/** The scripts a browser fetched for a page, and for what `then` did there. */
export async function scriptBytes(
  browser: Browser,
  address: string,
  person?: Person,
  then?: (page: Page) => Promise<void>,
): Promise<Scripts> {
  const { page, context } = await watch(browser, await person?.browser());
  const urls = new Set<string>();
  page.on('request', (asked) => asked.resourceType() === 'script' && urls.add(asked.url()));
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  await then?.(page);
  await context.close();
  const bytes: Scripts = { initial: 0, lazy: 0 };
  for (const url of urls) {
    bytes[html.includes(new URL(url).pathname) ? 'initial' : 'lazy'] += await brotliBytes(url);
  }
  return bytes;
}

async function brotliBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (headers.get('content-encoding') !== 'br') throw new Error(`${url} is not sent in brotli`);
  return Number(headers.get('content-length'));
}
