import { brand } from '@wren/contract/brand.ts';
import { CrisisLines, EmergencySentence, essentialLines } from '#layout/crisis-lines.tsx';
import { CrisisCountries } from './crisis-countries.tsx';
import { ExerciseLinks } from './exercises/links.tsx';
import { PageBody, PageHead } from './page-head.tsx';

/** The page for someone who cannot wait: people first, then two things to do with one's hands. */
export function Crisis() {
  return (
    <>
      <PageHead
        title="You don't have to carry this alone"
        lead="People answer here, at any hour. You need not know what to say; “I am not okay” is enough."
      />
      <PageBody className="grid gap-14">
        <section
          aria-labelledby="now"
          className="rounded-xl bg-harbour p-5 text-harbour-ink md:p-10 forced-colors:border"
        >
          <h2 id="now" className="text-2xl">
            Talk to a person now
          </h2>
          <div className="mt-2">
            <EmergencySentence />
          </div>
          <CrisisLines large lines={essentialLines} className="mt-6 gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3" />
        </section>
        <section aria-labelledby="meanwhile">
          <h2 id="meanwhile" className="text-2xl">
            While you wait, or before you call
          </h2>
          <p className="mt-2 max-w-line text-quiet">
            Two short exercises. They need no account, and once {brand.name} has been open in this browser, no
            connection either.
          </p>
          <ExerciseLinks className="mt-5 max-w-conversation" />
        </section>
        <CrisisCountries />
      </PageBody>
    </>
  );
}
