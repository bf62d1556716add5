import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { freePort, openHouse } from '../e2e/house.ts';
import { startModelServer } from '../e2e/model-server.ts';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts';
import { throttle, type Work } from './browser.ts';
import { openFromPanel, seedConversation, streamReply, typeWhileStreaming } from './chat.ts';
import { buildDrawing, drawReply } from './drawing.ts';
import { percentile } from './machine.ts';
import { lighthouseScores, paints, type Scores, scriptBytes } from './pages.ts';
import { type Person, signUp } from './person.ts';
import { type Cell, median, table, verdict } from './table.ts';
import { type Way, ways } from './web/asked.ts';
import { askForManyWords, manyWords } from './words.ts';

/**
 * What the browser is promised about speed, measured in a real Chromium against the real server and its built pages.
 * `npm run bench:web -- --quick` measures everything once and opens a conversation of 200 messages.
 */
const quick = process.argv.includes('--quick');
/** One part alone, printed and never written: `npm run bench:web -- --only chat`. */
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const wants = (part: 'pages' | 'chat' | 'drawing') => only === undefined || only === part;
const runs = quick ? 1 : 3;
const messages = quick ? 200 : 2000;
const perSecond = 100;

const say = (text: string) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${text}`);
const loads: number[] = [];
const noteLoad = () => loads.push(loadavg()[0] ?? Number.NaN);

async function pagesPart(browser: Browser, port: number, url: string, person: Person): Promise<string> {
  const scores: Scores[] = [];
  for (const path of ['/', '/about', '/login']) {
    say(`Lighthouse on ${path}…`);
    scores.push(await lighthouseScores(url, path, port, runs));
    noteLoad();
  }
  say('First paints and script bytes…');
  const landing = median(await paints(browser, `${url}/`, runs + 2));
  const chat = median(await paints(browser, `${url}/app/discuss`, runs + 2, person));
  const scripts = {
    landing: await scriptBytes(browser, `${url}/`),
    login: await scriptBytes(browser, `${url}/login`),
    chat: await scriptBytes(browser, `${url}/app/discuss`, person, async (page) => sayOneThing(page)),
    exercises: await scriptBytes(browser, `${url}/app/discuss`, person, async (page) => {
      await page.getByRole('button', { name: 'Exercises', exact: true }).click();
      await page.waitForTimeout(3000);
    }),
  };
  noteLoad();

  const all = (bytes: { initial: number; lazy: number }) => bytes.initial + bytes.lazy;
  const budget = (what: string, bytes: number, most: number): Cell[] => [
    what,
    bytes.toLocaleString('en'),
    `≤ ${most.toLocaleString('en')}`,
    verdict(bytes <= most),
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
    `\n## Script bytes and first paint\n\nBytes of the scripts the browser fetched, in brotli, as a browser on https is sent them. Largest contentful paint at ${throttle}× CPU throttle over loopback, on a phone's screen with nothing cached, the median of ${runs + 2}.\n`,
    table(
      ['what', 'measured', 'target', ''],
      [
        budget('scripts of / (bytes)', all(scripts.landing), 3_000),
        budget('scripts of /login (bytes)', all(scripts.login), 95_000),
        budget('scripts of /app/discuss, named by its document (bytes)', scripts.chat.initial, 140_000),
        budget('fetched later, through a first exchange (bytes)', scripts.chat.lazy, 20_000),
        ['the same, with the exercises opened too (bytes)', addExercises(scripts).toLocaleString('en'), '', ''],
        paint('LCP of /', landing, 600),
        paint('LCP of /app/discuss, signed in', chat, 1800),
      ],
    ),
  ].join('\n');
}

/** The Markdown part comes with the chat in any case, so the visit that opens the exercises has fetched both. */
function addExercises({ chat, exercises }: Record<'chat' | 'exercises', { lazy: number }>): number {
  return Math.max(chat.lazy, exercises.lazy);
}

async function sayOneThing(page: Page): Promise<void> {
  await page.getByRole('button', { name: /I'm feeling overwhelmed\./ }).click();
  await page.getByRole('group', { name: 'You could say' }).waitFor();
}

async function chatPart(browser: Browser, url: string, newcomer: Person, old: Person, id: string): Promise<string> {
  const repeat = async (count: number, measure: () => Promise<Work>) => {
    const found: Work[] = [];
    for (let run = 0; run < count; run += 1) found.push(await measure());
    noteLoad();
    return middleOf(found);
  };
  say(`Opening ${messages} messages…`);
  const opened = await repeat(runs + 2, () => openFromPanel(browser, url, old));
  say('Streaming 1,000 words into a new chat…');
  const streamed = await repeat(runs, () => streamReply(browser, url, newcomer));
  say(`Streaming 1,000 words into ${messages} messages…`);
  const streamedLong = await repeat(runs, () => streamReply(browser, url, old, id));
  say('Typing while it streams…');
  const keys: number[] = [];
  for (let run = 0; run < runs; run += 1) keys.push(...(await typeWhileStreaming(browser, url, old, id)));
  noteLoad();
  const p98 = percentile(keys, 0.98);

  const ms = (value: number) => value.toFixed(0);
  const work = (what: string, done: Work, most: number, tasks?: number): Cell[] => [
    what,
    ms(done.scripting),
    `≤ ${most}`,
    verdict(done.scripting <= most && (tasks === undefined || done.longTasks.length <= tasks)),
    ms(done.byTheClock),
    ms(done.drawing),
    `${done.longTasks.length}${tasks === undefined ? '' : ` (≤ ${tasks})`}`,
    ms(Math.max(0, ...done.longTasks)),
  ];
  const thousand = messages.toLocaleString('en');
  return [
    `\n## The chat at ${throttle}× CPU throttle\n\nThe real chat against the real server; a scripted language model streams ${perSecond} words a second. Times are milliseconds of the slowed main thread: processor time (\`ScriptDuration\`, and style and layout), which leaves out what others on the machine do, and scripting by the clock, which does not; tasks above 50 ms are by the clock too, the medians of ${runs} runs, ${runs + 2} for opening.\n`,
    table(
      ['what', 'scripting', 'target', '', 'by the clock', 'style and layout', 'long tasks', 'longest'],
      [
        work(`open a conversation of ${thousand} messages`, opened, 250),
        work('1,000 words into a new chat', streamed, 900, 2),
        work(`1,000 words into ${thousand} messages`, streamedLong, 900, 2),
      ],
    ),
    `\nA key pressed while 1,000 words stream into ${thousand} messages, until it is painted: p98 ${ms(p98)} ms of ${keys.length} keys (≤ 100 ms: ${verdict(p98 <= 100)}), p50 ${ms(percentile(keys, 0.5))} ms, longest ${ms(Math.max(...keys))} ms. What the browser does not report is below 16 ms and counted as 16.`,
  ].join('\n');
}

async function drawingPart(browser: Browser): Promise<string> {
  say('Ways of drawing the same words…');
  const outDir = await mkdtemp(join(tmpdir(), 'wren-bench-web-'));
  await buildDrawing(outDir);
  const done = Object.fromEntries(ways.map((way) => [way, [] as Work[]])) as Record<Way, Work[]>;
  // In turn, so that noise falls on all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const way of ways) done[way].push(await drawReply(browser, outDir, way, manyWords, perSecond));
  }
  noteLoad();
  await rm(outDir, { recursive: true, force: true });
  const own = middleOf(done.wren).scripting;
  const names = {
    text: 'one paragraph of plain text (the floor)',
    wren: 'Wren',
    'react-markdown': 'react-markdown',
    streamdown: 'streamdown',
  };
  return [
    `\n## Ways of drawing the same words\n\nThe same 1,000 words of Markdown at ${perSecond} a second on an empty page, shown every 50 ms, ${throttle}× throttle; medians of ${runs}, in turn. Wren draws plain paragraphs while the words come in and Markdown once they are whole; the libraries draw Markdown each time.\n`,
    table(
      ['what', 'scripting', 'beside Wren', 'by the clock', 'style and layout', 'long tasks', 'longest'],
      ways.map((way) => {
        const { scripting, byTheClock, drawing, longTasks } = middleOf(done[way]);
        return [
          names[way],
          scripting.toFixed(0),
          `${(scripting / own).toFixed(1)}×`,
          byTheClock.toFixed(0),
          drawing.toFixed(0),
          longTasks.length,
          Math.max(0, ...longTasks).toFixed(0),
        ];
      }),
    ),
  ].join('\n');
}

/** The run in the middle, by its scripting. */
function middleOf(found: Work[]): Work {
  const middle = median(found.map(({ scripting }) => scripting));
  const work = found.find(({ scripting }) => scripting === middle);
  if (!work) throw new Error('nothing was measured');
  return work;
}

noteLoad();
const model = await startModelServer({
  rate: 0,
  thinkMs: 0,
  answers: [{ when: askForManyWords, text: manyWords }],
});
const house = await openHouse({
  LLM_PROVIDER: 'openai',
  LLM_BASE_URL: model.openaiUrl,
  LLM_API_KEY: 'bench',
  LLM_MODEL: 'normal',
  RATE_LIMIT_FACTOR: '1000000',
});
const port = await freePort();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
});
const parts: string[] = [];
/** What is known is printed at once: a run takes a quarter of an hour. */
const tell = (part: string) => {
  parts.push(part);
  console.log(`\n${part}\n`);
};
try {
  const [visitor, newcomer, old] = [await signUp(house.url), await signUp(house.url), await signUp(house.url)];
  say(`A conversation of ${messages} messages is being held…`);
  const id = await seedConversation(old, wants('chat') ? messages : 2);
  await model.set({ rate: perSecond });
  if (wants('pages')) tell(await pagesPart(browser, port, house.url, visitor));
  if (wants('chat')) tell(await chatPart(browser, house.url, newcomer, old, id));
  if (wants('drawing')) tell(await drawingPart(browser));
} finally {
  await browser.close();
  await house.stop();
  await model.stop();
}

const page = `# Benchmarks in the browser

Printed by \`npm run bench:web${quick ? ' -- --quick' : ''}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim()}), Chromium ${browser.version()}, Node ${process.version}. The browser, the server, its database and the scripted model share these cores with whatever else runs: the load average was ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)} meanwhile (above ${cpus().length}, work waits its turn and every time below is longer than it would be alone). Compare the rows of one table, not the days.

${parts.join('\n')}
`;
if (process.argv.includes('--write') && only === undefined)
  await writeFile(join(import.meta.dirname, '../docs/benchmarks-web.md'), page);
