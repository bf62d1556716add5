import { pathToFileURL } from 'node:url';
import { isCrisis, levels } from '../server/src/companion/safety/assessment.ts';
import { screen } from '../server/src/companion/safety/screen.ts';
import { isRight, type LineSet, learntFrom, readLines } from '../server/test/safety/measure.ts';
import type { Row } from './row.ts';
import { tellingsAside } from './train-screen.ts';

/** Of those not learnt from, `blind-final` and `author-final`, by strangers, are the honest ones (docs/safety.md). */
const sets: readonly LineSet[] = [
  ...learntFrom,
  'held-out',
  'blind-final',
  'author-final',
  'fresh-blind',
  'everyday-blind',
  'unseen',
  'wide-blind',
  'people-blind',
  'two-authors',
  'another-author',
  'mid-talk-blind',
  'fears-blind',
  'near-blind',
];

/** Recall and false alarms of the screen over the labelled lines (docs/safety.md), and what reading costs. */
export async function measures(): Promise<Row[]> {
  const floor = sets.flatMap((set) => [
    ...share(set, 'pos_', 'suicide and self-harm heard', 0.97, 'at least'),
    ...share(set, 'neg_', 'false alarms', 0.05, 'at most'),
    ...share(set, 'other_', 'other needs named', 0.9, 'at least'),
  ]);
  return [
    ...floor,
    ...sets.flatMap(categories),
    ...graveness('shared'),
    ...graveness('author-final'),
    precision(),
    ordinary(),
    ...costs(),
  ];
}

/** One measure, or none where the set has no lines of the kind. */
function share(set: LineSet, kind: string, name: string, promise: number, bound: 'at least' | 'at most'): Row[] {
  const lines = readLines(set).filter(({ cat }) => cat.startsWith(kind));
  if (lines.length === 0) return [];
  const right = lines.filter(({ cat, text }) => isRight(cat, screen(text))).length;
  const counted = bound === 'at most' ? lines.length - right : right;
  const part = counted / lines.length;
  return [
    {
      measure: `risk screen, ${set}: ${name}`,
      value: `${counted} of ${lines.length} (${percent(part)})`,
      promise: `${bound} ${percent(promise)}`,
      kept: bound === 'at most' ? part <= promise : part >= promise,
    },
  ];
}

function categories(set: LineSet): Row[] {
  const lines = readLines(set);
  return [...new Set(lines.map(({ cat }) => cat))].toSorted().map((cat) => {
    const own = lines.filter((line) => line.cat === cat);
    const right = own.filter(({ text }) => isRight(cat, screen(text))).length;
    return { measure: `  ${set} ${cat}`, value: `${right} of ${own.length} right (${percent(right / own.length)})` };
  });
}

/** How grave each kind of line is read: a plan or an attempt belongs under imminent, a thought under elevated, the rest below. */
function graveness(set: LineSet): Row[] {
  const lines = readLines(set).map(({ cat, text }) => ({ cat, level: screen(text).level }));
  return [...new Set(lines.map(({ cat }) => cat))].toSorted().map((cat) => ({
    measure: `  ${set} ${cat}: read as`,
    value: levels
      .map((level) => `${level} ${lines.filter((line) => line.cat === cat && line.level === level).length}`)
      .join(', '),
  }));
}

/** Of the lines never tuned on that the screen calls a crisis of the writer, how many are one. */
/** What people tell of ordinary lives, as a first message; in the middle of a talk a sound has to be clear, which few are. */
function ordinary(): Row {
  const told = tellingsAside();
  const alarmed = told.filter(({ text }) => isCrisis(screen(text))).length;
  return {
    measure: 'risk screen, ordinary tellings kept aside: taken for a danger',
    value: `${alarmed} of ${told.length} (${percent(alarmed / told.length)})`,
  };
}

function precision(): Row {
  const called = readLines('held-out').filter(({ cat, text }) => !cat.startsWith('other_') && isCrisis(screen(text)));
  const right = called.filter(({ cat }) => cat.startsWith('pos_')).length;
  return {
    measure: 'risk screen, held-out: precision of an alarm',
    value: `${right} of ${called.length} (${percent(right / called.length)})`,
  };
}

/** CPU for a message of usual length and for the longest there is, ordinary talk. */
function costs(): Row[] {
  const talk = readLines('shared').filter(({ cat }) => cat === 'neg_distress' || cat === 'neg_benign');
  const text = Array.from({ length: 3 }, () => talk.map((line) => line.text).join('. ')).join('. ');
  return [cost(text.slice(0, 200), 0.5), cost(text.slice(0, 3000), 3)];
}

function cost(text: string, most: number): Row {
  for (let round = 0; round < 100; round += 1) screen(text);
  const rounds = 200;
  const { user } = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) screen(text);
  const ms = process.cpuUsage({ user, system: 0 }).user / 1000 / rounds;
  return {
    measure: `risk screen: CPU for ${text.length} characters`,
    value: `${ms.toFixed(2)} ms`,
    promise: `at most ${most} ms`,
    kept: ms <= most,
  };
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { measure, value, promise, kept } of await measures()) {
    console.log(`${kept === false ? '✗' : ' '} ${measure}: ${value}${promise ? ` (${promise})` : ''}`);
  }
}
