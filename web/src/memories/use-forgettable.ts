import { useMemo, useState } from 'react';

/** Something on the screen. A forgotten one keeps its place for as long as it can be undone. */
export type Forgettable<T> = T & { isForgotten: boolean };

/** A list from which things go and, while the page is open, may come back where they were. */
export function useForgettable<T extends { id: string }>(standing: readonly T[]) {
  const [gone, setGone] = useState<readonly { one: T; at: number }[]>([]);
  const all = useMemo(() => {
    const shown: Forgettable<T>[] = standing
      .filter(({ id }) => !gone.some(({ one }) => one.id === id))
      .map((one) => ({ ...one, isForgotten: false }));
    for (const { one, at } of gone) shown.splice(at, 0, { ...one, isForgotten: true });
    return shown;
  }, [standing, gone]);
  return {
    all,
    forgotten: (one: T) => {
      const at = all.findIndex(({ id }) => id === one.id);
      setGone((before) => [...before, { one, at }].sort((a, b) => a.at - b.at));
    },
    restored: ({ id }: T) => setGone((before) => before.filter(({ one }) => one.id !== id)),
  };
}
