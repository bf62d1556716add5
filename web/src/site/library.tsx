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
      {shelves.map(({ concern, cards }) => (
        <section key={concern} aria-labelledby={`about-${concern.replace(/\W/g, '-')}`} className="mt-10">
          <h3 id={`about-${concern.replace(/\W/g, '-')}`} className="text-xl first-letter:uppercase">
            {concern}
          </h3>
          <div className="mt-3 border-line border-t">
            {cards.map((card) => (
              <CardDetails key={card.slug} card={card} />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

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
