import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
}

/** A question that waits for an answer. The page behind dims to dusk. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[85dvh] max-w-form -translate-y-1/2 overflow-y-auto rounded-lg bg-raised p-6 forced-colors:border"
        >
          <Radix.Title className="pr-10 font-display text-xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-quiet">{description}</Radix.Description>}
          {children}
          <Radix.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-10 place-items-center rounded-full text-quiet hover:bg-sunk hover:text-ink"
          >
            <Icon name="close" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
