import { loadavg } from 'node:os';
import type { Browser } from 'playwright';
import type { Work } from './browser.ts';
import { median } from './table.ts';

/** One run of the benchmark: what every part of it shares. */
export interface Bench {
  browser: Browser;
  /** Where the house is. */
  url: string;
  /** How often each thing is measured. */
  runs: number;
  /** Length of the long conversation. */
  messages: number;
  /** Words a second the model writes. */
  perSecond: number;
}

/** The machine's load average at each part's end: above its cores, work waits its turn. */
export const loads: number[] = [];
export const noteLoad = () => loads.push(loadavg()[0] ?? Number.NaN);

export const say = (text: string) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${text}`);

/** The run in the middle, by its scripting. */
export function middleOf(found: Work[]): Work {
  const middle = median(found.map(({ scripting }) => scripting));
  const work = found.find(({ scripting }) => scripting === middle);
  if (!work) throw new Error('nothing was measured');
  return work;
}
