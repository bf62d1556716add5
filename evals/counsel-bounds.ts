import { readFileSync } from 'node:fs';
import {
  asksForCounsel,
  fittingCounsel,
  leaningCounsel,
  soughtBy,
  surelySeeks,
} from '../server/src/companion/listener/counsel/fitting-counsel.ts';
import { readMessage } from '../server/src/companion/reading/read-message.ts';

/**
 * How often a counsel is given that was written for another life. Reads questions/bounds/: near.txt has asks that have a
 * counsel's words and another role or matter ('-', or what would do as well), for-it.txt asks that a counsel is for. A line is
 * `counsel|told before|ask`. Prints both counts, and with --lines what was given.
 *   node evals/counsel-bounds.ts --lines
 */
const lines = (name: string) =>
  readFileSync(new URL(`./questions/bounds/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [counsel = '', before = '', text = ''] = line.split('|');
      return { counsel: counsel.split(','), before, text };
    });

function given(before: string, text: string): string | undefined {
  const reading = readMessage(text);
  const earlier = before ? [before] : [];
  const sought = soughtBy(reading, earlier);
  const found =
    asksForCounsel(reading) || surelySeeks(reading, sought) ? fittingCounsel(reading, earlier, sought) : undefined;
  return (found ?? (reading.asked ? undefined : leaningCounsel(reading, earlier)))?.id.replace(/-later$/, '');
}

for (const name of ['near', 'for-it']) {
  const all = lines(name).map((line) => ({ ...line, got: given(line.before, line.text) }));
  const some = all.filter(({ got }) => got !== undefined);
  const right = some.filter(({ got = '', counsel }) => counsel.includes(got));
  console.log(`${name}: ${all.length} asks, right ${right.length}, of another life ${some.length - right.length}`);
  if (process.argv.includes('--lines'))
    for (const { got, counsel, before, text } of all)
      if (!counsel.includes(got ?? '-')) console.log(`  ${counsel} got ${got}: ${before} => ${text}`);
}
