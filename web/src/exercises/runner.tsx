import { exercises } from '@wren/contract/exercises.ts';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { CloseButton } from './close-button.tsx';
import { Drawing } from './drawings.tsx';
import { Ending } from './ending.tsx';
import { type Run, type RunEvent, stagesOf, wordsOf } from './run.ts';
import { Scale } from './scale.tsx';
import { StepFields } from './step-fields.tsx';

interface RunnerProps {
  run: Run;
  dispatch(event: RunEvent): void;
  onClose(): void;
  /** `words` is what to tell Wren about it. */
  onFinish(run: Run, words?: string): void;
  mayTell: boolean;
}

/** One exercise, one card at a time. Nothing is required: every step can be left empty. */
export function Runner({ run, dispatch, onClose, onFinish, mayTell }: RunnerProps) {
  const exercise = exercises[run.exercise];
  const stages = stagesOf(exercise);
  const stage = stages[run.at];
  const isEnd = stage?.kind === 'end';
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), [run.at]);

  const pinned = stage?.kind === 'step' && stage.step.pins ? wordsOf(run.answers[stage.step.pins]) : '';
  const say =
    stage?.kind === 'step'
      ? stage.step.say
      : stage?.kind === 'before'
        ? 'Before you begin, take a look at how it is. There is no right answer.'
        : stage?.kind === 'after'
          ? 'And now, once more. Whatever it is, it is fine.'
          : exercise.close;

  return (
    <section aria-labelledby="exercise-title" className="exercise">
      <header className="flex items-start justify-between gap-3 md:gap-4">
        <Drawing of={run.exercise} className="size-9 md:size-11" />
        <div className="min-w-0 grow">
          <h2 id="exercise-title" className="text-xl">
            {exercise.title}
          </h2>
          <p className="mt-0.5 text-quiet text-xs">
            {isEnd ? 'The end' : `Step ${run.at + 1} of ${stages.length - 1}`}
          </p>
        </div>
        <CloseButton onClick={onClose} />
      </header>
      <div className="exercise-way" aria-hidden="true">
        {stages.slice(0, -1).map((_, at) => (
          <i key={at} data-done={at < run.at || undefined} data-now={at === run.at || undefined} />
        ))}
      </div>
      {pinned && (
        <p className="mt-5 rounded-md border-dawn border-l-3 bg-dawn-pale px-4 py-2.5 text-sm">
          <span className="sr-only">You wrote: </span>
          {pinned}
        </p>
      )}
      <form
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isEnd) onFinish(run);
          else dispatch({ type: 'next' });
        }}
      >
        <p ref={start} tabIndex={-1} className="max-w-line text-lg outline-none">
          {say}
        </p>
        {(stage?.kind === 'before' || stage?.kind === 'after') && (
          <Scale
            key={stage.kind}
            prompt={exercise.measure}
            low="Not at all"
            high="As much as can be"
            value={run[stage.kind]}
            onChange={(level) => dispatch({ type: 'measured', level })}
          />
        )}
        {stage?.kind === 'step' && <StepFields key={run.at} step={stage.step} run={run} dispatch={dispatch} />}
        {isEnd && <Ending run={run} onKeep={(keeps) => dispatch({ type: 'keeping', keeps })} />}
        <div className="flex flex-wrap items-center justify-between gap-2">
          {run.at > 0 ? (
            <Button look="quiet" className="-ml-3" onClick={() => dispatch({ type: 'back' })}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <span className="flex flex-wrap justify-end gap-2">
            {isEnd && mayTell && (
              <Button look="secondary" onClick={() => onFinish(run, toldOf(run, exercise.title))}>
                Finish and tell Wren
              </Button>
            )}
            <Button type="submit">{isEnd ? 'Finish' : 'Next'}</Button>
          </span>
        </div>
      </form>
    </section>
  );
}

function toldOf({ before, after }: Run, title: string): string {
  return before === null || after === null
    ? `I did "${title}".`
    : `I did "${title}": it went from ${before} to ${after}.`;
}
