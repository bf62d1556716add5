/** Chance that is the same every time for the same conversation and turn (mulberry32 over FNV-1a). */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  shuffle<Item>(list: readonly Item[]): Item[];
}

export function chanceOf(seed: string): Chance {
  let hash = 2166136261;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 16777619);
  const next = () => {
    hash = (hash + 0x6d2b79f5) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const shuffle = <Item>(list: readonly Item[]): Item[] => {
    const copy = [...list];
    for (let at = copy.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [copy[at], copy[other]] = [copy[other] as Item, copy[at] as Item];
    }
    return copy;
  };
  return { next, shuffle };
}
