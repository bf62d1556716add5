import lighthouse, { type RunnerResult } from 'lighthouse';
import type { Browser } from 'playwright';
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
    const { lhr } = await measured(url + path, port);
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

/** One measurement. A busy machine loses a trace now and then, and Lighthouse itself then asks to be run again. */
async function measured(address: string, port: number, tries = 3): Promise<RunnerResult> {
  const result = await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (result && !result.lhr.runtimeError) return result;
  if (tries > 1) return measured(address, port, tries - 1);
  throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
}

/**
 * Largest contentful paint (ms), slowed, over loopback, with nothing cached: one for each run. A page that draws itself is
 * there when its headline is, however long the network has been quiet by then.
 */
export async function paints(
  browser: Browser,
  address: string,
  headline: string,
  runs: number,
  person?: Person,
): Promise<number[]> {
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context, entries } = await watch(browser, { ...phone, ...(await person?.browser()) });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: headline }).waitFor();
    await page.waitForTimeout(500);
    found.push((await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN);
    await context.close();
  }
  return found;
}
