import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, middleOf, noteLoad, say } from './bench.ts';
import { throttle, type Work } from './browser.ts';
import { buildDrawing, drawReply } from './drawing.ts';
import { table } from './table.ts';
import { type Way, ways } from './web/asked.ts';
import { manyWords } from './words.ts';

/** Wren's way of drawing a reply beside others. */
export async function drawingPart({ browser, runs, perSecond }: Bench): Promise<string> {
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
    `\n## Ways of drawing the same words\n\nThe same 1,000 words of Markdown at ${perSecond} a second on an empty page, shown every 80 ms, ${throttle}× throttle; medians of ${runs}, in turn. Wren draws plain paragraphs while the words come in and Markdown once they are whole; the libraries draw Markdown each time.\n`,
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
