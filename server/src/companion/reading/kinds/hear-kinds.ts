import { readWeights } from '../../weights.ts';
import { places } from './features.ts';
import { hearerOf, type Likely, shareOf } from './hearing.ts';
import { isHard, kinds } from './kinds.ts';

/** Hears what kind of thing a message tells, with the stored weights (evals/train-kinds.ts writes them). Deterministic. */
export const hearKinds = hearerOf(readWeights(new URL('./weights.json', import.meta.url), places, kinds.length));

/** How much of what is told a mood must have to be plain by that alone, and how much where nothing else says that it is hard. */
const plainly = { most: 0.6, nearly: 0.8 };

/** How the message sounds as a whole; undefined where the kinds leave it open. `isBorne` is that its words sound hard, too. */
export function moodOfKinds(likely: Likely, isBorne: boolean): 'hard' | 'good' | 'plain' | undefined {
  if (shareOf(likely, isHard) >= (isBorne ? plainly.most : plainly.nearly)) return 'hard';
  return (['good', 'plain'] as const).find((mood) => shareOf(likely, (group) => group === mood) >= plainly.most);
}
