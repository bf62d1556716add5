import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Bars } from '../server/src/companion/listener/fits/fits.ts';
import { remarkNames } from '../server/src/companion/listener/fits/names.ts';
import { featuresOf, places } from '../server/src/companion/reading/kinds/features.ts';
import { softmaxOf } from '../server/src/companion/softmax.ts';
import type { Weights } from '../server/src/companion/weights.ts';
import { keepWeights, readLabelled, sharesOf, trainSoftmax } from './learning.ts';

/**
 * Trains which remark fits a message, and from how likely on each may be said; says how often the likeliest is one of the
 * labelled on lines left out. Deterministic; two minutes.
 *   node evals/train-fits.ts            writes the weights and the bars
 *   node evals/train-fits.ts --check    only says
 */

/** A message, and what an experienced listener would say to it: one or two remarks, the best first. */
interface Labelled {
  text: string;
  remarks: readonly string[];
}

const here = (path: string) => new URL(path, import.meta.url);

/** What the second best counts beside the best. */
const second = 0.4;

const indexOf = (name: string): number => remarkNames.indexOf(name as (typeof remarkNames)[number]);

const train = (lines: readonly Labelled[]): Weights =>
  trainSoftmax(
    lines.map(({ text, remarks: [best = '', other] }) => ({
      text,
      wanted: sharesOf(indexOf(best), other === undefined ? undefined : indexOf(other), second),
    })),
    { outputs: remarkNames.length, places, featuresOf },
  );

/** What was most likely for a line left out of the training, and whether it is one of the labelled. */
interface Heard {
  best: string;
  sure: number;
  ok: boolean;
}

const folds = 4;

/** Every line, heard by weights that were learnt from the others. */
function heardCold(lines: readonly Labelled[]): Heard[] {
  return Array.from({ length: folds }, (_, fold) => {
    const hear = softmaxOf(train(lines.filter((_, at) => at % folds !== fold)), remarkNames, featuresOf);
    return lines
      .filter((_, at) => at % folds === fold)
      .map(({ text, remarks }) => {
        const likely = hear(text);
        const best = remarkNames.reduce((a, b) => (likely[b] > likely[a] ? b : a));
        return { best, sure: likely[best], ok: remarks.includes(best) };
      });
  }).flat();
}

/** How many should be right among those about as likely, for a remark that may be said and for one that is sure. */
const wantedShares = [0.5, 0.65] as const;
/** About as likely: this many next to each other. Fewer than `fewest` say nothing. */
const beside = 40;
const fewest = 12;

/** From how likely on as many as wanted are right: the lowest odds at which those about as likely still are. */
function barAt(cases: readonly Heard[], share: number): number {
  const sorted = cases.toSorted((a, b) => b.sure - a.sure);
  let bar = 1;
  for (const [at, { sure }] of sorted.entries()) {
    const near = sorted.slice(Math.max(0, at - beside + 1), at + 1);
    if (near.length < fewest) continue;
    // One right and one wrong more, so that few cases promise little.
    if ((near.filter(({ ok }) => ok).length + 1) / (near.length + 2) >= share) bar = sure;
    else if (at >= beside) break;
  }
  return Number(bar.toFixed(3));
}

function barsOf(heard: readonly Heard[]): Bars {
  const names = [...new Set(heard.map(({ best }) => best))].filter((name) => name !== 'none').sort();
  return Object.fromEntries(
    names.map((name) => {
      const cases = heard.filter(({ best }) => best === name);
      const [some, sure] = wantedShares.map((share) => barAt(cases, share)) as [number, number];
      return [name, [some, Math.max(some, sure)]];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = readLabelled<Labelled>(here('./fits/lines.jsonl'));
  const heard = heardCold(lines);
  const bars: Readonly<Record<string, readonly [number, number]>> = barsOf(heard);
  const share = (list: readonly Heard[]) =>
    `${((100 * list.filter(({ ok }) => ok).length) / list.length).toFixed(1)} % of ${list.length}`;
  console.log(`the likeliest is one of the labelled in ${share(heard)}`);
  for (const [rank, when] of ['where it may be said', 'where it is sure'].entries())
    console.log(`  ${when}: ${share(heard.filter(({ best, sure }) => sure >= (bars[best]?.[rank] ?? 1)))}`);
  if (!process.argv.includes('--check')) {
    const room = '../server/src/companion/listener/fits/';
    writeFileSync(here(`${room}bars.json`), `${JSON.stringify(bars, undefined, 2)}\n`);
    keepWeights(here(`${room}weights.json`), train(lines));
  }
}
