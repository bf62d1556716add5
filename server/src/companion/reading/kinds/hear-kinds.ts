import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { places } from './features.ts';
import { hearerOf, type Likely, type Weights } from './hearing.ts';
import { type Group, groupOf, isHard, kinds, tellable } from './kinds.ts';

/** weights.json: Weights whose steps are deflated, in base64. Written by evals/train-kinds.ts. */
interface Stored {
  bias: number[];
  unit: number;
  bytes: string;
}

function stored(): Weights {
  const { bias, unit, bytes } = JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as Stored;
  const steps = new Int8Array(inflateSync(Buffer.from(bytes, 'base64')));
  if (steps.length !== places * kinds.length)
    throw new Error(`The weights are for ${steps.length / kinds.length} places, not ${places}.`);
  return { bias, unit, steps };
}

/** Hears what kind of thing a message tells, with the stored weights. Deterministic. */
export const hearKinds = hearerOf(stored());

/** How much of what is told a mood must have to be plain by that alone, and how much where nothing else says that it is hard. */
const plainly = { most: 0.6, nearly: 0.8 };

/** How the message sounds as a whole; undefined where the kinds leave it open. `isBorne` is that its words sound hard, too. */
export function moodOfKinds(likely: Likely, isBorne: boolean): 'hard' | 'good' | 'plain' | undefined {
  const whole = tellable.reduce((sum, kind) => sum + likely[kind], 0);
  const isMostly = (wanted: (group: Group) => boolean, least = plainly.most) =>
    tellable.reduce((sum, kind) => sum + (wanted(groupOf(kind)) ? likely[kind] : 0), 0) >= least * whole;
  if (isMostly(isHard, isBorne ? plainly.most : plainly.nearly)) return 'hard';
  if (isMostly((group) => group === 'good')) return 'good';
  return isMostly((group) => group === 'plain') ? 'plain' : undefined;
}
