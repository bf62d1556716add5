import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface PhoneCodeEntryProps {
  /** Where the code went, as it was typed. */
  number: string;
  typed: string;
  error: string | undefined;
  isChecking: boolean;
  isSending: boolean;
  /** Before another code may be asked for. */
  secondsToWait: number;
  onType(code: string): void;
  onCheck(): void;
  onSendAgain(): void;
  onStop(): void;
}

/** Where the texted code is typed or pasted. It stands inside the profile's form, so Enter checks the code and saves nothing else. */
export function PhoneCodeEntry(props: PhoneCodeEntryProps) {
  const { number, typed, error, isChecking, isSending, secondsToWait } = props;
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    input.current?.focus();
    // The buttons under the field too.
    group.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the sentence twice
    <div
      ref={group}
      role="group"
      aria-label="Verify your phone number"
      className="grid gap-4 rounded-lg bg-surface p-5 forced-colors:border"
    >
      <p className="text-sm">
        We sent a code of 6 digits to <strong className="whitespace-nowrap">{number}</strong>. It works for 10 minutes.
      </p>
      <div aria-live="polite">
        <Field label="Code" error={error}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              name="one-time-code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              className="max-w-44 text-xl tabular-nums tracking-[0.2em]"
              value={typed}
              onChange={(event) => props.onType(event.target.value.replace(/[^\d\s-]/g, ''))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                props.onCheck();
              }}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={props.onCheck} disabled={isChecking}>
          {isChecking ? 'Checking...' : 'Confirm code'}
        </Button>
        <Button look="secondary" size="sm" onClick={props.onSendAgain} disabled={isSending || secondsToWait > 0}>
          {isSending ? 'Sending...' : secondsToWait > 0 ? `Send again in ${secondsToWait} s` : 'Send again'}
        </Button>
        <Button look="quiet" size="sm" onClick={props.onStop} disabled={isChecking}>
          Not now
        </Button>
      </div>
    </div>
  );
}
