import { Branch } from '#ui/branch.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ExerciseLinks } from './exercises/links.tsx';
import { PeopleToCall } from './people-to-call.tsx';

/** Shown by the service worker under the address that could not be reached: an empty link asks for it again. */
export function Offline() {
  return (
    <div className="early-sky relative -mt-18 overflow-hidden pt-18">
      <Branch empty className="absolute top-20 right-0 hidden w-72 md:block lg:w-[30rem]" />
      <div className="relative mx-auto max-w-page px-5 pt-12 pb-20 md:px-8 md:pt-24">
        <h1 className="max-w-[14ch] text-display">No connection right now</h1>
        <p className="mt-5 max-w-[46ch] text-lg">
          This page could not be reached. Nothing you told Wren is lost. What is below works all the same.
        </p>
        <div className="mt-7">
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page's own, whatever it is */}
          <a href="" className={buttonClass('primary', 'lg')}>
            Try again
          </a>
        </div>
        <section aria-labelledby="still-there" className="mt-14">
          <h2 id="still-there" className="text-2xl">
            Two things that need no network
          </h2>
          <ExerciseLinks className="mt-4 max-w-conversation" />
        </section>
        <PeopleToCall />
      </div>
    </div>
  );
}
