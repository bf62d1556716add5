/** Where the hash of a text begins; `seed` keeps kinds of features apart. */
export const hashFrom = (seed: number): number => 0x811c9dc5 ^ seed;

/** Goes on with a hash by a text, or a part of it: the hash of two texts in a row is that of the one they make. */
export function hashOn(hash: number, text: string, from = 0, to: number = text.length): number {
  let on = hash;
  for (let at = from; at < to; at += 1) on = Math.imul(on ^ text.charCodeAt(at), 0x01000193);
  return on;
}

/** A text as 32 bits, the same every time; `seed` keeps kinds of features apart (FNV-1a: Fowler, Noll and Vo). */
export const hashOf = (text: string, seed = 0): number => hashOn(hashFrom(seed), text);

/** The place of a feature among `places`, a power of two: its hash, stirred so that its low bits are as good as the others. */
export function placeOf(hash: number, places: number): number {
  let stirred = hash ^ (hash >>> 15);
  stirred = Math.imul(stirred, 0x85ebca6b);
  return (stirred ^ (stirred >>> 13)) & (places - 1);
}
