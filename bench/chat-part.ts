import { type Bench, middleOf, noteLoad, say } from './bench.ts';
import { throttle, type Work } from './browser.ts';
import { openFromPanel, streamReply, typeWhileStreaming } from './chat.ts';
import { percentile } from './machine.ts';
import type { Person } from './person.ts';
import { type Cell, table, verdict } from './table.ts';

/** Who talks: someone new, and someone with a long conversation of this id. */
export interface Talkers {
  newcomer: Person;
  old: Person;
  id: string;
}

/** Opening a long conversation, a long reply, and typing meanwhile. */
export async function chatPart(bench: Bench, { newcomer, old, id }: Talkers): Promise<string> {
  const { browser, url, runs, messages, perSecond } = bench;
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
