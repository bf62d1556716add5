import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

const looks = {
  /** The one thing to do on a screen. */
  primary: 'bg-dawn text-on-dawn hover:bg-dawn-deep',
  /** Everything else worth a button. */
  secondary: 'bg-surface text-ink ring-1 ring-inset ring-line-strong hover:bg-sunk',
  /** In bars and lists, where a box would be noise. */
  quiet: 'text-ink hover:bg-sunk',
  danger: 'bg-danger-pale text-danger ring-1 ring-inset ring-danger/50 hover:ring-danger',
} as const;

const sizes = {
  sm: 'min-h-9 px-3.5 text-sm gap-1.5',
  md: 'min-h-11 px-5 text-base gap-2',
  lg: 'min-h-13 px-5 text-lg gap-2.5 sm:px-7',
  icon: 'size-11 p-0',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

export function Button({ look = 'primary', size = 'md', className, type, ...rest }: ButtonProps) {
  return <button type={type ?? 'button'} className={classes(buttonClass(look, size), className)} {...rest} />;
}

/** The looks alone, for links: `<Link className={buttonClass('secondary')} …>`. */
export function buttonClass(look: keyof typeof looks = 'primary', size: keyof typeof sizes = 'md'): string {
  return classes(
    'inline-flex items-center justify-center whitespace-nowrap rounded-full max-[22rem]:whitespace-normal max-[22rem]:py-1.5 font-semibold leading-tight no-underline select-none',
    'transition-colors disabled:opacity-60 aria-disabled:opacity-60 forced-colors:border',
    looks[look],
    sizes[size],
  );
}
