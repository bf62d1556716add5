import { type ComponentProps, useState } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export const inputClass =
  'block w-full min-h-12 rounded-md bg-surface px-3.5 py-2.5 text-base text-ink ring-1 ring-inset ring-line-strong ' +
  'placeholder:text-quiet aria-invalid:ring-2 aria-invalid:ring-danger disabled:opacity-60 forced-colors:border';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classes(inputClass, className)} {...rest} />;
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input
        className={classes(inputClass, 'pr-13', className)}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
      />
      <button
        type="button"
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-quiet hover:text-ink"
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  );
}
