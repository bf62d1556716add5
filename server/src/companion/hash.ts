/** A text as 32 bits, the same every time; `seed` keeps kinds of features apart (FNV-1a: Fowler, Noll and Vo). */
export function hashOf(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
