import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A sheet lying on the page: set off by tone, never by a shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('rounded-lg bg-surface p-6 forced-colors:border', className)} {...rest} />;
}

export function Badge({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-full bg-dawn-pale px-2.5 py-0.5 font-sans font-semibold text-ember text-xs',
        className,
      )}
      {...rest}
    />
  );
}
