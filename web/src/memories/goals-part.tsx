import { brand } from '@wren/contract/brand.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { localDay } from '#lib/local-day.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ChatNavigation } from '../chat/use-initial-message.ts';
import { paths } from '../paths.ts';
import { GoalForm } from './goal-form.tsx';
import { GoalRow } from './goal-row.tsx';
import { Part } from './part.tsx';
import { useFocusBack } from './use-focus-back.ts';
import type { Goals } from './use-goals.ts';

const helpMe = { initialMessage: 'Help me set a small goal today.' } satisfies ChatNavigation;

/** The small goals a person set, here or in a chat. */
export function GoalsPart({ goals }: { goals: Goals }) {
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useFocusBack(isAdding);
  const close = () => setIsAdding(false);
  const add = (
    <Button ref={addButton} look="secondary" size="sm" onClick={() => setIsAdding(true)}>
      <Icon name="plus" />
      Add a goal
    </Button>
  );
  return (
    <Part
      title="Small goals"
      about={`What you set out to do. ${brand.name} asks once how it went.`}
      action={!isAdding && goals.all.length > 0 && add}
      isLoading={goals.isLoading}
      hasFailed={goals.hasFailed}
      isRetrying={goals.isRetrying}
      onRetry={goals.retry}
    >
      {isAdding && (
        <Card className="p-5">
          <GoalForm
            start={{ what: '', when: '', day: localDay(new Date()) }}
            submit="Keep this goal"
            onCancel={close}
            onSubmit={async (fields) => {
              await goals.add(fields);
              close();
            }}
          />
        </Card>
      )}
      {goals.all.length === 0 && !isAdding && (
        <div className="grid justify-items-start gap-3">
          <p className="text-quiet">No goals yet. One that takes five minutes is big enough.</p>
          <div className="flex flex-wrap gap-2">
            <Link to={paths.chat} state={helpMe} className={buttonClass('secondary', 'sm')}>
              <Icon name="chat" />
              Set one with {brand.name}
            </Link>
            {add}
          </div>
        </div>
      )}
      {goals.all.length > 0 && (
        <ul className="grid gap-2" aria-label="Small goals">
          {goals.all.map((goal) => (
            <li key={goal.id}>
              <GoalRow goal={goal} goals={goals} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
