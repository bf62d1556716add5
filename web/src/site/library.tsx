import { Icon } from '#ui/icon.tsx';
import { type Card, cards, shelves } from './cards.ts';

/** All knowledge cards, readable: closed until they are wanted, found by the words people use. */
export function Library() {
  return (
    <section aria-labelledby="library" className="mt-20" data-library>
      <h2 id="library" className="text-3xl">
        Things to know, things to try
      </h2>
      <p className="mt-3 max-w-line text-quiet">
        The {cards.length} cards Wren speaks from when you ask for advice, each with its sources. None of them replaces
        a professional.
      </p>
      <div className="mt-6 max-w-form" data-library-search hidden>
        <label htmlFor="library-words" className="sr-only">
          Search the cards
        </label>
        <input
          id="library-words"
          type="search"
          placeholder="Search the cards"
          className="block min-h-12 w-full rounded-md bg-surface px-3.5 py-2.5 ring-1 ring-line-strong ring-inset placeholder:text-quiet"
        />
        <p role="status" className="mt-2 min-h-6 text-quiet text-sm" />
      </div>
      <nav aria-label="Subjects" className="mt-2" data-library-subjects>
        <ul className="flex flex-wrap gap-2">
          {shelves.map(({ concern }) => (
            <li key={concern}>
              <a
                href={`#about-${slugOf(concern)}`}
                className="inline-block rounded-full bg-sunk px-3.5 py-1.5 text-sm no-underline first-letter:uppercase hover:bg-dawn-pale forced-colors:border"
              >
                {concern}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shelves.map(({ concern, cards }) => (
        <section
          key={concern}
          aria-labelledby={`about-${slugOf(concern)}`}
          className="mt-9 grid gap-x-20 gap-y-2 lg:grid-cols-[19rem_1fr]"
        >
          <h3
            id={`about-${slugOf(concern)}`}
            className="scroll-mt-8 border-line pt-3 text-xl first-letter:uppercase lg:border-t"
          >
            {concern}
          </h3>
          <div className="min-w-0 border-line border-t">
            {cards.map((card) => (
              <CardDetails key={card.slug} card={card} />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

const slugOf = (concern: string) => concern.replace(/\W/g, '-');

/** The address of a card names a place inside it: a browser that goes there opens what is closed around it. */
function CardDetails({ card: { slug, title, also, what, tryThis, professional, sources } }: { card: Card }) {
  return (
    <details className="group border-line border-b" data-also={also}>
      <summary className="flex list-none items-center justify-between gap-4 rounded-sm py-3.5 font-semibold">
        {title}
        <Icon name="chevron-down" className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div id={slug} className="prose scroll-mt-36 pb-7">
        <p>{what}</p>
        <p className="border-dawn border-l-3 pl-5">
          <strong className="block font-semibold text-ember text-sm">One thing to try</strong>
          {tryThis}
        </p>
        <p>
          <strong className="block font-semibold text-sm">When to see a professional</strong>
          {professional}
        </p>
        <ul className="text-quiet text-xs">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
