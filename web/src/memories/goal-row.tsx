import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { sayDay } from './days.ts';
import { ForgottenRow } from './forgotten-row.tsx';
import { GoalForm } from './goal-form.tsx';
import { useDoing } from './use-doing.ts';
import type { Goals } from './use-goals.ts';

interface GoalRowProps {
  goal: Goals['all'][number];
  goals: Goals;
}

/** One small goal: to be ticked off, said in other words, or forgotten. */
export function GoalRow({ goal, goals }: GoalRowProps) {
  const { run, isBusy, error } = useDoing();
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
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
    const close = () => {
      setIsEditing(false);
      // The button is there again only once this is drawn.
      requestAnimationFrame(() => edit.current?.focus());
    };
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
          checked={goal.done}
          aria-disabled={isBusy}
          onChange={() =>
            void run(() => goals.change(goal, { done: !goal.done }), 'This could not be saved. Please try again.')
          }
        />
        <span className="min-w-0">
          <span className={classes('block break-words', goal.done && 'text-quiet line-through')}>{said}</span>
          <span className="block break-words text-quiet text-sm">
            {[goal.done ? 'Done' : goal.when, goal.day && sayDay(goal.day, new Date())].filter(Boolean).join(' · ')}
          </span>
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
