import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Kind } from '../server/src/companion/reading/kinds/kinds.ts';
import type { Assessment } from '../server/src/companion/safety/assessment.ts';
import {
  around,
  boundary,
  from,
  ofRules,
  own,
  places,
  rowOf,
  type Seen,
  scale,
  see,
} from '../server/src/companion/safety/classifier/features.ts';
import { type Ear, ears } from '../server/src/companion/safety/classifier/hearing.ts';
import { featuresOfWhole, wholeOf, wholePlaces } from '../server/src/companion/safety/classifier/whole.ts';
import { read, type Sentence } from '../server/src/companion/safety/normalise.ts';
import { byRules } from '../server/src/companion/safety/rule-floor.ts';
import type { Weights } from '../server/src/companion/weights.ts';
import { type LineSet, learntFrom, readLines } from '../server/test/safety/measure.ts';
import { chanceFrom, keepWeights, readLabelled, shuffle, trainSoftmax } from './learning.ts';
import { labelled } from './train-kinds.ts';

/**
 * Trains the classifier beside the rules (docs/decisions/0011 and 0019) and writes its weights. Deterministic; a few minutes.
 *   node evals/train-screen.ts          trains on everything and writes
 * evals/check-screen.ts leaves sources and authors out and reads them.
 */

export interface Example {
  source: string;
  cat: string;
  text: string;
  /** Who of `fresh` speaks: one of its authors is never read by a classifier that has learnt from the same. */
  by?: string;
  /** Told amid other tellings. */
  amid?: true;
}

const here = (path: string) => new URL(path, import.meta.url);
/** Kept for the listener's figures, as are half of the people at night. */
const keptTalks = ['strangers-blind', 'two-authors', 'another-author', 'unseen-people'];
/** Ordinary talk. */
const talk = readdirSync(here('./conversations/'))
  .map((name) => name.replace('.ts', ''))
  .filter((name) => !['all', 'conversation', ...keptTalks].includes(name))
  .sort();

/** All labelled lines but those kept for the figures, ordinary talk written for the conversation tests, and sayings. */
export function examples(): Example[] {
  const labelled = learntFrom.flatMap((source) => readLines(source).map((line) => ({ source, ...line })));
  // Only the strings are wanted, whatever shape each file gives them.
  const ordinary = talk.flatMap((source) =>
    [
      ...readFileSync(here(`./conversations/${source}.ts`), 'utf8')
        .replace(/export const \w+Aside[\s\S]*/, '')
        .matchAll(/"([^"\n]{12,})"|'([^'\n]{12,})'/g),
    ].map((found) => ({ source: 'talk', cat: 'talk', text: (found[1] ?? found[2] ?? '').replaceAll('\\', '') })),
  );
  const calm = [...ordinary, ...tellings(new Set(ordinary.map(({ text }) => keyOf(text))))];
  return [...labelled, ...calm, ...sayings(), ...amid(labelled, calm)];
}

/** How many of the dangers are also learnt from where they stand amid ordinary talk. */
const shareAmid = 0.25;

/**
 * Dangers with an ordinary telling before them, after them or both, and as many ordinary tellings among others: what stands
 * beside a danger does not make it one less.
 */
function amid(labelled: readonly Example[], calm: readonly Example[]): Example[] {
  const next = chanceFrom(77);
  const chance = () => next() / 2 ** 32;
  const some = calm.filter(({ text }) => text.length > 30 && text.length < 300);
  const telling = () => ended(some[Math.floor(chance() * some.length)]?.text ?? '');
  const among = (text: string) => {
    const where = chance();
    if (where < 1 / 3) return `${telling()} ${ended(text)}`;
    return where < 2 / 3 ? `${ended(text)} ${telling()}` : `${telling()} ${ended(text)} ${telling()}`;
  };
  return labelled
    .filter(({ cat }) => cat.startsWith('pos_') && chance() < shareAmid)
    .flatMap((one) => [
      { ...one, amid: true as const, text: among(one.text) },
      { source: 'talk', cat: 'talk', amid: true as const, text: among(telling()) },
    ]);
}
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const keyOf = (text: string) => text.toLowerCase().trim();
const everyLine = readdirSync(here('../server/test/safety/lines/')).map(
  (name) => name.replace('.jsonl', '') as LineSet,
);

/**
 * What people tell of ordinary lives, written to learn kinds from or only to be read (tellings.jsonl), and read for dangers
 * here: what a line file labels is that. Dangers, worries for somebody and being controlled are left out: they may be what an
 * ear listens for.
 */
function tellings(known: Set<string>, wanted = (text: string) => !isAside(text)): Example[] {
  for (const set of everyLine) for (const { text } of readLines(set)) known.add(keyOf(text));
  const ofKinds = labelled();
  for (const { text, kind, also } of ofKinds) if (notOrdinary.has(kind) || also === 'danger') known.add(keyOf(text));
  const ofLives = readLabelled<{ text: string }>(here('./tellings.jsonl')).filter(({ text }) => !isKept(text));
  const found: Example[] = [];
  for (const { text } of [...ofKinds, ...ofLives]) {
    if (!wanted(text) || known.has(keyOf(text))) continue;
    known.add(keyOf(text));
    found.push({ source: 'talk', cat: 'talk', text });
  }
  return found;
}
/** Said in a talk that is kept for the listener's figures. */
const isKept = (text: string): boolean => text.length > 12 && keptWords.some((words) => words.includes(keyOf(text)));
const keptWords = [...keptTalks, 'night-people'].map((name) =>
  readFileSync(here(`./conversations/${name}.ts`), 'utf8')
    .replaceAll('\\', '')
    .toLowerCase(),
);

/** Ordinary tellings that were never learnt from. */
export const tellingsAside = (): Example[] => tellings(new Set(examples().map(({ text }) => keyOf(text))), isAside);

const notOrdinary: ReadonlySet<Kind> = new Set<Kind>(['danger', 'worry-for', 'controlled']);

/** A fifth of the tellings is never learnt from: by its text, so that it is the same fifth whatever is added. */
export const isAside = (text: string): boolean => (createHash('sha1').update(keyOf(text)).digest()[0] ?? 0) % 5 === 0;

const draws = 25;
/** What a line of the templates begins with, and the kind of line it draws. */
const signs: Readonly<Record<string, string>> = {
  '+': 'pos_saying',
  '-': 'neg_saying',
  a: 'other_abuse',
  v: 'other_harm_others',
  e: 'other_ed',
  p: 'other_psychosis',
  m: 'other_minor',
};

/** Lines drawn from the sayings: the same ones every time. */
function sayings(): Example[] {
  const lists = new Map<string, string>();
  const found: Example[] = [];
  const next = chanceFrom(2026);
  const below = (most: number) => Math.floor((next() / 2 ** 32) * most);
  for (const line of readFileSync(here('./screen-templates.txt'), 'utf8').split('\n')) {
    const list = /^\$([A-Z]+) = (.*)$/.exec(line);
    if (list?.[1] && list[2]) lists.set(list[1], `{${list[2]}}`);
    const cat = line[1] === ' ' ? signs[line[0] ?? ''] : undefined;
    if (!cat) continue;
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
    for (const text of drawn) found.push({ source: 'sayings', cat, text });
  }
  return found;
}

/** What each ear listens for. */
const kinds: Record<Ear, (cat: string) => boolean> = {
  self: (cat) => cat.startsWith('pos_'),
  'someone-else': (cat) => cat === 'neg_third',
  abuse: (cat) => cat === 'other_abuse',
  violence: (cat) => cat === 'other_harm_others',
  eating: (cat) => cat === 'other_ed',
  psychosis: (cat) => cat === 'other_psychosis',
  minor: (cat) => cat === 'other_minor',
};

interface Stretch {
  places: Uint32Array;
  values: Float32Array;
}

/** A line as the classifier learns from it. */
export interface Instance {
  example: Example;
  sentences: readonly Sentence[];
  read: Assessment;
  stretches: Stretch[];
}

export function instanceOf(example: Example): Instance {
  const sentences = read(example.text);
  const found = byRules(sentences);
  const { words, stretches } = rowOf<Seen>(sentences, see, boundary);
  return {
    example,
    sentences,
    read: found,
    stretches: stretches.map(({ start, end, before, after }) => {
      const sums = new Map<number, number>();
      const add = (by: number) => (place: number, value: number) =>
        sums.set(place, (sums.get(place) ?? 0) + value * by);
      const each = add(1 / scale(end - start));
      for (let at = start; at < end; at += 1) {
        const spot = words[at];
        if (spot) own(spot.seen, spot.standing, each);
        from(words, at, each);
      }
      const beside = add(1 / scale(after - before));
      for (const { seen, standing } of words.slice(before, after)) around(seen, standing, beside);
      ofRules(found, add(1));
      return { places: Uint32Array.from(sums.keys()), values: Float32Array.from(sums.values()) };
    }),
  };
}

const passes = 20;
const rate = 0.15;
const decay = 4e-3;

/**
 * How telling each feature is of an ear by counts alone: half of what a feature weighs follows it, so that what only ever stood
 * by chance beside a danger says less (Wang and Manning 2012, "Baselines and Bigrams").
 */
function tellingness(instances: readonly Instance[], isWanted: (cat: string) => boolean): Float64Array {
  const counts = [new Float64Array(places), new Float64Array(places)] as const;
  const totals = [2, 2];
  for (const { example, stretches } of instances) {
    const side = isWanted(example.cat) ? 1 : 0;
    const by = example.source === 'sayings' ? 0.3 : 1;
    totals[side] = (totals[side] ?? 0) + by;
    for (const place of new Set(stretches.flatMap((one) => [...one.places]))) {
      counts[side][place] = (counts[side][place] ?? 0) + by;
    }
  }
  return counts[1].map((wanted, place) => {
    const odds = (wanted + 1) / (totals[1] ?? 1) / (((counts[0][place] ?? 0) + 1) / (totals[0] ?? 1));
    return 0.5 + 0.5 * Math.min(3, Math.abs(Math.log(odds)));
  });
}

/** One ear: logistic regression with L2 by AdaGrad; of a message the stretch that now scores highest teaches. */
function trainEar(all: readonly Instance[], ear: Ear): { weights: Float64Array; bias: number } {
  const telling = tellingness(all, kinds[ear]);
  const instances = all.map((one) => ({
    ...one,
    stretches: one.stretches.map((stretch) => ({
      places: stretch.places,
      values: stretch.values.map((value, at) => value * (telling[stretch.places[at] ?? 0] ?? 1)),
    })),
  }));
  const weights = new Float64Array(places);
  const squares = new Float64Array(places).fill(1e-2);
  let bias = -1;
  let biasSquares = 1;
  const next = chanceFrom(12345);
  const order = instances.map((_, at) => at);
  const isWanted = kinds[ear];
  const positives = instances.filter(({ example }) => isWanted(example.cat)).length;
  const lift = Math.min(2, Math.max(1, (instances.length - positives) / Math.max(1, positives)));
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, next);
    for (const index of order) {
      const one = instances[index];
      if (!one) continue;
      let best: Stretch | undefined;
      let score = Number.NEGATIVE_INFINITY;
      for (const stretch of one.stretches) {
        const value = bias + sum(weights, stretch);
        if (value > score) {
          score = value;
          best = stretch;
        }
      }
      if (!best) continue;
      const wanted = isWanted(one.example.cat) ? 1 : 0;
      const miss = (1 / (1 + Math.exp(-score)) - wanted) * (wanted === 1 ? lift : 1) * weightOf(one.example, ear);
      biasSquares += miss * miss;
      bias -= (rate * miss) / Math.sqrt(biasSquares);
      for (let at = 0; at < best.places.length; at += 1) {
        const place = best.places[at] ?? 0;
        const value = best.values[at] ?? 0;
        const step = miss * value + decay * (weights[place] ?? 0) * Math.min(1, value);
        squares[place] = (squares[place] ?? 0) + step * step;
        weights[place] = (weights[place] ?? 0) - (rate * step) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
  return { weights: weights.map((weight, place) => weight * (telling[place] ?? 1)), bias };
}

/** Drawn lines, fears and dangers in the same words, and dangers put amid other tellings teach half, hints in the middle of a long and particular life more. Another need says little against danger to oneself. */
function weightOf({ source, cat, amid }: Example, ear: Ear): number {
  if (source === 'sayings' || source === 'fears' || (amid && cat !== 'talk')) return 0.5;
  if (source === 'people' && cat.startsWith('pos_')) return 1.7;
  return ear === 'self' && cat.startsWith('other_') ? otherNeeds : 1;
}
const otherNeeds = 0.3;

function sum(weights: Float64Array, { places: at, values }: Stretch): number {
  let total = 0;
  for (let index = 0; index < at.length; index += 1) total += (weights[at[index] ?? 0] ?? 0) * (values[index] ?? 0);
  return total;
}

/** All ears, as they are kept: a signed byte for each place and ear. */
export function train(instances: readonly Instance[], chosen: readonly Ear[] = ears): Weights {
  const steps = new Int8Array(places * ears.length);
  const bias: number[] = [];
  for (const [at, ear] of ears.entries()) {
    if (!chosen.includes(ear)) {
      bias.push(-9);
      continue;
    }
    const one = trainEar(instances, ear);
    bias.push(Number(one.bias.toFixed(4)));
    for (let place = 0; place < places; place += 1) {
      const step = Math.round((one.weights[place] ?? 0) / unit);
      // The faintest say nothing and fill the file.
      steps[place * ears.length + at] = Math.abs(step) < faintFor(ear) ? 0 : Math.max(-127, Math.min(127, step));
    }
  }
  return { bias, unit, steps };
}
/** The weight of one step; what lies beyond 127 of them is cut off, so that a few giants do not blur the rest. */
const unit = 6 / 127;
const faintFor = (ear: Ear) => (ear === 'self' || ear === 'someone-else' ? 2 : 3);

/** Of three drawn lines one is enough for the reading of whole messages. */
const everyDrawn = 3;

/** What whole messages say of danger to the writer: one output, how much more a place speaks for it than against it. */
export function trainWhole(instances: readonly Instance[]): Weights {
  let drawn = 0;
  const lines = instances
    .filter(({ example }) => example.source !== 'sayings' || drawn++ % everyDrawn === 0)
    .map(({ example, sentences }) => ({
      text: wholeOf(sentences),
      wanted: [[kinds.self(example.cat) ? 1 : 0, 1]] as const,
    }));
  const both = trainSoftmax(lines, { outputs: 2, places: wholePlaces, featuresOf: featuresOfWhole });
  const steps = new Int8Array(wholePlaces).map((_, place) => {
    const more = (both.steps[2 * place + 1] ?? 0) - (both.steps[2 * place] ?? 0);
    return Math.max(-127, Math.min(127, more));
  });
  return { bias: [Number(((both.bias[1] ?? 0) - (both.bias[0] ?? 0)).toFixed(4))], unit: both.unit, steps };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const room = '../server/src/companion/safety/classifier/';
  const instances = examples().map(instanceOf);
  keepWeights(here(`${room}weights.json`), train(instances));
  keepWeights(here(`${room}whole.json`), trainWhole(instances));
}
