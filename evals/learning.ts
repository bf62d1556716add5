import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { KeptWeights, Weights } from '../server/src/companion/weights.ts';

/** Keeps what was learnt where `readWeights` reads it. */
export function keepWeights(file: URL, { bias, unit, steps }: Weights): void {
  const bytes = deflateSync(steps, { level: 9 }).toString('base64');
  const kept: KeptWeights = { bias, unit: Number(unit.toFixed(6)), bytes };
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
}

/** Chance that is the same at every training: whole numbers from 0 to 2³² − 1 (Knuth's linear congruential generator). */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

/** Puts a list in another order, in place (Fisher and Yates). */
export function shuffle(list: number[], next: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = next() % (at + 1);
    const held = list[at] ?? 0;
    list[at] = list[other] ?? 0;
    list[other] = held;
  }
}
