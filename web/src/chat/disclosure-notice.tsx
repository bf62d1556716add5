import { brand } from '@wren/contract/brand.ts';
import { memo, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { disclosureDue, readRecord, storageKey } from './disclosure.ts';

/** How often the time of use is counted, in ms. */
const pulse = 60_000;

/**
 * Says what Wren is: in the first chat of a day, and after every three hours of use. It lies above the conversation,
 * never in the way of it, and cannot be switched off for good.
 */
export const DisclosureNotice = memo(function DisclosureNotice() {
  const isDue = useDisclosure();
  const [answered, setAnswered] = useState(0);
  if (isDue <= answered) return null;
  return (
    <div role="note" className="flex items-center gap-3 rounded-lg bg-sunk py-2 pr-2 pl-4 text-sm">
      <p className="flex-1 text-quiet">
        {brand.name} is a computer program, not a human, and cannot feel. It is not therapy, and not for emergencies.
      </p>
      <Button look="quiet" size="sm" onClick={() => setAnswered(isDue)}>
        Got it
      </Button>
    </div>
  );
});

/** How many times the notice has become due since this screen was opened. */
function useDisclosure(): number {
  const [due, setDue] = useState(0);
  useEffect(() => {
    const count = (used: number) => {
      const today = new Date().toDateString();
      const next = disclosureDue(readRecord(localStorage.getItem(storageKey)), today, used);
      localStorage.setItem(storageKey, JSON.stringify(next.record));
      if (next.due) setDue((times) => times + 1);
    };
    count(0);
    const timer = setInterval(() => document.visibilityState === 'visible' && count(pulse), pulse);
    return () => clearInterval(timer);
  }, []);
  return due;
}
