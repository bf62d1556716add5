import { Icon } from '#ui/icon.tsx';
import { paths } from '../paths.ts';
import { crisisPanelId } from './crisis-help.tsx';
import { CrisisLines, EmergencySentence, essentialLines } from './crisis-lines.tsx';

/*
 * What every document says about help in a crisis. It is written into the page at build time and no script touches
 * it: it is there when the app is slow, broken or never arrives.
 */

/** What the 'Crisis help' button opens. */
export function CrisisPanel() {
  return (
    <section
      id={crisisPanelId}
      popover="auto"
      aria-label="Help in a crisis"
      className="sheet bg-harbour p-6 text-harbour-ink forced-colors:border"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-xl">You don't have to carry this alone</h2>
        <button
          type="button"
          popoverTarget={crisisPanelId}
          popoverTargetAction="hide"
          aria-label="Close"
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:ring-1 hover:ring-harbour-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="mt-2 mb-5 text-sm">
        <EmergencySentence />
      </div>
      <CrisisLines lines={essentialLines} />
      <p className="mt-5 text-sm">
        <a className="font-semibold underline" href={paths.crisis}>
          Lines in other countries
        </a>
      </p>
      <Meanwhile />
    </section>
  );
}

/** Something to do with one's hands until someone answers; it works without an account and without a network. */
function Meanwhile() {
  return (
    <p className="mt-2 text-sm">
      While you wait:{' '}
      <a className="inline-block py-0.5 underline" href={paths.breathing}>
        breathe with a light
      </a>{' '}
      or{' '}
      <a className="inline-block py-0.5 underline" href={paths.grounding}>
        find the room again
      </a>
      .
    </p>
  );
}

/** The same lines in full view below a sign-in page. CSS shows it only while one is on screen. */
export function CrisisInformation() {
  return (
    <aside aria-labelledby="help-now" className="beside-guests bg-harbour py-10 text-harbour-ink">
      <div className="mx-auto max-w-[calc(var(--container-form)+2.5rem)] px-5 md:max-w-page md:px-8">
        <h2 id="help-now" className="text-xl">
          In a crisis, talk to a person now
        </h2>
        <div className="mt-1 mb-6 text-sm">
          <EmergencySentence />
        </div>
        <CrisisLines lines={essentialLines} className="gap-x-8 gap-y-5 md:grid-cols-3 xl:grid-cols-5" />
      </div>
    </aside>
  );
}
