import { pathToFileURL } from 'node:url';
import { featuresOf, places } from '../server/src/companion/reading/kinds/features.ts';
import { hearerOf } from '../server/src/companion/reading/kinds/hearing.ts';
import { groupOf, type Kind, kinds } from '../server/src/companion/reading/kinds/kinds.ts';
import type { Weights } from '../server/src/companion/weights.ts';
import { keepWeights, readLabelled, sharesOf, trainSoftmax } from './learning.ts';

/**
 * Trains the reading of what kind of thing a message tells and writes its weights. Deterministic.
 *   node evals/train-kinds.ts            trains on every labelled line and writes
 *   node evals/train-kinds.ts --check    leaves every fifth line out, and says how often it is heard right
 */

/** A labelled line: `also` is a second kind told as strongly. */
export interface Labelled {
  text: string;
  kind: Kind;
  also?: Kind;
}

const here = (path: string) => new URL(path, import.meta.url);

export const labelled = (): Labelled[] => readLabelled(here('./kinds/lines.jsonl'));

/** What a second kind counts beside the first. */
const second = 0.3;

export const train = (lines: readonly Labelled[]): Weights =>
  trainSoftmax(
    lines.map(({ text, kind, also }) => ({
      text,
      wanted: sharesOf(kinds.indexOf(kind), also && kinds.indexOf(also), second),
    })),
    { outputs: kinds.length, places, featuresOf },
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = labelled();
  if (process.argv.includes('--check')) {
    const kept = lines.filter((_, at) => at % 5 === 0);
    const hear = hearerOf(train(lines.filter((_, at) => at % 5 !== 0)));
    const heard = kept.map((line) => {
      const likely = hear(line.text);
      const [kind] = kinds.toSorted((a, b) => likely[b] - likely[a]) as [Kind];
      const byGroup = new Map<string, number>();
      for (const one of kinds) byGroup.set(groupOf(one), (byGroup.get(groupOf(one)) ?? 0) + likely[one]);
      const [group, sure] = [...byGroup].sort((a, b) => b[1] - a[1])[0] ?? ['none', 0];
      const right = [line.kind, line.also].filter((one) => one !== undefined);
      return {
        sure: likely[kind],
        ok: right.includes(kind),
        group: sure,
        okGroup: right.some((one) => groupOf(one) === group),
      };
    });
    const share = (list: readonly boolean[]) => `${((100 * list.filter(Boolean).length) / list.length).toFixed(1)} %`;
    console.log(
      `${kept.length} lines: kind right ${share(heard.map(({ ok }) => ok))}, group ${share(heard.map(({ okGroup }) => okGroup))}`,
    );
    for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
      const sure = heard.filter((one) => one.sure >= least);
      const group = heard.filter((one) => one.group >= least);
      console.log(
        `at least ${least}: kind ${share(sure.map(({ ok }) => ok))} of ${sure.length}, group ${share(group.map(({ okGroup }) => okGroup))} of ${group.length}`,
      );
    }
  } else {
    keepWeights(here('../server/src/companion/reading/kinds/weights.json'), train(lines));
  }
}
