import { softmaxOf } from '../../softmax.ts';
import { readWeights } from '../../weights.ts';
import { featuresOf, places } from './features.ts';
import { type Move, moves } from './moves.ts';

/** Hears what somebody does with a message, with the stored weights (evals/train-moves.ts writes them). Deterministic. */
export const hearMoves = softmaxOf(
  readWeights(new URL('./weights.json', import.meta.url), places, moves.length),
  moves,
  featuresOf,
);

/** How likely each thing that may be done with a message is; together they make one. */
export type Doing = Readonly<Record<Move, number>>;

/** A text, and what is done with it. */
export interface Done {
  text: string;
  doing: Doing;
}

/** Hears moves where those of one text are known: rooms ask after the whole message, its sentences and its last words, which are often the same. */
export const hearingBeside =
  (known: Done | undefined) =>
  (text: string): Doing =>
    known?.text === text ? known.doing : hearMoves(text);
