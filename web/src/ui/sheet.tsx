import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Modal, useNames } from './modal.tsx';

interface SheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Said to screen readers; the sheet shows its own heading. */
  title: string;
  side: 'left' | 'right';
  children: ReactNode;
}

/** A panel that slides in over a small screen, 18rem wide, and keeps the focus until it goes again. */
export function Sheet({ open, onOpenChange, title, side, children }: SheetProps) {
  const names = useNames();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      aria-labelledby={names.title}
      className={classes(
        'fixed inset-y-0 flex h-dvh max-h-none w-72 max-w-[88vw] flex-col overscroll-contain bg-sunk text-ink outline-none backdrop:bg-scrim forced-colors:border',
        side === 'left' ? 'right-auto left-0 sheet-from-left' : 'right-0 left-auto sheet-from-right',
      )}
      onKeyDown={staysForFields}
    >
      <h2 id={names.title} className="sr-only">
        {title}
      </h2>
      {children}
    </Modal>
  );
}

/** In a field of its own, Escape takes back what was typed; a second one closes the sheet. */
function staysForFields(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  if (key === 'Escape' && target instanceof HTMLInputElement && currentTarget.contains(target)) event.preventDefault();
}
