import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches, followed as the window changes. */
export function useMediaQuery(query: string): boolean {
  const store = useMemo(() => {
    const list = typeof window === 'undefined' ? null : matchMedia(query);
    return {
      matches: () => list?.matches ?? false,
      subscribe(changed: () => void) {
        list?.addEventListener('change', changed);
        return () => list?.removeEventListener('change', changed);
      },
    };
  }, [query]);
  return useSyncExternalStore(store.subscribe, store.matches, () => false);
}
