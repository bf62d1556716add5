import { keepable, type Run } from './run.ts';

/** How it was and how it is, and the choice to keep what was written. */
export function Ending({ run, onKeep }: { run: Run; onKeep(keeps: boolean): void }) {
  const { before, after } = run;
  const words = keepable(run);
  const isGoal = run.exercise === 'tiny-goal';
  return (
    <div className="grid gap-5">
      {before !== null && after !== null && (
        <p className="flex items-center gap-3 font-display text-2xl">
          <span className="sr-only">
            It was {before}, and now it is {after}.
          </span>
          <span aria-hidden="true">{before}</span>
          <span aria-hidden="true" className="text-quiet text-lg">
            then
          </span>
          <span aria-hidden="true" className="text-ember">
            {after}
          </span>
        </p>
      )}
      {words.length > 0 && (
        <div className="rounded-md bg-sunk p-4">
          <dl className="grid gap-3 text-sm">
            {words.map(({ prompt, words: said }) => (
              <div key={prompt}>
                <dt className="text-quiet">{prompt}</dt>
                <dd className="whitespace-pre-wrap">{said}</dd>
              </div>
            ))}
          </dl>
          <label className="mt-4 flex items-start gap-3 border-line border-t pt-4 text-sm">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0"
              checked={run.keeps}
              onChange={(event) => onKeep(event.target.checked)}
            />
            <span>
              <span className="font-semibold">{isGoal ? 'Keep this goal' : 'Keep these words with Wren'}</span>
              <span className="block text-quiet">
                {isGoal
                  ? 'Sealed, for you alone. Wren asks once how it went. You find it under Memories.'
                  : 'Sealed, for you alone. Otherwise only the exercise and the two numbers are kept.'}
              </span>
            </span>
          </label>
        </div>
      )}
    </div>
  );
}
