import { exercises } from '@wren/contract/exercises.ts';
import { buttonClass } from '#ui/button.tsx';
import { inputClass } from '#ui/text-input.tsx';
import { paths } from '../../paths.ts';
import { ExerciseFrame } from './frame.tsx';

const { title, for: reason, minutes, steps, close } = exercises['five-senses'];

/**
 * Five steps below each other; with the script, one at a time. There is no form around the fields and no name on them:
 * a form that is sent without script would carry the words away in an address.
 */
export function FiveSenses() {
  return (
    <ExerciseFrame title={title} lead={`For ${reason}. About ${minutes} minutes.`}>
      <div data-steps className="exercise grid gap-8">
        <div className="exercise-way -mb-4" aria-hidden="true" data-way hidden>
          {steps.map((step) => (
            <i key={step.say} />
          ))}
        </div>
        {steps.map((step) => {
          if (step.kind !== 'list') throw new Error('The five senses are five lists.');
          return (
            <fieldset key={step.name} data-step className="grid min-w-0 gap-2">
              <legend className="mb-1 font-display text-xl">{step.prompt}</legend>
              <p className="mb-2 max-w-line text-quiet">{step.say}</p>
              {Array.from({ length: step.count }, (_, at) => (
                <input
                  key={at}
                  type="text"
                  maxLength={120}
                  autoComplete="off"
                  aria-label={`${at + 1} of ${step.count}`}
                  className={inputClass}
                />
              ))}
            </fieldset>
          );
        })}
        <p data-step tabIndex={-1} className="max-w-line font-display text-xl outline-none">
          {close}
        </p>
        <div data-walk hidden className="flex justify-between gap-2">
          <button type="button" data-back className={buttonClass('quiet')}>
            Back
          </button>
          <button type="button" data-next className={buttonClass('primary')}>
            Next
          </button>
        </div>
      </div>
      <p className="mt-5 text-sm">
        Saying them in your head counts just as much. Rather breathe?{' '}
        <a className="link" href={paths.breathing}>
          {exercises['box-breathing'].title}
        </a>
      </p>
    </ExerciseFrame>
  );
}
