import { CrisisLines, EmergencySentence, essentialLines } from '#layout/crisis-lines.tsx';
import { Branch } from '#ui/branch.tsx';
import { buttonClass } from '#ui/button.tsx';
import { paths } from '../paths.ts';
import { ExerciseLinks } from './exercises/links.tsx';

/** Shown by the service worker under the address that could not be reached: an empty link asks for it again. */
export function Offline() {
  return (
    <div className="early-sky relative -mt-18 overflow-hidden pt-18">
      <Branch empty className="absolute top-20 right-0 hidden w-[30rem] md:block" />
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
        <section
          aria-labelledby="people"
          className="mt-10 rounded-xl bg-harbour p-5 text-harbour-ink md:p-8 forced-colors:border"
        >
          <h2 id="people" className="text-2xl">
            People you can call
          </h2>
          <div className="mt-2 mb-5">
            <EmergencySentence />
          </div>
          <CrisisLines large lines={essentialLines} className="gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3" />
          <p className="mt-6 text-sm">
            <a href={paths.crisis} className="font-semibold underline">
              Lines in other countries
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}
