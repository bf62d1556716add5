import { Branch } from '#ui/branch.tsx';
import { buttonClass } from '#ui/button.tsx';
import { paths } from '../paths.ts';
import { ExerciseLinks } from './exercises/links.tsx';

/** The branch is empty: the wren is somewhere else, at the foot of this page. */
export function NotFound() {
  return (
    <div className="early-sky relative -mt-18 overflow-hidden pt-18">
      <Branch empty className="absolute top-16 right-0 w-[min(70vw,30rem)] md:top-20 md:w-72 lg:w-[30rem]" />
      <div className="relative mx-auto max-w-page px-5 pt-72 pb-28 md:px-8 md:pt-36">
        <p className="font-display text-3xl text-quiet">404</p>
        <h1 className="mt-1 text-display">Page not found</h1>
        <p className="mt-5 max-w-[46ch] text-lg text-quiet">
          Nothing lives at this address. It may have moved, or the link may be mistyped.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <a href={paths.home} className={buttonClass('primary', 'lg')}>
            Return Home
          </a>
          <a href={paths.contact} className="link py-1">
            Contact support
          </a>
        </div>
        <section aria-labelledby="instead" className="mt-16">
          <h2 id="instead" className="text-xl">
            If you came for something to hold on to
          </h2>
          <ExerciseLinks className="mt-3 max-w-conversation" />
        </section>
      </div>
    </div>
  );
}
