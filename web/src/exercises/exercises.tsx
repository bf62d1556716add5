import { useEffect, useRef } from 'react';
import { newKey } from '../chat/new-key.ts';
import { Picker } from './picker.tsx';
import { openRun, type Run } from './run.ts';
import { Runner } from './runner.tsx';
import type { Wish, WishProps } from './slot.tsx';
import { useRuns } from './use-runs.ts';
import './exercises.css';

interface ExercisesProps extends WishProps {
  wish: Wish;
}

/** The exercise on the screen, or the list of them. Stands below the messages and keeps itself. */
export default function Exercises({ wish, onTell, isOpen: isKnown, onOpenChange }: ExercisesProps) {
  const { state, dispatch, tell } = useRuns();
  const frame = useRef<HTMLDivElement>(null);
  const run = openRun(state);

  useEffect(() => {
    if (wish.kind === 'list') dispatch({ type: 'listed' });
    else if (wish.kind === 'begin') dispatch({ type: 'opened', exercise: wish.exercise, id: newKey() });
  }, [wish, dispatch]);

  const isOpen = state.open !== null;
  useEffect(() => onOpenChange(isOpen), [isOpen, onOpenChange]);
  // Again once the screen has made room for it: what stood above and below goes while an exercise is open.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
    // A card taller than the screen is read from its top.
    frame.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, [state.open, run?.at, isKnown]);

  const close = () => dispatch({ type: 'closed' });
  const finish = (finished: Run, words?: string) => {
    tell(finished);
    dispatch({ type: 'finished' });
    if (words !== undefined) onTell?.(words);
  };

  if (state.open === null) return null;
  return (
    <div ref={frame} className="mt-auto scroll-my-4">
      {run ? (
        <Runner key={run.id} run={run} dispatch={dispatch} onClose={close} onFinish={finish} mayTell={!!onTell} />
      ) : (
        <Picker
          begun={state.begun}
          onPick={(exercise) => dispatch({ type: 'opened', exercise, id: newKey() })}
          onClose={close}
        />
      )}
    </div>
  );
}

export { Offer } from './offer.tsx';
