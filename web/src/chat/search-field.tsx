import { sizes } from '@wren/contract/limits.ts';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';

interface SearchFieldProps {
  value: string;
  onChange(value: string): void;
}

/** Where one looks for words in one's own conversations. Escape empties it. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  };
  return (
    <search className="relative block">
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-quiet" />
      <input
        ref={field}
        type="search"
        value={value}
        maxLength={sizes.search}
        aria-label="Search conversations"
        placeholder="Search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="block min-h-10 w-full rounded-full bg-surface py-2 pr-11 pl-9 text-sm ring-1 ring-line-strong ring-inset placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear the search"
          className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-full text-quiet hover:bg-sunk hover:text-ink"
          onClick={clear}
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </search>
  );
}
