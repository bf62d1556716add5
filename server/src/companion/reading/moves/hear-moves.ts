import { softmaxOf } from '../../softmax.ts';
import { readWeights } from '../../weights.ts';
import { featuresOf, places } from './features.ts';
import { moves } from './moves.ts';

/** Hears what somebody does with a message, with the stored weights (evals/train-moves.ts writes them). Deterministic. */
export const hearMoves = softmaxOf(
  readWeights(new URL('./weights.json', import.meta.url), places, moves.length),
  moves,
  featuresOf,
);
