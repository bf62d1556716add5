import { exercises } from '@wren/contract/exercises.ts';
import { buttonClass } from '#ui/button.tsx';
import { outlines, sides } from '../../exercises/pacer-shapes.ts';
import { paths } from '../../paths.ts';
import { ExerciseFrame } from './frame.tsx';

const { title, for: reason, minutes, steps, close } = exercises['box-breathing'];
const breathe = steps.find((step) => step.kind === 'breathe');
const [before] = steps;
const after = steps.at(-1);

/** The pacer walks with the script; without it the page says how, and a clock on the wall will do. */
export function BoxBreathing() {
  if (!breathe || !after) throw new Error('Box breathing has lost a step.');
  const { phases, rounds } = breathe;
  return (
    <ExerciseFrame title={title} lead={`For ${reason}. About ${minutes} minutes.`}>
      <div className="exercise grid gap-6">
        <p className="max-w-line">{before.say}</p>
        <div data-pacer={JSON.stringify({ phases, rounds })} className="grid justify-items-center gap-4">
          <div className="pacer" data-shape="square">
            <svg viewBox="0 0 240 240" aria-hidden="true" fill="none">
              <path d={outlines.square} className="pacer-path" />
              {sides.map((side) => (
                <path key={side} d={side} className="pacer-side" visibility="hidden" />
              ))}
            </svg>
            <i className="pacer-sun" style={{ transitionDuration: `${phases[0]?.seconds}s` }} />
            <i className="pacer-light" />
            <p className="pacer-words" aria-hidden="true">
              <span data-word className="text-lg">
                Ready
              </span>
              <span data-count className="font-display text-3xl tabular-nums" />
            </p>
          </div>
          <p role="status" className="sr-only" />
          <p data-round className="text-quiet text-sm tabular-nums" hidden />
          <button type="button" className={buttonClass('primary')} hidden>
            Start
          </button>
        </div>
        <ol className="mx-auto flex flex-wrap justify-center gap-x-5 gap-y-1 text-quiet text-sm" aria-label="One round">
          {phases.map(({ say, seconds }, at) => (
            <li key={`${say}-${at}`}>
              {say}, {seconds} counts
            </li>
          ))}
        </ol>
        <p className="max-w-line">
          {rounds} rounds, then stop counting. {after.say}
        </p>
        <p className="max-w-line font-display text-xl">{close}</p>
      </div>
      <p className="mt-5 text-sm">
        Rather something for the eyes and hands?{' '}
        <a className="link whitespace-nowrap" href={paths.grounding}>
          {exercises['five-senses'].title}
        </a>
      </p>
    </ExerciseFrame>
  );
}
