import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isList } from '../server/src/companion/listener/reflect.ts';
import { readMessage } from '../server/src/companion/reading/read-message.ts';
import type { Clause, Reading } from '../server/src/companion/reading/reading.ts';
import { signsOf } from '../server/src/companion/reading/weigh.ts';
import { readLabelled } from './learning.ts';

/**
 * Learns how much each sign of a clause counts when one is chosen to be taken up, and writes it. Deterministic.
 *   node evals/train-points.ts            learns from every labelled message and writes
 *   node evals/train-points.ts --check    in ten parts, each chosen by what the other nine taught: how often it is the one meant
 *   node evals/train-points.ts --read N   prints every Nth message with what is handed back, to be read
 */

/**
 * A message and what a good listener would take up, as it was said; undefined where nothing in it can be handed back.
 * `bent` is what the reading once made of a clause that came back broken, untrue or half: it must not come back so.
 */
export interface Pointed {
  text: string;
  /** What Wren had asked, where it had. */
  asked?: string;
  mine?: string;
  second?: string;
  bent?: readonly string[];
}

const here = (path: string) => new URL(path, import.meta.url);

export const labelled = (): Pointed[] => readLabelled(here('./points/lines.jsonl'));

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []);

/** Whether two clauses are the same but for where they were cut: most of the words of the shorter stand in the longer. */
function isSame(one: string, other: string | undefined): boolean {
  if (other === undefined) return false;
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= 0.75 * Math.min(a.size, b.size) && shared >= 0.4 * Math.max(a.size, b.size);
}

interface Example {
  line: Pointed;
  clauses: readonly Clause[];
  signs: readonly ReadonlyMap<string, number>[];
  /** How much each clause should be chosen; together one. */
  wanted: readonly number[];
}

/** The clauses of a reading that may be handed back. */
const whole = ({ clauses }: Reading): [Clause, number][] =>
  clauses
    .map((clause, at): [Clause, number] => [clause, at])
    .filter(([clause]) => clause.yours.split(' ').length <= 16 && (clause.kind !== 'fragment' || isList(clause)));

function exampleOf(line: Pointed): Example {
  const reading = readMessage(line.text, { lastReply: line.asked ?? '' });
  const signs = signsOf(reading.clauses, reading.likely, {
    text: reading.text,
    announced: reading.announced,
    answers: line.asked !== undefined,
  });
  const choice = whole(reading);
  const first = choice.findIndex(([{ mine }]) => isSame(mine, line.mine));
  const second = choice.findIndex(([{ mine }], at) => at !== first && isSame(mine, line.second));
  const share = first >= 0 && second >= 0 ? 0.7 : 1;
  return {
    line,
    clauses: choice.map(([clause]) => clause),
    signs: choice.map(([, at]) => signs[at] ?? new Map()),
    wanted: choice.map((_, at) => (at === first ? share : at === second ? (first >= 0 ? 1 - share : 1) : 0)),
  };
}

type Learnt = Record<string, number>;
const passes = 80;
const rate = 0.3;
const decay = 4;

/** What is known of signs that few of the messages have: their weights are held near these, the others near nothing. */
const known: Learnt = {
  'set against': 0.8,
  'feared of another': 0.8,
  'told late': -0.5,
  'asked for': -0.6,
  'left undone': 1.2,
  'a finding': 3,
  guessed: -1.2,
  'answers by that': 0.8,
  announced: 2.5,
  'a trade': -1.5,
};

const scoreOf = (learnt: Learnt, signs: ReadonlyMap<string, number>): number =>
  [...signs].reduce((sum, [name, value]) => sum + value * (learnt[name] ?? 0), 0);

/** Softmax over the clauses of a message (a conditional logit), by AdaGrad on all messages at once, weights held small. */
function learn(examples: readonly Example[]): Learnt {
  const learnt: Learnt = { ...known };
  const squares: Learnt = {};
  const usable = examples.filter(({ wanted }) => wanted.length > 1 && wanted.some((one) => one > 0));
  for (let pass = 0; pass < passes; pass += 1) {
    const steps: Learnt = {};
    for (const { signs, wanted } of usable) {
      const scores = signs.map((one) => scoreOf(learnt, one));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const sum = odds.reduce((a, b) => a + b);
      signs.forEach((one, at) => {
        const miss = (odds[at] ?? 0) / sum - (wanted[at] ?? 0);
        for (const [name, value] of one) steps[name] = (steps[name] ?? 0) + miss * value;
      });
    }
    for (const [name, raw] of Object.entries(steps)) {
      const step = raw + decay * ((learnt[name] ?? 0) - (known[name] ?? 0));
      squares[name] = (squares[name] ?? 1e-3) + step * step;
      learnt[name] = (learnt[name] ?? 0) - (rate * step) / Math.sqrt(squares[name]);
    }
  }
  return learnt;
}

/** Of all clauses, a fifth weighs less than 1.5 and about half less than 2.5: what is kept and gone back to goes by that. */
const levels = [
  { share: 0.2, weight: 1.5 },
  { share: 0.48, weight: 2.5 },
] as const;

/** Puts what was learnt on the scale of weights. Signs that hardly count are left out. */
function scaled(learnt: Learnt, examples: readonly Example[]): Learnt {
  const scores = examples.flatMap(({ signs }) => signs.map((one) => scoreOf(learnt, one))).sort((a, b) => a - b);
  const [low = 0, high = 1] = levels.map(({ share }) => scores[Math.floor(share * scores.length)]);
  const by = (levels[1].weight - levels[0].weight) / (high - low);
  const kept = Object.entries(learnt)
    .map(([name, value]): [string, number] => [name, Number((value * by).toFixed(2))])
    .filter(([, value]) => Math.abs(value) >= 0.05)
    .sort((a, b) => b[1] - a[1]);
  return { always: Number((levels[0].weight - by * low).toFixed(2)), ...Object.fromEntries(kept) };
}

const heaviest = (learnt: Learnt, { clauses, signs }: Example): Clause | undefined => {
  const scores = signs.map((one) => scoreOf(learnt, one));
  return clauses[scores.indexOf(Math.max(...scores))];
};

function check(examples: readonly Example[]): void {
  const parts = 10;
  const chosen = examples.map((_, at) => at).map((): Clause | undefined => undefined);
  for (let part = 0; part < parts; part += 1) {
    const learnt = learn(examples.filter((_, at) => at % parts !== part));
    examples.forEach((example, at) => {
      if (at % parts === part) chosen[at] = heaviest(learnt, example);
    });
  }
  const found = examples.map(({ line, clauses }, at) => {
    const mine = chosen[at]?.mine ?? '';
    const first = isSame(mine, line.mine);
    return { line, several: clauses.length > 1, first, either: first || isSame(mine, line.second) };
  });
  const share = (list: readonly { first: boolean; either: boolean }[]) =>
    (['first', 'either'] as const)
      .map((which) => `${((100 * list.filter((one) => one[which]).length) / list.length).toFixed(1)} %`)
      .join(', first or second best ');
  const meant = found.filter(({ line }) => line.mine !== undefined);
  const several = meant.filter((one) => one.several);
  console.log(`${meant.length} messages: the one meant ${share(meant)}`);
  console.log(`${several.length} of them with a choice: ${share(several)}`);
  const back = chosen.filter((one, at) => one && examples[at]?.line.bent?.includes(one.yours));
  console.log(`handed back bent: ${back.length} of ${chosen.filter(Boolean).length}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const examples = labelled().map(exampleOf);
  if (process.argv.includes('--check')) check(examples);
  else if (process.argv.includes('--read')) {
    const every = Number(process.argv.at(-1));
    const learnt = learn(examples.filter((_, at) => at % every !== 0));
    for (const example of examples.filter((_, at) => at % every === 0))
      console.log(`${example.line.text}\n   → ${heaviest(learnt, example)?.yours ?? ''}`);
  } else {
    const kept = scaled(learn(examples), examples);
    writeFileSync(here('../server/src/companion/reading/weigh.json'), `${JSON.stringify(kept, undefined, 2)}\n`);
  }
}
