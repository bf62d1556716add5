import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

const looks = {
  danger: { box: 'bg-danger-pale text-danger', icon: 'notice' },
  success: { box: 'bg-moss-pale text-moss', icon: 'check' },
  note: { box: 'bg-dawn-pale text-ink', icon: 'notice' },
} as const;

interface AlertProps {
  look?: keyof typeof looks;
  title?: string;
  children: ReactNode;
  /** For what could not be loaded: asks once more. */
  onRetry?: () => void;
  isRetrying?: boolean;
  className?: string;
}

/** What happened, and what to do. A danger is announced at once; the others when the reader has a moment. */
export function Alert({ look = 'danger', title, children, onRetry, isRetrying = false, className }: AlertProps) {
  const { box, icon } = looks[look];
  return (
    <div
      role={look === 'danger' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-md px-4 py-3 text-sm forced-colors:border', box, className)}
    >
      <Icon name={icon} className="mt-0.5 shrink-0" />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        <div className="whitespace-pre-line">{children}</div>
        {onRetry && (
          <Button look="secondary" size="sm" className="mt-2" onClick={onRetry} disabled={isRetrying}>
            Try Again
          </Button>
        )}
      </div>
    </div>
  );
}
