import { pathToFileURL } from 'node:url';
import { featuresOf, places } from '../server/src/companion/reading/moves/features.ts';
import { type Move, moves } from '../server/src/companion/reading/moves/moves.ts';
import { softmaxOf } from '../server/src/companion/softmax.ts';
import type { Weights } from '../server/src/companion/weights.ts';
import { keepWeights, readLabelled, trainSoftmax } from './learning.ts';
import { labelled } from './train-kinds.ts';

/**
 * Trains the reading of what somebody does with a message and writes its weights. Deterministic.
 *   node evals/train-moves.ts            trains on every labelled line and writes
 *   node evals/train-moves.ts --check    leaves every fifth line out, and says how often each move is heard right there; in
 *                                        brackets, in how many of 100 lines of evals/kinds that only tell it is heard
 */

export interface Labelled {
  text: string;
  move: Move;
}

const here = (path: string) => new URL(path, import.meta.url);

export const linesOfMoves = (): Labelled[] => readLabelled(here('./moves/lines.jsonl'));

const train = (lines: readonly Labelled[]): Weights =>
  trainSoftmax(
    lines.map(({ text, move }) => ({ text, wanted: [[moves.indexOf(move), 1]] })),
    // What is rare is what it is about, and that says little of what is done with it.
    { outputs: moves.length, places, featuresOf, decay: 3e-4, byRarity: false },
  );

/** Kinds under which hardly anything but telling is found. */
const notPlainlyTold = /^(?:to-wren|plan|did-it|torn|joke|unsure|awkward|other|danger)$/;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = linesOfMoves();
  if (process.argv.includes('--check')) {
    const kept = lines.filter((_, at) => at % 5 === 0);
    const hear = softmaxOf(train(lines.filter((_, at) => at % 5 !== 0)), moves, featuresOf);
    const told = labelled().filter(({ text, kind }) => !notPlainlyTold.test(kind) && !text.includes('?'));
    const others = told.filter((_, at) => at % 4 === 0).map(({ text }) => hear(text));
    const heard = kept.map((line) => ({ ...line, likely: hear(line.text) }));
    const right = heard.filter(({ move, likely }) => moves.every((other) => likely[move] >= likely[other])).length;
    console.log(
      `${kept.length} lines left out of ${lines.length}: ${((100 * right) / kept.length).toFixed(1)} % right`,
    );
    for (const move of moves) {
      const of = heard.filter((one) => one.move === move).length;
      const row = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((least) => {
        const taken = heard.filter(({ likely }) => likely[move] >= least);
        const ok = taken.filter((one) => one.move === move).length;
        const wrongly = others.filter((likely) => likely[move] >= least).length;
        return `${least}: ${ok}/${taken.length} ${((100 * ok) / (taken.length || 1)).toFixed(0)} % (${((100 * wrongly) / others.length).toFixed(1)})`;
      });
      console.log(`${move} (${of})  ${row.join('  ')}`);
    }
    if (process.argv.includes('--wrong'))
      for (const { move, likely, text } of heard) {
        const [first] = moves.toSorted((a, b) => likely[b] - likely[a]);
        if (first && first !== move) console.log(`${move} → ${first} ${likely[first].toFixed(2)}  ${text}`);
      }
  } else keepWeights(here('../server/src/companion/reading/moves/weights.json'), train(lines));
}
