import { keepable, type Run } from './run.ts';

/** How it was and how it is, and the choice to keep what was written. */
export function Ending({ run, onKeep }: { run: Run; onKeep(keeps: boolean): void }) {
  const { before, after } = run;
  const words = keepable(run);
  const isGoal = run.exercise === 'tiny-goal';
  return (
    <div className="grid gap-5">
      {before !== null && after !== null && (
        <div>
          <p className="sr-only">
            It was {before}, and now it is {after}.
          </p>
          <Way from={before} to={after} />
        </div>
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

/** The two numbers on their line from 0 to 10: where it was, open, and where it is, lit. */
function Way({ from, to }: { from: number; to: number }) {
  const place = (level: number) => 16 + level * 40;
  const middle = (place(from) + place(to)) / 2;
  return (
    <svg viewBox="0 0 432 84" className="w-full max-w-md fill-none" aria-hidden="true">
      <path className="stroke-line-strong" strokeWidth="1.5" strokeLinecap="round" d="M16 44H416" />
      {Array.from({ length: 11 }, (_, level) => (
        <circle key={level} className="fill-line-strong" cx={place(level)} cy="44" r="2.5" />
      ))}
      {from !== to && (
        <path
          className="stroke-dawn-deep"
          strokeWidth="2"
          strokeDasharray="1 6"
          strokeLinecap="round"
          d={`M${place(from)} 34Q${middle} ${28 - Math.abs(place(from) - place(to)) / 8} ${place(to)} 32`}
        />
      )}
      <circle className="fill-surface stroke-quiet" strokeWidth="2" cx={place(from)} cy="44" r="7" />
      <circle className="fill-dawn-pale" cx={place(to)} cy="44" r="15" />
      <circle className="fill-dawn stroke-dawn-deep" cx={place(to)} cy="44" r="9" />
      <g className="font-display text-2xl" textAnchor="middle">
        {from !== to && (
          <text className="fill-quiet" x={place(from)} y="80">
            {from}
          </text>
        )}
        <text className="fill-ember" x={place(to)} y="80">
          {to}
        </text>
      </g>
    </svg>
  );
}
