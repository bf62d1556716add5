import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** Spec section 9, in milliseconds: how long to point before one opens, and how soon after another one opens at once. */
export const tooltipRules = { delay: 700, skip: 300 } as const;

/** Wraps what has tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipRules.delay} skipDelayDuration={tooltipRules.skip}>
      {children}
    </Radix.Provider>
  );
}

/** Names an icon button for people who point at it. The button needs its own aria-label all the same. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} className="z-50 rounded-sm bg-ink px-2.5 py-1 text-paper text-xs">
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
