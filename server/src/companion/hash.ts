/** A text as 32 bits, the same every time; `seed` keeps kinds of features apart (FNV-1a: Fowler, Noll and Vo). */
export function hashOf(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The place of a feature among `places`, a power of two: its hash, stirred so that its low bits are as good as the others. */
export function placeAmong(places: number, text: string, seed: number): number {
  let hash = hashOf(text, seed);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & (places - 1);
}
