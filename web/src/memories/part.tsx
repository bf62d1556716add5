import { type ReactNode, useId } from 'react';
import { Alert } from '#ui/alert.tsx';

interface PartProps {
  title: string;
  about: string;
  /** Beside the title. */
  action?: ReactNode;
  isLoading: boolean;
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry(): void;
  children: ReactNode;
}

/** A part of the memories page with a list of its own: its title, and the list, or why there is none yet. */
export function Part({ title, about, action, isLoading, hasFailed, isRetrying, onRetry, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t pt-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="mt-1 max-w-line text-quiet text-sm">{about}</p>
        </div>
        {!isLoading && !hasFailed && action}
      </header>
      {isLoading ? (
        <div role="status" aria-label={`Loading: ${title}`} className="grid gap-2">
          <div className="h-16 rounded-lg bg-sunk motion-safe:animate-pulse" />
          <div className="h-16 rounded-lg bg-sunk motion-safe:animate-pulse" />
        </div>
      ) : hasFailed ? (
        <Alert onRetry={onRetry} isRetrying={isRetrying}>
          This list could not be loaded. Please try again.
        </Alert>
      ) : (
        children
      )}
    </section>
  );
}
