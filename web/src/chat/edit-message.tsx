import { sizes } from '@wren/contract/limits.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { readEdit, writeEdit } from './kept-words.ts';

interface EditMessageProps {
  messageId: string;
  start: string;
  /** How many messages came after it. */
  later: number;
  onSend(text: string): void;
  onCancel(): void;
}

/** One's own message, to be said in other words. What was typed is kept through a reload, until it is sent or given up. */
export default function EditMessage({ messageId, start, later, onSend, onCancel }: EditMessageProps) {
  const [text, setText] = useState(() => readEdit(messageId) ?? start);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const isEmpty = text.trim() === '';
  useEffect(() => {
    const { current } = field;
    current?.focus({ preventScroll: true });
    current?.form?.scrollIntoView({ block: 'nearest' });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const cancel = () => {
    writeEdit(messageId, null);
    onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!isEmpty) onSend(text);
  };
  return (
    <form
      className="grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onSend(text);
      }}
    >
      <textarea
        ref={field}
        value={text}
        rows={2}
        maxLength={sizes.message}
        aria-label="Edit your message"
        aria-describedby={hint}
        className="field-sizing-content max-h-60 w-full resize-none rounded-xl bg-surface px-5 py-3.5 outline-none ring-1 ring-line-strong ring-inset focus:ring-2 focus:ring-ink"
        onChange={(event) => {
          setText(event.target.value);
          writeEdit(messageId, event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id={hint} className="mr-auto text-quiet text-sm">
          {whatHappens(later)}
        </p>
        <Button look="quiet" size="sm" className="pointer-coarse:min-h-11" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" className="pointer-coarse:min-h-11" disabled={isEmpty}>
          Send again
        </Button>
      </div>
    </form>
  );
}

function whatHappens(later: number): string {
  const what =
    later <= 1
      ? 'Wren answers anew, and this answer goes.'
      : `Wren answers anew, and the ${later} messages after this one go.`;
  return `${what} You can undo that until you send the next message.`;
}
