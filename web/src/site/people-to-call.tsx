import { CrisisLines, EmergencySentence, essentialLines } from '#layout/crisis-lines.tsx';
import { paths } from '../paths.ts';

/** The lines of the whole product, each as large as a thumb, on a page that has little else. */
export function PeopleToCall() {
  return (
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
  );
}
