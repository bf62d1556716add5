import type { ReactNode } from 'react';

interface SwitchProps {
  name: string;
  label: string;
  /** What turning it on means. */
  about?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A line that says what it is about, with its switch at the end. */
export function Switch({ name, label, about, checked, onChange }: SwitchProps) {
  return (
    <label className="flex cursor-pointer items-center justify-between gap-6 py-3">
      <span>
        <span className="font-semibold">{label}</span>
        {about && <span className="block text-quiet text-sm">{about}</span>}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-7 w-12 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors checked:bg-moss forced-colors:border"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-surface transition-transform peer-checked:translate-x-5 forced-colors:bg-[CanvasText]"
        />
      </span>
    </label>
  );
}
