import { useRef, useState } from 'react';

/** Does one thing at a time, and holds the sentence for when it did not work. */
export function useDoing() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const busy = useRef(false);
  return {
    /** For `aria-disabled`: a button that is disabled for a moment would lose the focus. */
    isBusy,
    error,
    async run(work: () => Promise<unknown>, failure: string): Promise<void> {
      if (busy.current) return;
      busy.current = true;
      setIsBusy(true);
      setError(null);
      try {
        await work();
      } catch {
        setError(failure);
      } finally {
        busy.current = false;
        setIsBusy(false);
      }
    },
  };
}
