import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { ShownMessage } from './chat-state.ts';

const Remembered = lazy<ComponentType<{ messageId: string }>>(() =>
  import('../memories/remembered.tsx').catch(() => ({ default: () => null })),
);
/** A reply finished less than this ago (ms) may still make Wren remember something. */
const fresh = 60_000;

interface FreshlyRememberedProps {
  message: ShownMessage;
  isNewest: boolean;
}

/** What this reply made Wren remember. Asked for where the reply was seen to end, and not for every reply of the past. */
export function FreshlyRemembered({ message: { id, timestamp }, isNewest }: FreshlyRememberedProps) {
  const [isFresh] = useState(() => isNewest && Date.now() - Date.parse(timestamp) < fresh);
  return (
    isFresh && (
      <Suspense fallback={null}>
        <Remembered messageId={id} />
      </Suspense>
    )
  );
}
