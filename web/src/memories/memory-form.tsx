import { sizes } from '@wren/contract/limits.ts';
import { MemoryText } from '@wren/contract/memories.ts';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '#lib/problem.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { inputClass } from '#ui/text-input.tsx';

interface MemoryFormProps {
  label: string;
  start?: string;
  placeholder?: string;
  submit: string;
  onSubmit(text: string): Promise<void>;
  onCancel(): void;
}

/** One memory, to be written or rewritten. Escape leaves it as it was. */
export function MemoryForm({ label, start = '', placeholder, submit, onSubmit, onCancel }: MemoryFormProps) {
  const id = useId();
  const [text, setText] = useState(start);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isSaving) return;
    const read = MemoryText.safeParse(text);
    if (!read.success) return setError(read.error.issues[0]?.message ?? null);
    if (read.data === start) return onCancel();
    setIsSaving(true);
    try {
      await onSubmit(read.data);
    } catch (failure) {
      setError(sentenceOf(failure));
      setIsSaving(false);
    }
  };

  return (
    <form className="grid w-full gap-3" onSubmit={(event) => void save(event)} noValidate>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        placeholder={placeholder}
        maxLength={sizes.memory}
        // biome-ignore lint/a11y/noAutofocus: the form opens in answer to a press, where the person wants to write
        autoFocus
        className={classes(inputClass, 'resize-none [field-sizing:content]')}
        {...(error !== null && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void save();
        }}
      />
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isSaving}>
          {isSaving ? 'Saving...' : submit}
        </Button>
        <Button look="quiet" size="sm" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
