import { brand } from '@wren/contract/brand.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { Wren } from '#ui/wren.tsx';
import { paths } from '../paths.ts';
import { ExercisesPart } from './exercises-part.tsx';
import { GoalsPart } from './goals-part.tsx';
import { MemoryCard } from './memory-card.tsx';
import { MemoryForm } from './memory-form.tsx';
import { RememberSwitch } from './remember-switch.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useGoals } from './use-goals.ts';
import { useMemories } from './use-memories.ts';

/** Spec section 9: cards shown while loading. */
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];
const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** /app/memories: what Wren remembers of a person, in their hands. */
export default function Memories() {
  const memories = useMemories();
  const goals = useGoals();
  const { all, isLoading, hasFailed, onChanged, onForgotten, onRestored } = memories;
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useFocusBack(isAdding);
  useEffect(() => {
    document.title = `Memories · ${brand.name}`;
  }, []);
  const close = () => setIsAdding(false);
  const mayAdd = !isLoading && !hasFailed;
  /** Whether goals were all there was when the page came: then they come first, and stay there. */
  const goalsFirst = useRef<boolean | null>(null);
  if (!isLoading && !goals.isLoading) goalsFirst.current ??= all.length === 0 && goals.all.length > 0;
  return (
    <main id="content" tabIndex={-1} className="relative min-w-0 flex-1 overflow-y-auto outline-none">
      <div className="mx-auto grid max-w-page gap-6 px-5 py-8 md:px-10 md:py-14">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h1 className="text-2xl md:text-3xl">Memories</h1>
            <p className="mt-2 max-w-line text-quiet">
              What {brand.name} remembers about you. Correct it, add to it, or have it forgotten.
            </p>
          </div>
          {mayAdd && !isAdding && all.length > 0 && (
            <Button ref={addButton} look="secondary" onClick={() => setIsAdding(true)}>
              <Icon name="plus" />
              Add a memory
            </Button>
          )}
        </header>
        <RememberSwitch />
        {isAdding && mayAdd && (
          <Card className="p-5">
            <MemoryForm
              label="Something to remember"
              placeholder="Your sister is called Ana."
              submit="Remember this"
              onCancel={close}
              onSubmit={async (text) => {
                await memories.add(text);
                close();
              }}
            />
          </Card>
        )}
        {goalsFirst.current && <GoalsPart goals={goals} />}
        {isLoading ? (
          <Loading />
        ) : hasFailed ? (
          <Alert onRetry={memories.retry} isRetrying={memories.isRetrying}>
            Failed to load memories. Please try again.
          </Alert>
        ) : all.length === 0 ? (
          !isAdding && !goals.isLoading && <Empty besides={goals.all.length > 0} onAdd={() => setIsAdding(true)} />
        ) : (
          <ul className={grid}>
            {all.map((memory) => (
              <li key={memory.id} className="grid">
                <MemoryCard memory={memory} onChanged={onChanged} onForgotten={onForgotten} onRestored={onRestored} />
              </li>
            ))}
          </ul>
        )}
        {memories.hasMore && (
          <Button
            look="secondary"
            className="justify-self-center"
            onClick={memories.more}
            disabled={memories.isLoadingMore}
          >
            {memories.isLoadingMore ? 'Loading...' : 'Show more'}
          </Button>
        )}
        <div className="mt-6 grid gap-10">
          {!goalsFirst.current && <GoalsPart goals={goals} />}
          <ExercisesPart />
        </div>
      </div>
    </main>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading memories" className={grid}>
      {skeletons.map((name) => (
        <Card key={name} data-testid="memory-skeleton" className="grid min-h-36 content-between p-5">
          <div className="grid gap-2.5">
            <div className="h-4 w-11/12 rounded-full bg-sunk motion-safe:animate-pulse" />
            <div className="h-4 w-3/5 rounded-full bg-sunk motion-safe:animate-pulse" />
          </div>
          <div className="h-3 w-24 rounded-full bg-sunk motion-safe:animate-pulse" />
        </Card>
      ))}
    </div>
  );
}

/** `besides`: small goals are kept below, and are not to be looked for. */
function Empty({ besides, onAdd }: { besides: boolean; onAdd(): void }) {
  return (
    <div
      className={classes(
        'grid gap-3',
        besides
          ? 'justify-items-start border-line border-t pt-8'
          : 'justify-items-center px-4 py-10 text-center md:py-16',
      )}
    >
      {!besides && <Wren className="h-20 w-auto" />}
      <h2 className="text-xl">{besides ? 'Nothing else remembered yet' : 'Nothing remembered yet'}</h2>
      <p className="max-w-line text-quiet">
        As you talk, {brand.name} notes what lasts: who is in your life, what you do, what helps you. You see each note
        under the reply that made it, and here.
      </p>
      <div className={classes('mt-3 flex flex-wrap gap-3', !besides && 'justify-center')}>
        {!besides && (
          <Link to={paths.chat} className={buttonClass('primary', 'md')}>
            <Icon name="chat" />
            Let's chat
          </Link>
        )}
        <Button look="secondary" onClick={onAdd}>
          Add a memory
        </Button>
      </div>
    </div>
  );
}
