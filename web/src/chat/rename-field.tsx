import { sizes } from '@wren/contract/limits.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface RenameFieldProps {
  title: string;
  /** Resolves with whether it was kept. */
  onSave(title: string): Promise<boolean>;
  /** Called once the field can go. */
  onDone(): void;
}

/** Enter and leaving the field keep the new name, Escape the old one. A name that could not be kept stays in the field. */
export function RenameField({ title, onSave, onDone }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const error = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = async () => {
    const typed = field.current?.value.trim() ?? '';
    if (isSaving) return;
    if (typed === '' || typed === title) return onDone();
    setIsSaving(true);
    const isKept = await onSave(typed);
    setIsSaving(false);
    setHasFailed(!isKept);
    if (isKept) onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
    if (event.key === 'Escape') onDone();
  };
  return (
    <div className="px-1 pt-1">
      <input
        ref={field}
        data-act="select"
        aria-label="New name"
        aria-invalid={hasFailed}
        aria-describedby={hasFailed ? error : undefined}
        aria-busy={isSaving}
        readOnly={isSaving}
        defaultValue={title}
        maxLength={sizes.title}
        className="block w-full rounded-sm bg-raised px-2 py-1.5 text-sm ring-1 ring-line-strong ring-inset aria-invalid:ring-danger aria-busy:opacity-60"
        onKeyDown={onKeyDown}
        onBlur={() => !hasFailed && void save()}
      />
      {hasFailed && (
        <p id={error} className="px-2 pt-1 text-danger text-xs">
          The new name was not saved. Press Enter to try again, or Escape to keep the old one.
        </p>
      )}
    </div>
  );
}
