import type { Step } from '@wren/contract/exercises.ts';
import { Field } from '#ui/field.tsx';
import { inputClass, TextInput } from '#ui/text-input.tsx';
import { Pacer } from './pacer.tsx';
import type { Answer, Run, RunEvent } from './run.ts';
import { Scale } from './scale.tsx';

interface StepFieldsProps {
  step: Step;
  run: Run;
  dispatch(event: RunEvent): void;
}

/** Longest answer, in characters: room for a thought, not for a letter. */
const longest = { text: 800, line: 120 };

/** What there is to do in one step. */
export function StepFields({ step, run, dispatch }: StepFieldsProps) {
  if (step.kind === 'read') return null;
  const value: Answer | undefined = run.answers[step.name];
  const answer = (answer: Answer) => dispatch({ type: 'answered', name: step.name, answer });
  switch (step.kind) {
    case 'write':
      return (
        <Field label={step.prompt}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={longest.text}
              placeholder={step.example}
              value={typeof value === 'string' ? value : ''}
              className={`${inputClass} field-sizing-content min-h-24`}
              onChange={(event) => answer(event.target.value)}
            />
          )}
        </Field>
      );
    case 'list': {
      const lines = typeof value === 'object' ? value : [];
      return (
        <fieldset>
          <legend className="font-semibold text-sm">{step.prompt}</legend>
          <div className="mt-2 grid gap-2">
            {Array.from({ length: step.count }, (_, at) => (
              <TextInput
                key={at}
                aria-label={`${at + 1} of ${step.count}`}
                maxLength={longest.line}
                value={lines[at] ?? ''}
                onKeyDown={toNextLine}
                onChange={(event) =>
                  answer(
                    Array.from({ length: step.count }, (_, line) =>
                      line === at ? event.target.value : (lines[line] ?? ''),
                    ),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
      );
    }
    case 'scale':
      return (
        <Scale
          prompt={step.prompt}
          low={step.low}
          high={step.high}
          value={typeof value === 'number' ? value : null}
          onChange={answer}
        />
      );
    case 'choose': {
      const chosen = typeof value === 'object' ? value : [];
      return (
        <fieldset>
          <legend className="font-semibold text-sm">{step.prompt}</legend>
          <div className="exercise-options mt-3">
            {step.options.map((option) => (
              <label key={option}>
                <input
                  type="checkbox"
                  checked={chosen.includes(option)}
                  disabled={chosen.length >= step.most && !chosen.includes(option)}
                  onChange={(event) =>
                    answer(event.target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
                  }
                />
                <span>{option}</span>
              </label>
            ))}
          </div>
        </fieldset>
      );
    }
    case 'breathe':
      return <Pacer step={step} done={typeof value === 'number' ? value : 0} onRound={answer} />;
  }
}

/** Enter goes to the next line; from the last one it goes on. */
function toNextLine(event: React.KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const next = event.currentTarget.nextElementSibling;
  if (!(next instanceof HTMLInputElement)) return;
  event.preventDefault();
  next.focus();
}
