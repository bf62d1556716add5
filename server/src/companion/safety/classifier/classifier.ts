import { readWeights } from '../../weights.ts';
import { places } from './features.ts';
import { ears, listenerOf } from './hearing.ts';
import { wholePlaces } from './whole.ts';

/** Hears a message with the stored weights (evals/train-screen.ts writes them). Deterministic; linear in its length. */
export const listen = listenerOf(
  readWeights(new URL('./weights.json', import.meta.url), places, ears.length),
  readWeights(new URL('./whole.json', import.meta.url), wholePlaces, 1),
);
