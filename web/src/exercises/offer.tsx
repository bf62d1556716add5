import { type ExerciseId, exercises, isExerciseId } from '@wren/contract/exercises.ts';
import { Button } from '#ui/button.tsx';
import { Drawing } from './drawings.tsx';

/** A card under a reply: what the exercise is, and a way into it. An exercise this release does not know is not shown. */
export function Offer({ id, onBegin }: { id: string; onBegin(exercise: ExerciseId): void }) {
  if (!isExerciseId(id)) return null;
  const { title, for: reason, minutes } = exercises[id];
  return (
    <div className="flex w-full max-w-[80%] flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border-dawn border-l-3 bg-surface py-3.5 pr-4 pl-5">
      <Drawing of={id} className="size-11" />
      <div className="min-w-0 flex-1 basis-32">
        <h3 className="font-display text-lg">{title}</h3>
        <p className="text-quiet text-sm">
          For {reason}. About {minutes} minutes.
        </p>
      </div>
      <Button
        look="secondary"
        size="sm"
        className="ml-auto min-h-11"
        aria-label={`Begin: ${title}`}
        onClick={() => onBegin(id)}
      >
        Begin
      </Button>
    </div>
  );
}
