import { join } from 'node:path';
import { budgets, type ScriptWeights, scriptWeights } from '../web/script-weights.ts';
import { type Bench, noteLoad, say } from './bench.ts';
import { throttle } from './browser.ts';
import { lighthouseScores, paints, type Scores } from './pages.ts';
import type { Person } from './person.ts';
import { type Cell, median, table, verdict } from './table.ts';

const dist = join(import.meta.dirname, '../web/dist');

/** Lighthouse on the pages people come in by, the weight of their scripts, and when they are first seen. `port` is the browser's own. */
export async function pagesPart({ browser, url, runs }: Bench, port: number, person: Person): Promise<string> {
  const scores: Scores[] = [];
  for (const path of ['/', '/about', '/login']) {
    say(`Lighthouse on ${path}…`);
    scores.push(await lighthouseScores(url, path, port, runs));
    noteLoad();
  }
  say('First paints and script bytes…');
  const landing = median(await paints(browser, `${url}/`, "It's time to supercharge your support system.", runs + 2));
  const chat = median(await paints(browser, `${url}/app/discuss`, 'What can I help with?', runs + 2, person));
  const bytes = await scriptWeights(dist);
  noteLoad();

  const budget = (what: string, name: keyof ScriptWeights): Cell[] => [
    what,
    bytes[name].toLocaleString('en'),
    `≤ ${budgets[name].toLocaleString('en')}`,
    verdict(bytes[name] <= budgets[name]),
  ];
  const paint = (what: string, ms: number, most: number): Cell[] => [
    what,
    `${ms.toFixed(0)} ms`,
    `≤ ${most} ms`,
    verdict(ms <= most),
  ];
  return [
    `## Lighthouse\n\nLighthouse's mobile preset (a slow phone on slow 4G, simulated); the median of ${runs}.\n`,
    table(
      ['page', 'performance (≥ 98)', 'accessibility (100)', 'best practices (100)', 'SEO (100)', 'LCP, simulated', ''],
      scores.map(({ path, scores: got, lcp, lost }) => [
        path,
        got.performance,
        got.accessibility,
        got['best-practices'],
        got.seo,
        `${(lcp / 1000).toFixed(2)} s`,
        got.performance >= 98 && got.accessibility + got['best-practices'] + got.seo === 300
          ? 'reached'
          : `**not reached**: ${lost.join(', ')}`,
      ]),
    ),
    `\n## Script bytes and first paint\n\nBytes of script in brotli, as a browser on https is sent them, by the files of the build; e2e/budgets.spec.ts fails above these. Largest contentful paint at ${throttle}× CPU throttle over loopback, on a phone's screen with nothing cached, the median of ${runs + 2}.\n`,
    table(
      ['what', 'measured', 'target', ''],
      [
        budget('scripts of / (bytes)', 'landing'),
        budget('scripts of /login (bytes)', 'login'),
        budget('scripts of /app/discuss, named by its document (bytes)', 'chat'),
        budget('what the chat may fetch later: exercises, search, what was remembered (bytes)', 'chatLater'),
        budget(
          'what the frame of every signed-in screen fetches where it is called for: tooltips once someone has narrowed the sidebar, toasts once there is one to show; a visit of the chat as it comes fetches neither (bytes)',
          'frameLater',
        ),
        budget('the service worker (bytes)', 'worker'),
        paint('LCP of /', landing, 600),
        paint('LCP of /app/discuss, signed in', chat, 1800),
      ],
    ),
  ].join('\n');
}
