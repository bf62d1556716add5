import { pronounSuggestions } from '@wren/contract/users.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface PronounsFieldProps {
  tags: readonly string[];
  error?: string | undefined;
  onChange(tags: string[]): void;
}

/** Pronouns as tags: Enter takes the first suggestion that begins as typed, or the typed word itself when none does. */
export function PronounsField({ tags, error, onChange }: PronounsFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const suggestions = suggest(typed, tags);

  function add(tag: string | undefined) {
    if (tag) onChange([...tags, tag]);
    setTyped('');
    input.current?.focus();
  }

  function remove(tag: string) {
    onChange(tags.filter((one) => one !== tag));
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Enter adds a tag here; it never sends the form.
      event.preventDefault();
      add(tagFor(typed, tags));
    } else if (event.key === 'Backspace' && typed === '') {
      onChange(tags.slice(0, -1));
    }
  }

  return (
    <div className="grid gap-2.5">
      <Field label="Pronouns" hint="Type, and press Enter to add." error={error}>
        {(control) => (
          <div className="grid gap-2.5">
            {tags.length > 0 && (
              <ul aria-label="Your pronouns" className="flex flex-wrap gap-2">
                {tags.map((tag) => (
                  <li
                    key={tag}
                    className="flex min-h-9 items-center rounded-full bg-dawn-pale pl-3.5 text-sm forced-colors:border"
                  >
                    {tag}
                    <button
                      type="button"
                      aria-label={`Remove ${tag}`}
                      className="grid size-9 place-items-center rounded-full text-quiet hover:text-ink"
                      onClick={() => remove(tag)}
                    >
                      <Icon name="close" className="size-3.5" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <TextInput
              {...control}
              ref={input}
              name="pronouns"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              value={typed}
              onChange={(event) => setTyped(event.target.value.replaceAll(',', ''))}
              onKeyDown={onKeyDown}
            />
          </div>
        )}
      </Field>
      {suggestions.length > 0 && (
        <ul aria-label="Suggested pronouns" className="flex flex-wrap gap-2">
          {suggestions.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Add ${tag}`}
                className="flex min-h-9 items-center gap-1 rounded-full px-3 text-quiet text-sm ring-1 ring-line-strong ring-inset hover:bg-sunk hover:text-ink"
                onClick={() => add(tag)}
              >
                <Icon name="plus" className="size-3.5" />
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="sr-only">{tags.length > 0 && `Your pronouns: ${tags.join(', ')}`}</output>
    </div>
  );
}

/** The suggestions that begin as typed and are not chosen yet. */
export function suggest(typed: string, tags: readonly string[]): string[] {
  const start = typed.trim().toLowerCase();
  return pronounSuggestions.filter((one) => one.startsWith(start) && !tags.includes(one));
}

/** The tag that Enter adds; undefined for nothing typed and for a tag that is there already. */
export function tagFor(typed: string, tags: readonly string[]): string | undefined {
  const word = typed.trim();
  if (word === '' || tags.some((tag) => tag.toLowerCase() === word.toLowerCase())) return undefined;
  return suggest(word, tags)[0] ?? word;
}
