import { createCipheriv, type KeyObject } from 'node:crypto';

const blockBytes = 16;
const wordsInBlock = 4;
/** Where the nonce and the text stand in a sealed value: see `vault.ts`. */
const nonceAt = 1;
const bodyAt = 29;

/**
 * Reads many sealed values at once, six times as fast as opening each, **without** checking that they are genuine: good
 * for choosing which ones to open, and for nothing a person is shown. What GCM adds to a text is the AES of a counter
 * (NIST SP 800-38D, section 6.5), so the counters of all values go through the cipher together.
 */
export function glimpse(key: KeyObject, sealed: readonly Buffer[]): string[] {
  const blocksOf = (value: Buffer) => Math.ceil(Math.max(0, value.length - bodyAt) / blockBytes);
  const blocks = sealed.reduce((sum, value) => sum + blocksOf(value), 0);
  const counters = new DataView(new ArrayBuffer(blocks * blockBytes));
  const texts = Buffer.alloc(blocks * blockBytes);
  let at = 0;
  for (const value of sealed) {
    value.copy(texts, at, bodyAt);
    const count = blocksOf(value);
    const [first, second, third] = count > 0 ? [0, 4, 8].map((byte) => value.readUInt32BE(nonceAt + byte)) : [];
    // The first counter, 1, is for the tag.
    for (let counter = 2; counter < count + 2; counter += 1) {
      counters.setUint32(at, first ?? 0);
      counters.setUint32(at + 4, second ?? 0);
      counters.setUint32(at + 8, third ?? 0);
      counters.setUint32(at + 12, counter);
      at += blockBytes;
    }
  }
  const stream = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(new Uint8Array(counters.buffer));
  addTo(texts, stream, blocks * wordsInBlock);
  at = 0;
  return sealed.map((value) => {
    const from = at;
    at += blocksOf(value) * blockBytes;
    return texts.toString('utf8', from, from + Math.max(0, value.length - bodyAt));
  });
}

/** Exclusive or, a machine word at a time. */
function addTo(texts: Buffer, stream: Buffer, words: number): void {
  const into = new Uint32Array(texts.buffer, texts.byteOffset, words);
  const aligned = stream.byteOffset % 4 === 0 ? stream : Buffer.from(Uint8Array.from(stream).buffer);
  const from = new Uint32Array(aligned.buffer, aligned.byteOffset, words);
  for (let word = 0; word < words; word += 1) into[word] = (into[word] ?? 0) ^ (from[word] ?? 0);
}
