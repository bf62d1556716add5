import { useQuery } from '@tanstack/react-query';
import { listExercises } from '@wren/contract/exercise-log.ts';
import { type ExerciseId, exerciseIds, exercises } from '@wren/contract/exercises.ts';
import { useEffect, useRef } from 'react';
import { call } from '#lib/api.ts';
import { CloseButton } from './close-button.tsx';
import { Drawing } from './drawings.tsx';
import { lighterAfter } from './lighter-after.ts';
import type { Runs } from './run.ts';

interface PickerProps {
  begun: Runs['begun'];
  onPick(exercise: ExerciseId): void;
  onClose(): void;
}

/** All exercises: those that helped before first, and where one was left. */
export function Picker({ begun, onPick, onClose }: PickerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { data } = useQuery({
    queryKey: ['exercises'],
    queryFn: ({ signal }) => call(listExercises, {}, { signal }),
    staleTime: 0,
    retry: false,
  });
  const helped = lighterAfter(data?.results ?? []);
  const order = [...exerciseIds].sort((a, b) => (helped.get(b) ?? 0) - (helped.get(a) ?? 0));
  return (
    <section aria-labelledby="exercises" className="exercise">
      <header className="flex items-start justify-between gap-4">
        <div>
          <h2 id="exercises" ref={heading} tabIndex={-1} className="text-xl outline-none">
            Exercises
          </h2>
          <p className="mt-1 text-quiet text-sm">One step at a time. Each keeps its place, and works offline too.</p>
        </div>
        <CloseButton onClick={onClose} />
      </header>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {order.map((id) => {
          const { title, for: reason, minutes } = exercises[id];
          const note = begun[id] ? 'Go on where you left it' : helped.has(id) ? 'Helped you before' : undefined;
          return (
            <li key={id}>
              <button type="button" className="exercise-choice" onClick={() => onPick(id)}>
                <Drawing of={id} className="mt-0.5 size-10" />
                <span className="min-w-0 grow">
                  <span className="flex items-baseline justify-between gap-3">
                    <span className="font-semibold leading-snug">{title}</span>
                    <span className="shrink-0 text-quiet text-xs">{minutes} min</span>
                  </span>
                  <span className="mt-0.5 block text-quiet text-sm">For {reason}</span>
                  {note && <span className="block font-semibold text-ember text-xs">{note}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
