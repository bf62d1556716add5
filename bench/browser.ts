import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** How many times slower than this machine the browser's main thread runs. */
export const throttle = 4;

/** Lighthouse's own phone. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const desk = { viewport: { width: 1280, height: 800 } };

/** What the page did in a stretch of time, in milliseconds at the throttled speed. */
export interface Work {
  /** Processor time of the main thread: what others on the machine do is not in it. */
  scripting: number;
  /** The same by the clock, waiting for a core included. On a quiet machine the two agree. */
  byTheClock: number;
  /** Style and layout, processor time. */
  drawing: number;
  /** Each task above 50 ms. */
  longTasks: number[];
}

/** A slowed page, watched through the browser's own instruments. */
export interface Watched {
  page: Page;
  context: BrowserContext;
  /** What was done while `doing` ran. It must not ask the page anything: a question is scripting too. */
  work(doing: () => Promise<void>): Promise<Work>;
  entries(kind: 'largest-contentful-paint' | 'event'): Promise<Entry[]>;
}

export interface Entry {
  name: string;
  startTime: number;
  duration: number;
  interactionId: number;
}

/** Opens an empty page in a context of its own: nothing cached, nobody's session but the one in `options`. */
export async function watch(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Watched> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Chicago', ...options });
  const page = await context.newPage();
  await page.addInitScript(collectEntries);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const processor = await context.newCDPSession(page);
  await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });

  const entries = (kind: string) => page.evaluate((asked) => globalThis.seen?.[asked] ?? [], kind);
  return {
    page,
    context,
    entries,
    async work(doing) {
      const since = await page.evaluate(() => performance.now());
      const before = [await counters(processor), await counters(devtools)] as const;
      await doing();
      const after = [await counters(processor), await counters(devtools)] as const;
      const tasks = (await entries('longtask')).filter(({ startTime }) => startTime >= since);
      return {
        scripting: after[0].script - before[0].script,
        byTheClock: after[1].script - before[1].script,
        drawing: after[0].drawing - before[0].drawing,
        longTasks: tasks.map(({ duration }) => duration),
      };
    },
  };
}

async function counters(devtools: CDPSession): Promise<{ script: number; drawing: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { script: ms('ScriptDuration'), drawing: ms('LayoutDuration') + ms('RecalcStyleDuration') };
}

declare global {
  var seen: Record<string, Entry[]> | undefined;
}

/** Runs in the page, before anything of its own. */
function collectEntries(): void {
  const kinds: Record<string, Entry[]> = {};
  globalThis.seen = kinds;
  for (const type of ['longtask', 'largest-contentful-paint', 'event']) {
    const seen: Entry[] = [];
    kinds[type] = seen;
    const keep = (list: PerformanceObserverEntryList) => {
      for (const { name, startTime, duration, interactionId = 0 } of list.getEntries() as PerformanceEventTiming[])
        seen.push({ name, startTime, duration, interactionId });
    };
    const options = { type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) };
    new PerformanceObserver(keep).observe(options);
  }
}
