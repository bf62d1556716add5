import { CrisisLines } from '#layout/crisis-lines.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkedOn, countries, everywhere } from './crisis-directory.ts';

/** The registry, country by country: the first one open. */
export function CrisisCountries() {
  return (
    <section
      aria-labelledby="lines"
      className="rounded-xl bg-harbour p-5 text-harbour-ink md:p-10 forced-colors:border"
    >
      <h2 id="lines" className="text-2xl">
        Crisis lines by country
      </h2>
      <p className="mt-2 max-w-line">
        Each line was last checked on <time dateTime={checkedOn.day}>{checkedOn.words}</time>. If yours is missing, the
        international door leads to more.
      </p>
      <div className="mt-5">
        <CrisisLines lines={everywhere} />
      </div>
      <div className="mt-6 grid items-start border-harbour-line border-t grid-flow-dense grid-cols-2 gap-x-5 md:gap-x-10 lg:grid-cols-3">
        {countries.map(({ code, name, emergency, lines }, index) => (
          <details
            key={code}
            open={index === 0}
            className="group border-harbour-line border-b open:col-span-full first:col-span-full"
          >
            <summary className="flex list-none items-center justify-between gap-4 rounded-sm py-3.5 font-semibold">
              {name}
              <Icon name="chevron-down" className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <p className="mb-4 text-sm">
              Life in danger:{' '}
              <a href={`tel:${emergency}`} className="font-semibold underline">
                {emergency}
              </a>
            </p>
            <div className="pb-6">
              <CrisisLines lines={lines} className="gap-x-10 sm:grid-cols-2 lg:grid-cols-3" />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
