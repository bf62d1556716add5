import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { from, places, type Row, rowOf, scale, see } from '../server/src/companion/safety/classifier/features.ts';
import { alarming, overwhelming } from '../server/src/companion/safety/classifier/thresholds.ts';
import { read } from '../server/src/companion/safety/normalise.ts';

/**
 * Trains the classifier beside the rules (docs/decisions/0011) and writes its weights. Deterministic; some seconds.
 *   node evals/train-screen.ts          trains on everything and writes
 *   node evals/train-screen.ts check    trains without one source at a time, and prints how that source is then read
 */

export interface Example {
  source: string;
  cat: string;
  text: string;
}

const here = (path: string) => new URL(path, import.meta.url);
const lineSets = ['shared', 'dev', 'rounds', 'voices', 'blind-dev', 'author-1', 'author-2'];
const talk = ['concerns', 'feelings', 'feelings-unseen', 'goodbyes', 'second-fifteen', 'situations'];

/** All labelled lines but those kept for the figures, and ordinary talk written for the conversation tests. */
export function examples(): Example[] {
  const labelled = lineSets.flatMap((source) =>
    readFileSync(here(`../server/test/safety/lines/${source}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ source, ...(JSON.parse(line) as { cat: string; text: string }) })),
  );
  // Only the strings are wanted, whatever shape each file gives them.
  const ordinary = talk.flatMap((source) =>
    [...readFileSync(here(`./conversations/${source}.ts`), 'utf8').matchAll(/"([^"\n]{12,})"|'([^'\n]{12,})'/g)].map(
      (found) => ({ source: 'talk', cat: 'talk', text: (found[1] ?? found[2] ?? '').replaceAll('\\', '') }),
    ),
  );
  return [...labelled, ...ordinary, ...sayings()];
}

/** Other needs are the rules' alone; a stranger's line that only gives an age is ordinary talk. */
const isTaught = ({ source, cat }: Example) =>
  !cat.startsWith('other_') || (cat === 'other_minor' && source.startsWith('author-'));

const draws = 25;

/** Lines drawn from the sayings: the same ones every time. */
function sayings(): Example[] {
  const lists = new Map<string, string>();
  const found: Example[] = [];
  let state = 2026;
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  for (const line of readFileSync(here('./screen-templates.txt'), 'utf8').split('\n')) {
    const list = /^\$([A-Z]+) = (.*)$/.exec(line);
    if (list?.[1] && list[2]) lists.set(list[1], `{${list[2]}}`);
    const sign = line.slice(0, 2);
    if (sign !== '+ ' && sign !== '- ') continue;
    const drawn = new Set<string>();
    for (let round = 0; round < draws; round += 1) {
      let text = line.slice(2).replace(/\$([A-Z]+)/g, (_, name: string) => lists.get(name) ?? '');
      while (text.includes('{')) {
        text = text.replace(/\{([^{}]*)\}/g, (_, choices: string) => {
          const all = choices.split('|');
          return all[below(all.length)] ?? '';
        });
      }
      drawn.add(
        text
          .replace(/ {2,}/g, ' ')
          .replace(/ ([,.?])/g, '$1')
          .trim(),
      );
    }
    for (const text of drawn) found.push({ source: 'sayings', cat: sign === '+ ' ? 'pos_saying' : 'neg_saying', text });
  }
  return found;
}

/** Places of the features of each stretch, with how much each counts. */
interface Instance {
  y: number;
  weight: number;
  source: string;
  stretches: { places: Uint16Array; size: number }[];
}

export function instanceOf({ source, cat, text }: Example): Instance {
  const row: Row = rowOf(read(text), see);
  const stretches = row.stretches.map(([start, end]) => {
    const found: number[] = [];
    for (let at = start; at < end; at += 1) {
      found.push(...(row.words[at]?.own ?? []));
      from(row.words, at, (place) => found.push(place));
    }
    return { places: Uint16Array.from(found), size: scale(end - start) };
  });
  return { y: cat.startsWith('pos_') ? 1 : 0, weight: source === 'sayings' ? 0.5 : 1, source, stretches };
}

export interface Model {
  weights: Float64Array;
  bias: number;
}

const passes = 20;
const rate = 0.15;
const decay = 4e-3;

/** Logistic regression with L2 by AdaGrad; of a message the stretch that now scores highest teaches. */
export function train(instances: readonly Instance[]): Model {
  const weights = new Float64Array(places);
  const squares = new Float64Array(places).fill(1e-2);
  const model = { weights, bias: -1 };
  let biasSquares = 1;
  let state = 12345;
  const order = instances.map((_, at) => at);
  const positives = instances.filter(({ y }) => y === 1).length;
  const lift = (instances.length - positives) / Math.max(1, positives);
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const other = state % (at + 1);
      const held = order[at] ?? 0;
      order[at] = order[other] ?? 0;
      order[other] = held;
    }
    for (const index of order) {
      const one = instances[index];
      if (!one) continue;
      let best = one.stretches[0];
      let score = Number.NEGATIVE_INFINITY;
      for (const stretch of one.stretches) {
        const value = sum(model, stretch);
        if (value > score) {
          score = value;
          best = stretch;
        }
      }
      if (!best) continue;
      const miss =
        (1 / (1 + Math.exp(-score)) - one.y) * (one.y === 1 ? Math.min(2, Math.max(1, lift)) : 1) * one.weight;
      biasSquares += miss * miss;
      model.bias -= (rate * miss) / Math.sqrt(biasSquares);
      const each = miss / best.size;
      for (const place of best.places) {
        const step = each + decay * (weights[place] ?? 0);
        squares[place] = (squares[place] ?? 0) + step * step;
        weights[place] = (weights[place] ?? 0) - (rate * step) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
  return model;
}

function sum({ weights, bias }: Model, stretch: Instance['stretches'][number]): number {
  let total = 0;
  for (const place of stretch.places) total += weights[place] ?? 0;
  return bias + total / stretch.size;
}

export function scoreOf(model: Model, one: Instance): number {
  return one.stretches.reduce((most, stretch) => Math.max(most, sum(model, stretch)), Number.NEGATIVE_INFINITY);
}

/** As small as it is kept: a signed byte for each place. */
export function pack(model: Model): string {
  const most = model.weights.reduce((far, one) => Math.max(far, Math.abs(one)), 0);
  // A few giants would blur all the others; they are cut off.
  const unit = Math.min(most, 6) / 127;
  const bytes = Int8Array.from(model.weights, (one) => Math.max(-127, Math.min(127, Math.round(one / unit))));
  const weights = {
    bias: Number(model.bias.toFixed(4)),
    unit: Number(unit.toFixed(6)),
    bytes: Buffer.from(bytes).toString('base64'),
  };
  return JSON.stringify(weights, undefined, 2);
}

/** Each source read by a classifier that never saw it: recall and false alarms over a few thresholds. */
function check(): void {
  const all = examples().filter(isTaught);
  const instances = all.map(instanceOf);
  for (const source of [...lineSets, 'talk']) {
    const folds = source === 'talk' ? 5 : 1;
    const read: { y: number; score: number }[] = [];
    for (let fold = 0; fold < folds; fold += 1) {
      const isOut = (one: Instance, at: number) => one.source === source && at % folds === fold;
      const model = train(instances.filter((one, at) => !isOut(one, at)));
      for (const one of instances.filter(isOut)) read.push({ y: one.y, score: scoreOf(model, one) });
    }
    const share = (y: number, least: number) => {
      const own = read.filter((one) => one.y === y);
      return `${((100 * own.filter(({ score }) => score >= least).length) / Math.max(1, own.length)).toFixed(1)} %`;
    };
    const row = [0, 0.5, alarming, 1.5, overwhelming].map(
      (least) => `${least}: ${share(1, least)} / ${share(0, least)}`,
    );
    console.log(`${source.padEnd(10)} heard / false alarms at  ${row.join('   ')}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'check') check();
  else {
    const model = train(examples().filter(isTaught).map(instanceOf));
    writeFileSync(here('../server/src/companion/safety/classifier/weights.json'), `${pack(model)}\n`);
  }
}
