import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { freePort, openHouse } from '../e2e/house.ts';
import { startModelServer } from '../e2e/model-server.ts';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts';
import { type Bench, loads, noteLoad, say } from './bench.ts';
import { seedConversation } from './chat.ts';
import { chatPart } from './chat-part.ts';
import { drawingPart } from './drawing-part.ts';
import { pagesPart } from './pages-part.ts';
import { signUp } from './person.ts';
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
const bench: Bench = { browser, url: house.url, runs, messages, perSecond };
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
  if (wants('pages')) tell(await pagesPart(bench, port, visitor));
  if (wants('chat')) tell(await chatPart(bench, { newcomer, old, id }));
  if (wants('drawing')) tell(await drawingPart(bench));
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
