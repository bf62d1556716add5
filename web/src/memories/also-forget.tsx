import type { ReactNode } from 'react';

interface AlsoForgetProps {
  checked: boolean;
  onChange(checked: boolean): void;
  children: ReactNode;
}

/** Offered where conversations are deleted: what was learned in them may go too. */
export function AlsoForget({ checked, onChange, children }: AlsoForgetProps) {
  return (
    <label className="mt-5 flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-moss"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
