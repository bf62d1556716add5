import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { places } from './features.ts';
import { ears, listenerOf } from './hearing.ts';

/** weights.json: signed bytes, deflated, in base64, times `unit`. Written by evals/train-screen.ts. */
interface Stored {
  bias: number[];
  unit: number;
  bytes: string;
}

const stored = JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as Stored;
const bytes = new Int8Array(inflateSync(Buffer.from(stored.bytes, 'base64')));
if (bytes.length !== places * ears.length)
  throw new Error(`The screen's weights are for ${bytes.length / ears.length} places, not ${places}.`);

/** Hears a message with the stored weights. Deterministic; linear in its length. */
export const listen = listenerOf({
  bias: stored.bias,
  weights: Float32Array.from(bytes, (byte) => byte * stored.unit),
});
