import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { sayDay } from './days.ts';
import { ForgottenRow } from './forgotten-row.tsx';
import { GoalForm } from './goal-form.tsx';
import { useDoing } from './use-doing.ts';
import { useFocusBack } from './use-focus-back.ts';
import type { Goals } from './use-goals.ts';

interface GoalRowProps {
  goal: Goals['all'][number];
  goals: Goals;
}

/** When it is for. 'Tomorrow' said yesterday is today: the day is told from today, and their words give the rest. */
function timeOf({ when, day }: GoalRowProps['goal'], isDone: boolean): string {
  const rest = isDone ? 'Done' : when.replace(/^(?:today|tomorrow)\b[, ]*/i, '');
  return [rest, sayDay(day, new Date())].filter(Boolean).join(' · ');
}

/** One small goal: to be ticked off, said in other words, or forgotten. */
export function GoalRow({ goal, goals }: GoalRowProps) {
  const { run, isBusy, error } = useDoing();
  const [isEditing, setIsEditing] = useState(false);
  const edit = useFocusBack(isEditing);
  /** Shown at once as chosen, and as it was when it could not be saved. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isDone = chosen ?? goal.done;
  const said = goal.what.charAt(0).toUpperCase() + goal.what.slice(1);

  if (goal.isForgotten) {
    return (
      <ForgottenRow
        says="Forgotten. Wren will not ask about it."
        isBusy={isBusy}
        error={error}
        onUndo={() => void run(() => goals.restore(goal), 'It could not be brought back. Please try again.')}
      />
    );
  }
  if (isEditing) {
    const close = () => setIsEditing(false);
    return (
      <Card className="p-5">
        <GoalForm
          start={{ what: goal.what, when: goal.when, day: goal.day }}
          submit="Save"
          onCancel={close}
          onSubmit={async (fields) => {
            await goals.change(goal, fields);
            close();
          }}
        />
      </Card>
    );
  }
  return (
    <Card className="flex flex-wrap items-start gap-x-3 px-5 py-3">
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-moss"
          checked={isDone}
          aria-disabled={isBusy}
          onChange={({ target }) => {
            if (isBusy) return;
            setChosen(target.checked);
            void run(
              () => goals.change(goal, { done: target.checked }),
              'This could not be saved. Please try again.',
            ).then(() => setChosen(null));
          }}
        />
        <span className="min-w-0">
          <span className={classes('block break-words', isDone && 'text-quiet line-through')}>{said}</span>
          <span className="block break-words text-quiet text-sm">{timeOf(goal, isDone)}</span>
        </span>
      </label>
      <div className="-mr-2.5 flex">
        <Button
          ref={edit}
          look="quiet"
          size="icon"
          aria-label={`Edit: ${said}`}
          aria-disabled={isBusy}
          onClick={() => setIsEditing(true)}
        >
          <Icon name="pencil" />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label={`Forget: ${said}`}
          aria-disabled={isBusy}
          onClick={() => void run(() => goals.forget(goal), 'It could not be forgotten. Please try again.')}
        >
          <Icon name="trash" />
        </Button>
      </div>
      {error !== null && (
        <p role="alert" className="w-full pb-2 text-danger text-sm">
          {error}
        </p>
      )}
    </Card>
  );
}
