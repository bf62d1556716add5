import { sizes } from '@wren/contract/limits.ts';
import type { KeyboardEvent } from 'react';
import { Icon } from '#ui/icon.tsx';

interface SearchFieldProps {
  value: string;
  onChange(value: string): void;
}

/** Where one looks for words in one's own conversations. Escape empties it. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    onChange('');
  };
  return (
    <search className="relative block">
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-quiet" />
      <input
        type="search"
        value={value}
        maxLength={sizes.search}
        aria-label="Search conversations"
        placeholder="Search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="block min-h-10 w-full rounded-full bg-surface py-2 pr-3 pl-9 text-sm ring-1 ring-line-strong ring-inset placeholder:text-quiet"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}
