import { ScrollArea as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** Spec section 9: how long the scrollbar stays after the last movement, in milliseconds. */
export const scrollHideDelay = 600;

interface ScrollAreaProps {
  orientation?: 'horizontal' | 'vertical';
  className?: string;
  /** Holds something that takes the focus, so that the keyboard can scroll too. */
  children: ReactNode;
}

/** What may be larger than its place, with a quiet scrollbar that goes when nothing moves. */
export function ScrollArea({ orientation = 'vertical', className, children }: ScrollAreaProps) {
  return (
    <Radix.Root type="scroll" scrollHideDelay={scrollHideDelay} className={classes('overflow-hidden', className)}>
      <Radix.Viewport className="size-full">{children}</Radix.Viewport>
      <Radix.Scrollbar
        orientation={orientation}
        className={classes('flex touch-none select-none', orientation === 'vertical' ? 'w-1.5' : 'h-1.5 flex-col')}
      >
        <Radix.Thumb className="relative flex-1 rounded-full bg-line-strong" />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
