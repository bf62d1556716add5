import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, in a few words. */
  about?: string;
  /** A small picture of it, above the words. */
  preview?: ReactNode;
}

interface ChoiceProps<Value extends string> {
  legend: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  className?: string;
}

/** Exactly one of a few, each a card that says what it means. */
export function RadioCards<Value extends string>({
  legend,
  name,
  choices,
  value,
  onChoose,
  className,
}: ChoiceProps<Value> & { value: Value; onChoose(value: Value): void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className={classes('grid gap-2.5', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative grid cursor-pointer content-start gap-1 rounded-md bg-surface px-4 py-3 ring-1 ring-line-strong ring-inset hover:bg-sunk has-checked:bg-dawn-pale has-checked:ring-2 has-checked:ring-ember has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 forced-colors:border"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="peer absolute size-full cursor-pointer opacity-0 forced-colors:static forced-colors:size-4 forced-colors:opacity-100"
            />
            {choice.preview}
            <span className="font-semibold text-sm">{choice.label}</span>
            {choice.about && <span className="text-quiet text-sm leading-snug">{choice.about}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Up to `max` of many. One more than that is not taken, and nothing is said about it. */
export function Pills<Value extends string>({
  legend,
  name,
  choices,
  chosen,
  max,
  error,
  onChange,
}: ChoiceProps<Value> & {
  chosen: readonly Value[];
  max: number;
  error?: string | undefined;
  onChange(chosen: Value[]): void;
}) {
  const toggle = (value: Value) => {
    if (chosen.includes(value)) onChange(chosen.filter((one) => one !== value));
    else if (chosen.length < max) onChange([...chosen, value]);
  };
  return (
    <fieldset {...(error && { 'aria-describedby': `${name}-error` })}>
      <legend className="mb-2.5 font-semibold text-sm">
        {legend}{' '}
        <span className="font-normal text-quiet">
          {chosen.length} of {max}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full bg-surface px-3.5 text-sm ring-1 ring-line-strong ring-inset hover:bg-sunk has-checked:bg-dawn-pale has-checked:font-semibold has-checked:ring-2 has-checked:ring-ember has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 forced-colors:border"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="absolute size-full cursor-pointer opacity-0 forced-colors:static forced-colors:size-4 forced-colors:opacity-100"
            />
            {chosen.includes(value) && <Icon name="check" className="size-3.5 text-ember" />}
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
