import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

export const Menu = Radix.Root;
export const MenuTrigger = Radix.Trigger;

interface MenuListProps {
  children: ReactNode;
  align?: 'start' | 'end';
  /** Where the focus goes as the menu closes: back to its button, unless this prevents it. */
  onCloseAutoFocus?: (event: Event) => void;
}

export function MenuList({ children, align = 'end', ...rest }: MenuListProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        align={align}
        {...rest}
        sideOffset={6}
        collisionPadding={8}
        className="z-40 min-w-48 rounded-md bg-raised p-1.5 text-ink ring-1 ring-line forced-colors:border"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      className={classes(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm no-underline outline-none',
        'data-[highlighted]:bg-sunk forced-colors:data-[highlighted]:outline-2',
        className,
      )}
      {...rest}
    />
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}
