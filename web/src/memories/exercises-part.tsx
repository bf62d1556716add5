import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FinishedExercise, finishExercise, forgetExercise, listExercises } from '@wren/contract/exercise-log.ts';
import { exercises } from '@wren/contract/exercises.ts';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { ForgottenRow } from './forgotten-row.tsx';
import { memoryDate } from './memory-date.ts';
import { Part } from './part.tsx';
import { useDoing } from './use-doing.ts';
import { type Forgettable, useForgettable } from './use-forgettable.ts';

/** Shown before 'Show all'. */
const first = 5;
const none: readonly FinishedExercise[] = [];

/** The exercises a person finished, with how it was before and after and the words they kept. */
export function ExercisesPart() {
  const client = useQueryClient();
  const { data, isPending, isError, isRefetching, refetch } = useQuery({
    queryKey: ['exercises'],
    queryFn: ({ signal }) => call(listExercises, {}, { signal }),
    staleTime: 0,
  });
  const { all, forgotten, restored } = useForgettable(data?.results ?? none);
  const [isWhole, setIsWhole] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['exercises'] });
  const shown = isWhole ? all : all.slice(0, first);
  return (
    <Part
      title="Exercises"
      about="What you went through to its end, and how it was before and after. What helped comes up again first."
      isLoading={isPending}
      hasFailed={isError && !data}
      isRetrying={isRefetching}
      onRetry={() => void refetch()}
    >
      {all.length === 0 ? (
        <p className="text-quiet">None yet. You find them in the chat, beside the field you write in.</p>
      ) : (
        <ul className="grid gap-2" aria-label="Exercises">
          {shown.map((one) => (
            <li key={one.id}>
              <Row
                one={one}
                onForget={async () => {
                  await call(forgetExercise, { params: { id: one.id } });
                  forgotten(one);
                  await refresh();
                }}
                onRestore={async () => {
                  const { id, exercise, before, after, words, finished_at } = one;
                  await call(finishExercise, { body: { id, exercise, before, after, words, finished_at } });
                  await refresh();
                  restored(one);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length < all.length && (
        <Button look="secondary" size="sm" className="justify-self-center" onClick={() => setIsWhole(true)}>
          Show all {all.length}
        </Button>
      )}
    </Part>
  );
}

interface RowProps {
  one: Forgettable<FinishedExercise>;
  onForget(): Promise<void>;
  onRestore(): Promise<void>;
}

function Row({ one, onForget, onRestore }: RowProps) {
  const { run, isBusy, error } = useDoing();
  const { title } = exercises[one.exercise];
  const on = memoryDate(one.finished_at);
  if (one.isForgotten) {
    return (
      <ForgottenRow
        says="Forgotten, with the words kept with it."
        isBusy={isBusy}
        error={error}
        onUndo={() => void run(onRestore, 'It could not be brought back. Please try again.')}
      />
    );
  }
  return (
    <Card className="grid grid-cols-[1fr_auto] items-start gap-x-3 px-5 py-3">
      <div className="min-w-0 py-2">
        <p className="font-semibold">{title}</p>
        <p className="text-quiet text-sm">
          <time dateTime={one.finished_at}>{on}</time>
          {one.before !== null && one.after !== null && ` · from ${one.before} to ${one.after}`}
        </p>
        {one.words !== '' && (
          <p className="mt-2 whitespace-pre-wrap break-words border-line-strong border-l-3 pl-3 text-sm">{one.words}</p>
        )}
      </div>
      <Button
        look="quiet"
        size="icon"
        className="-mr-2.5"
        aria-label={`Forget: ${title}, ${on}`}
        aria-disabled={isBusy}
        onClick={() => void run(onForget, 'It could not be forgotten. Please try again.')}
      >
        <Icon name="trash" />
      </Button>
      {error !== null && (
        <p role="alert" className="col-span-2 pb-2 text-danger text-sm">
          {error}
        </p>
      )}
    </Card>
  );
}
