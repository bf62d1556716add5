import { sizes } from '@wren/contract/limits.ts';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { readDraft, writeDraft } from './kept-words.ts';

export interface ComposerHandle {
  focus(): void;
}

interface ComposerProps {
  /** Drafts are kept per conversation; null is the new chat. */
  conversationId: string | null;
  /** Off the record, what is typed is kept nowhere. */
  keepsDraft?: boolean;
  /** Beside the counter. */
  tools: ReactNode;
  /** Something is on its way: writing goes on, sending waits. */
  isSending: boolean;
  isStopping: boolean;
  /** Text a failed send gives back. */
  returned: { key: string; text: string } | null;
  onSend(text: string): void;
  onStop(): void;
  ref?: Ref<ComposerHandle>;
}

/** Not every browser lets a field grow with its content (CSS Form Control Styling, `field-sizing`). */
const growsByItself = CSS.supports('field-sizing', 'content');

/** Where a person writes. It holds its own text, so that typing stays instant while a reply streams beside it. */
export const Composer = memo(function Composer(props: ComposerProps) {
  const { conversationId, keepsDraft = true, tools, isSending, isStopping, returned, onSend, onStop, ref } = props;
  const draft = () => (keepsDraft ? readDraft(conversationId) : '');
  const [text, setText] = useState(draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const counter = useId();
  const isEmpty = text.trim() === '';
  const isFull = text.length >= sizes.message;

  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus({ preventScroll: true }) }), []);
  useEffect(() => setText(draft()), [conversationId]);
  useEffect(() => {
    if (!returned) return;
    setText((typed) => {
      const kept = keepsDraft && readDraft(conversationId);
      const given = kept || [returned.text, typed].filter(Boolean).join('\n\n');
      if (keepsDraft) writeDraft(conversationId, given);
      return given;
    });
    field.current?.focus({ preventScroll: true });
  }, [returned, conversationId, keepsDraft]);

  useLayoutEffect(() => {
    if (growsByItself || !field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = text === '' ? '' : `${field.current.scrollHeight}px`;
  }, [text]);

  const write = (value: string) => {
    setText(value);
    if (keepsDraft) writeDraft(conversationId, value);
  };
  const send = () => {
    if (isEmpty || isSending) return;
    write('');
    onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composing of a character (Japanese, Chinese, Korean); that one is not a send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-1.5 rounded-xl bg-surface p-1.5 ring-1 ring-line-strong ring-inset focus-within:ring-2 focus-within:ring-ink forced-colors:border">
        <textarea
          ref={field}
          value={text}
          rows={1}
          maxLength={sizes.message}
          placeholder="Ask anything"
          aria-label="Message"
          aria-describedby={counter}
          enterKeyHint="send"
          className="field-sizing-content block max-h-48 min-h-11 w-full resize-none bg-transparent py-2 pr-1 pl-4 outline-none placeholder:text-quiet"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isSending && (
          <Button look="secondary" size="sm" className="min-h-11 shrink-0" disabled={isStopping} onClick={onStop}>
            <Icon name="stop" className="size-4" />
            {isStopping ? 'Stopping…' : 'Stop'}
          </Button>
        )}
        <Button
          type="submit"
          size="icon"
          className="shrink-0"
          aria-label="Send message"
          disabled={isEmpty || isSending}
        >
          <Icon name="arrow-up" />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 px-2 pt-1">
        {tools}
        <p id={counter} className={classes('ml-auto pr-2 text-xs tabular-nums', isFull ? 'text-danger' : 'text-quiet')}>
          {text.length} / {sizes.message}
        </p>
      </div>
    </form>
  );
});
