import { exerciseIds } from '@wren/contract/exercises.ts';
import { CrisisCountries } from './crisis-countries.tsx';
import { ExerciseLinks } from './exercises/links.tsx';
import { Library } from './library.tsx';
import { PageBody, PageHead } from './page-head.tsx';

export function Resources() {
  return (
    <>
      <PageHead
        title="People to call, things to try"
        lead="Crisis lines by country, answered by people. Below them, what Wren knows, with its sources."
      >
        <nav aria-label="On this page" className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          <a href="#lines" className="link py-1">
            Crisis lines
          </a>
          <a href="#exercises" className="link py-1">
            Exercises
          </a>
          <a href="#library" className="link py-1">
            Cards
          </a>
        </nav>
      </PageHead>
      <PageBody>
        <CrisisCountries />
        <section aria-labelledby="exercises" className="mt-16">
          <h2 id="exercises" className="text-3xl">
            For the next few minutes
          </h2>
          <p className="mt-3 max-w-line text-quiet">
            Two exercises that need no account and keep nothing. All {exerciseIds.length} are in the chat, where they
            hold their place and what helped.
          </p>
          <ExerciseLinks className="mt-5 max-w-conversation" />
        </section>
        <Library />
      </PageBody>
    </>
  );
}
