import { Steering, steeringNames } from '@wren/contract/steering.ts';
import { type KeyboardEvent, memo, useRef } from 'react';
import { classes } from '#ui/classes.ts';

interface SteeringChoiceProps {
  /** Null leaves it to Wren. */
  value: Steering | null;
  onChange(value: Steering | null): void;
}

const all = Steering.options;

/** What the next reply is to be. One of three, or none: what is chosen is given up by choosing it again. */
export const SteeringChoice = memo(function SteeringChoice({ value, onChange }: SteeringChoiceProps) {
  const group = useRef<HTMLDivElement>(null);
  const toggle = (one: Steering) => onChange(one === value ? null : one);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = step && all[(at + step + all.length) % all.length];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    group.current?.querySelectorAll('button')[all.indexOf(next)]?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label="What the next reply should be" className="flex flex-wrap gap-x-0.5">
      {all.map((one, at) => {
        const isOn = one === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio input cannot be given up once it is chosen
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={isOn}
            tabIndex={isOn || (value === null && at === 0) ? 0 : -1}
            className={classes(
              'min-h-8 rounded-full px-2 text-xs sm:px-2.5 transition-colors pointer-coarse:min-h-11 forced-colors:aria-checked:outline-2',
              isOn ? 'bg-dawn-pale text-ink ring-1 ring-dawn ring-inset' : 'text-quiet hover:bg-surface hover:text-ink',
            )}
            onClick={() => toggle(one)}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            {steeringNames[one]}
          </button>
        );
      })}
    </div>
  );
});
