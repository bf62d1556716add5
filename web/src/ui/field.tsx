import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** What the control inside a field takes on, so that it is named, described and marked for every reader. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, as a sentence. It takes the hint's place, which often says the same. */
  error?: string | undefined;
  /** Draws the control: `{(control) => <TextInput {...control} />}`. */
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const about = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children({ id, ...(about && { 'aria-describedby': about }), ...(error && { 'aria-invalid': true }) })}
      {about && (
        <p id={about} className={classes('text-sm', error ? 'text-danger' : 'text-quiet')}>
          {error || hint}
        </p>
      )}
    </div>
  );
}
