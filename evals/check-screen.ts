import { pathToFileURL } from 'node:url';
import { isCrisis } from '../server/src/companion/safety/assessment.ts';
import { listenerOf } from '../server/src/companion/safety/classifier/hearing.ts';
import { weighBoth } from '../server/src/companion/safety/classifier/weigh-both.ts';
import { isRight } from '../server/test/safety/measure.ts';
import { examples, type Instance, instanceOf, train, trainWhole } from './train-screen.ts';

/**
 * How the whole screen reads lines its classifier has not learnt from: a source, or some of the authors of `fresh` and `wide`, is left
 * out of the training and then read. The rules have seen all sources but `fresh`, and some of `wide`.
 *   node evals/check-screen.ts        some minutes
 */
function check(): void {
  const all = examples().map(instanceOf);
  const authors = [...new Set(all.flatMap(({ example }) => example.by ?? []))];
  const rows = new Map<string, Record<string, [right: number, all: number]>>();
  const readWithout = (source: string | undefined, isOut: (one: Instance) => boolean) => {
    // What is told amid other tellings may hold one that is read now.
    const learnt = all.filter((one) => !isOut(one) && (source !== 'talk' || !one.example.amid));
    const hear = listenerOf(train(learnt), trainWhole(learnt));
    for (const { example, sentences, read } of all.filter((one) => isOut(one) && !one.example.amid)) {
      const row = rows.get(source ?? example.source) ?? {};
      rows.set(source ?? example.source, row);
      const found = weighBoth(read, hear(sentences, read), sentences);
      const kind = example.cat.split('_')[0] ?? '';
      const count = row[kind] ?? [0, 0];
      row[kind] = count;
      count[1] += 1;
      if (kind === 'talk' ? !isCrisis(found) : isRight(example.cat, found)) count[0] += 1;
    }
  };
  const folds = 6;
  for (let fold = 0; fold < folds; fold += 1) {
    readWithout(undefined, ({ example }) => example.by !== undefined && authors.indexOf(example.by) % folds === fold);
  }
  for (const source of ['author-1', 'author-2', 'blind-dev'])
    readWithout(source, ({ example }) => example.source === source);
  const talk = new Map(all.filter(({ example }) => example.source === 'talk').map((one, at) => [one, at]));
  for (let fold = 0; fold < 3; fold += 1) readWithout('talk', (one) => (talk.get(one) ?? -1) % 3 === fold);
  for (const [source, row] of rows) {
    const shown = Object.entries(row).map(
      ([kind, [right, of]]) => `${kind} ${right} of ${of} (${((100 * right) / of).toFixed(1)} %)`,
    );
    console.log(`${source.padEnd(10)} rightly read: ${shown.join('   ')}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
