import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Modal, useNames } from './modal.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
}

/** The answers, the harmless one first. Where they do not fit side by side each takes the whole width. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">{children}</div>;
}

/** A question that waits for an answer. The page behind dims to dusk. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  const names = useNames();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      aria-labelledby={names.title}
      aria-describedby={description ? names.about : undefined}
      className="m-auto max-h-[85dvh] w-[calc(100%-2rem)] max-w-form overflow-y-auto overscroll-contain rounded-lg bg-raised p-6 text-ink outline-none backdrop:bg-scrim forced-colors:border"
    >
      <h2 id={names.title} className="pr-10 text-xl">
        {title}
      </h2>
      {description && (
        <p id={names.about} className="mt-2 text-quiet">
          {description}
        </p>
      )}
      {children}
      <button
        type="button"
        aria-label="Close"
        className="absolute top-4 right-4 grid size-10 place-items-center rounded-full text-quiet hover:bg-sunk hover:text-ink"
        onClick={() => onOpenChange(false)}
      >
        <Icon name="close" />
      </button>
    </Modal>
  );
}
