import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface PopoverProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Said to screen readers. */
  title: string;
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
}

/** A small panel beside its button. Escape and a press outside close it. */
export function Popover({ open, onOpenChange, title, trigger, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 rounded-md bg-raised p-3 text-ink ring-1 ring-line forced-colors:border"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
