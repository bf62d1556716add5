import { useCallback, useRef, useState } from 'react';
import { keep, readKept } from '../lib/kept.ts';

/**
 * What was changed and not saved yet, on top of what is saved. It is kept in this tab (`lib/kept.ts`), so a tab switch,
 * a reload or an expired session loses nothing; a value put back as it was saved is no change.
 */
export function useDraft<Values extends object>(name: string, saved: Values) {
  const [kept, setKept] = useState<Partial<Values>>(() => readDraft(name));
  const draft = changesIn(kept, saved);
  const latest = useRef(kept);

  // A save may end after its tab was left: what is kept is settled then, too.
  const write = useCallback(
    (next: (now: Partial<Values>) => Partial<Values>) => {
      latest.current = next(latest.current);
      keep(name, Object.keys(latest.current).length === 0 ? null : JSON.stringify(latest.current));
      setKept(latest.current);
    },
    [name],
  );

  return {
    draft,
    values: { ...saved, ...draft } as Values,
    set<Field extends keyof Values>(field: Field, value: Values[Field]) {
      write(({ [field]: _, ...rest }) => {
        const others = rest as Partial<Values>;
        return isSame(value, saved[field]) ? others : { ...others, [field]: value };
      });
    },
    /** Forgets the changes that were saved. What was changed again meanwhile stays. */
    settle(sent: Partial<Values>) {
      write(
        (now) =>
          Object.fromEntries(
            Object.entries(now).filter(([field, value]) => !isSame(value, sent[field as keyof Values])),
          ) as Partial<Values>,
      );
    },
    discard: () => write(() => ({})),
  };
}

/** What of a draft differs from what is saved. */
function changesIn<Values extends object>(draft: Partial<Values>, saved: Values): Partial<Values> {
  const changes = Object.entries(draft).filter(([field, value]) => !isSame(value, saved[field as keyof Values]));
  return Object.fromEntries(changes) as Partial<Values>;
}

function readDraft<Values>(name: string): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(readKept(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Values>) : {};
  } catch {
    return {};
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
