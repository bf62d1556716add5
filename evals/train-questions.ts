import { readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  asksForCounsel,
  fittingCounsel,
  surelySeeks,
} from '../server/src/companion/listener/counsel/fitting-counsel.ts';
import { askedAfter, featuresOf, places } from '../server/src/companion/listener/questions/features.ts';
import { soughtOf } from '../server/src/companion/listener/questions/hear-question.ts';
import { readMessage } from '../server/src/companion/reading/read-message.ts';
import { softmaxOf } from '../server/src/companion/softmax.ts';
import { keepWeights, readLabelled, trainSoftmax } from './learning.ts';

/**
 * Trains the reading of what a question is after: which worked-out counsel, or which kind of question that none answers.
 * Writes its weights and the names they are for. Deterministic.
 *   node evals/train-questions.ts            trains on every labelled line and writes
 *   node evals/train-questions.ts --check    leaves every fifth line out, and says how often it is heard right
 */

/** A labelled question: `before` is what was told just before it; `kind` what is asked, where no counsel answers it. */
export interface LabelledQuestion {
  text: string;
  before?: string;
  counsel: string;
  kind?: string;
}

const here = (path: string) => new URL(path, import.meta.url);

export const labelledQuestions = (): LabelledQuestion[] =>
  readdirSync(here('./questions/'))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readLabelled<LabelledQuestion>(here(`./questions/${name}`)));

const nameOf = ({ counsel, kind }: LabelledQuestion): string => (counsel === 'none' ? `?${kind ?? 'tell'}` : counsel);
const textOf = ({ text, before }: LabelledQuestion): string => askedAfter(before ? [before] : [], text);

export const namesOf = (lines: readonly LabelledQuestion[]): string[] => [...new Set(lines.map(nameOf))].toSorted();

const train = (lines: readonly LabelledQuestion[], names: readonly string[]) =>
  trainSoftmax(
    lines.map((line) => ({ text: textOf(line), wanted: [[names.indexOf(nameOf(line)), 1]] })),
    { outputs: names.length, places, featuresOf },
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = labelledQuestions();
  const names = namesOf(lines);
  if (process.argv.includes('--check')) {
    const kept = lines.filter((_, at) => at % 5 === 0);
    const hear = softmaxOf(
      train(
        lines.filter((_, at) => at % 5 !== 0),
        names,
      ),
      names,
      featuresOf,
    );
    const heard = kept.map((line) => {
      const likely = hear(textOf(line));
      const [name = ''] = names.toSorted((a, b) => (likely[b] ?? 0) - (likely[a] ?? 0));
      return { name, sure: likely[name] ?? 0, right: nameOf(line), line };
    });
    const share = (some: number, all: number) => `${((100 * some) / (all || 1)).toFixed(1)} % of ${all}`;
    const isCounsel = (name: string) => !name.startsWith('?');
    console.log(`all: ${share(heard.filter(({ name, right }) => name === right).length, heard.length)}`);
    const askedFor = heard.filter(({ right }) => isCounsel(right));
    for (const least of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
      const given = heard.filter(({ name, sure }) => isCounsel(name) && sure >= least);
      const ok = given.filter(({ name, right }) => name === right);
      console.log(
        `counsel at least ${least}: right ${share(ok.length, given.length)}, found ${share(ok.length, askedFor.length)}`,
      );
      const kinds = heard.filter(({ name, sure }) => !isCounsel(name) && sure >= least);
      const none = heard.filter(({ right }) => !isCounsel(right));
      const right = kinds.filter(({ name, right }) => name === right).length;
      console.log(`   kind: right ${share(right, kinds.length)}, found ${share(right, none.length)}`);
    }
    const given = kept.map((line) => {
      const reading = readMessage(line.text);
      const before = line.before ? [line.before] : [];
      const sought = soughtOf(hear(textOf(line)));
      const asks = asksForCounsel(reading) || surelySeeks(reading, sought);
      const counsel = asks ? fittingCounsel(reading, before, sought)?.id.replace(/-later$/, '') : undefined;
      return { counsel, line };
    });
    const some = given.filter(({ counsel }) => counsel !== undefined);
    const ok = some.filter(({ counsel, line }) => counsel === line.counsel);
    console.log(
      `given, with its words: right ${share(ok.length, some.length)}, found ${share(ok.length, askedFor.length)}`,
    );
    if (process.argv.includes('--given'))
      for (const { counsel, line } of given)
        if (counsel !== (line.counsel === 'none' ? undefined : line.counsel))
          console.log(`${line.counsel} got ${counsel}: ${line.before ?? ''} => ${line.text}`);
    if (process.argv.includes('--wrong'))
      for (const { name, sure, right, line } of heard)
        if (name !== right)
          console.log(`${sure.toFixed(2)} ${right} taken for ${name}: ${line.before ?? ''} => ${line.text}`);
  } else {
    const room = '../server/src/companion/listener/questions/';
    keepWeights(here(`${room}weights.json`), train(lines, names));
    writeFileSync(here(`${room}names.json`), `${JSON.stringify(names, undefined, 2)}\n`);
  }
}
