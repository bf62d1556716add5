import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

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
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          // In a field, Escape takes back what was typed; a second one closes the sheet.
          onEscapeKeyDown={(event) => event.target instanceof HTMLInputElement && event.preventDefault()}
          className={classes(
            'fixed inset-y-0 z-50 flex w-72 max-w-[88vw] flex-col bg-sunk outline-none forced-colors:border',
            side === 'left' ? 'left-0 sheet-from-left' : 'right-0 sheet-from-right',
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
