import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';

interface ForgottenRowProps {
  /** What is said in its place. */
  says: string;
  isBusy: boolean;
  error: string | null;
  onUndo(): void;
}

/** Where something was until a moment ago. What had the focus is gone, so Undo takes it. */
export function ForgottenRow({ says, isBusy, error, onUndo }: ForgottenRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg px-5 py-3 ring-1 ring-line ring-inset">
      <p role="status" className="text-quiet">
        {says}
      </p>
      <Button ref={undo} look="secondary" size="sm" onClick={onUndo} aria-disabled={isBusy}>
        Undo
      </Button>
      {error !== null && (
        <p role="alert" className="w-full text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
