import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/**
 * What a linear classifier has learnt: weights of every place, one for each output in a row, in steps of `unit` (a byte
 * each, not four), and where each output begins.
 */
export interface Weights {
  bias: readonly number[];
  unit: number;
  steps: Int8Array;
}

/** As they are kept (evals/learning.ts): JSON, the steps deflated, in base64. */
export interface KeptWeights {
  bias: readonly number[];
  unit: number;
  bytes: string;
}

/** Reads kept weights. Throws when they are for other numbers of places and outputs than these. */
export function readWeights(file: URL, places: number, outputs: number): Weights {
  const { bias, unit, bytes } = JSON.parse(readFileSync(file, 'utf8')) as KeptWeights;
  // Inflated into one piece of memory, with a byte to spare that says it was enough: no parts are put together at the end.
  const whole = inflateSync(Buffer.from(bytes, 'base64'), { chunkSize: places * outputs + 1 });
  const steps = new Int8Array(whole.buffer, whole.byteOffset, whole.length);
  if (steps.length !== places * outputs)
    throw new Error(`The weights in ${file.pathname} are for ${steps.length / outputs} places, not ${places}.`);
  return { bias, unit, steps };
}
