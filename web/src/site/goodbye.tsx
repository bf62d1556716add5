import { Branch } from '#ui/branch.tsx';
import { buttonClass } from '#ui/button.tsx';
import { paths } from '../paths.ts';
import { ExerciseLinks } from './exercises/links.tsx';
import { PeopleToCall } from './people-to-call.tsx';

/** Where someone arrives who has just deleted their account. It says that it is done, and sells nothing. */
export function Goodbye() {
  return (
    <div className="early-sky relative -mt-18 overflow-hidden pt-18">
      <Branch empty className="absolute top-20 right-0 hidden w-72 md:block lg:w-[30rem]" />
      <div className="relative mx-auto max-w-page px-5 pt-12 pb-20 md:px-8 md:pt-24">
        <h1 className="max-w-[14ch] text-display">Your account is gone</h1>
        <p className="mt-5 max-w-[46ch] text-lg">
          Every conversation, your profile and the key that opened them are deleted. Nobody can bring them back. Thank
          you for the time you spent here, and go well.
        </p>
        <div className="mt-7">
          <a href={paths.home} className={buttonClass('secondary', 'lg')}>
            Back to Home
          </a>
        </div>
        <section aria-labelledby="still-there" className="mt-14">
          <h2 id="still-there" className="text-2xl">
            Still yours, without an account
          </h2>
          <ExerciseLinks className="mt-4 max-w-conversation" />
        </section>
        <PeopleToCall />
      </div>
    </div>
  );
}
