import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export const Tabs = Radix.Root;
export const TabPanel = Radix.Content;

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={classes('flex gap-1 border-line border-b', className)} {...rest} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={classes(
        '-outline-offset-4 min-h-11 rounded-t-md border-transparent border-b-2 px-2.5 text-quiet text-sm sm:px-4 sm:text-base hover:text-ink',
        'data-[state=active]:border-ember data-[state=active]:font-semibold data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  );
}
