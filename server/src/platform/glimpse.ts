import { createCipheriv, type KeyObject } from 'node:crypto';

const blockBytes = 16;
const wordsInBlock = 4;
/** Where the nonce and the text stand in a sealed value: see `vault.ts`. */
const nonceAt = 1;
const bodyAt = 29;
/** Values that are looked at together before each is looked at alone. */
const together = 50;

/** A sealed value, as a part of the bytes it came in. */
export interface Glimpsed {
  bytes: Buffer;
  content: { from: number; to: number };
}

/**
 * Chooses among many sealed values the wanted ones, ten times as fast as opening each, **without** checking that they are
 * genuine: good for knowing which ones to open, and for nothing a person is shown. What GCM adds to a text is the AES of a
 * counter (NIST SP 800-38D, section 6.5), so the counters of all values go through the cipher together.
 *
 * `isWanted` is shown the UTF-8 of many texts with NULs between them first, and single ones only where it wants those: what
 * it wants of one, it must want of any bytes around it too. The bytes are wiped when this returns.
 */
export function glimpse<T extends Glimpsed>(
  key: KeyObject,
  sealed: readonly T[],
  isWanted: (text: Buffer) => boolean,
): T[] {
  const length = sealed.reduce((sum, { content }) => sum + roomFor(content), 0);
  const [counters, texts] = roomsOf(length);
  let at = 0;
  for (const { bytes, content } of sealed) {
    const { from, to } = content;
    if (to - from > bodyAt) bytes.copy(texts, at, from + bodyAt, to);
    const [first, second, third] =
      to - from > bodyAt ? [0, 4, 8].map((n) => bytes.readUInt32BE(from + nonceAt + n)) : [];
    // The first counter, 1, is for the tag.
    for (let counter = 2, end = at + roomFor(content); at < end; counter += 1, at += blockBytes) {
      counters.setUint32(at, first ?? 0);
      counters.setUint32(at + 4, second ?? 0);
      counters.setUint32(at + 8, third ?? 0);
      counters.setUint32(at + 12, counter);
    }
  }
  const asked = new Uint8Array(counters.buffer, 0, length);
  const stream = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(asked);
  addTo(texts, stream, (length / blockBytes) * wordsInBlock);
  const wanted = chosen(sealed, texts, isWanted);
  texts.fill(0, 0, length);
  return wanted;
}

/** Whole blocks, with a NUL or more at the end. */
function roomFor({ from, to }: Glimpsed['content']): number {
  return (Math.floor(Math.max(0, to - from - bodyAt) / blockBytes) + 1) * blockBytes;
}

/** Kept from one look to the next: so much new memory each time would have all of it swept for the garbage in it. */
const kept = roomsFor(512 * 1024);

function roomsOf(length: number): [counters: DataView, texts: Buffer] {
  return length <= kept[1].length ? kept : roomsFor(length);
}

function roomsFor(length: number): [counters: DataView, texts: Buffer] {
  return [new DataView(new ArrayBuffer(length)), Buffer.alloc(length)];
}

function chosen<T extends Glimpsed>(sealed: readonly T[], texts: Buffer, isWanted: (text: Buffer) => boolean): T[] {
  const wanted: T[] = [];
  let at = 0;
  for (let first = 0; first < sealed.length; first += together) {
    const part = sealed.slice(first, first + together);
    const begun = at;
    for (const { content } of part) {
      const end = at + roomFor(content);
      texts.fill(0, at + Math.max(0, content.to - content.from - bodyAt), end);
      at = end;
    }
    if (!isWanted(texts.subarray(begun, at))) continue;
    let from = begun;
    for (const value of part) {
      const { content } = value;
      const to = from + Math.max(0, content.to - content.from - bodyAt);
      if (isWanted(texts.subarray(from, to))) wanted.push(value);
      from += roomFor(content);
    }
  }
  return wanted;
}

/** Exclusive or, a machine word at a time. */
function addTo(texts: Buffer, stream: Buffer, words: number): void {
  const into = new Uint32Array(texts.buffer, texts.byteOffset, words);
  const aligned = stream.byteOffset % 4 === 0 ? stream : Buffer.from(Uint8Array.from(stream).buffer);
  const from = new Uint32Array(aligned.buffer, aligned.byteOffset, words);
  for (let word = 0; word < words; word += 1) into[word] = (into[word] ?? 0) ^ (from[word] ?? 0);
}
