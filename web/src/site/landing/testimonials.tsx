import { brand } from '@wren/contract/brand.ts';
import testimonials from '../../../../content/testimonials.json';

const star = 'M10 1.800l2.5 5.3 5.8.7-4.3 4 1.1 5.700L10 14.700l-5.1 2.800L6 11.800l-4.3-4 5.8-.7Z';

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="mx-auto max-w-page px-5 py-20 md:px-8 md:py-24">
      <h2 id="testimonials" className="text-3xl">
        What it can be like
      </h2>
      <p className="mt-3 max-w-line text-quiet">
        {brand.name} is new, so these four voices are illustrative: written by us, not by customers. Real ones will take
        their place.
      </p>
      <ul className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
        {testimonials.map(({ text, name, about }) => (
          <li key={name}>
            <figure className="border-dawn border-l-3 pl-6">
              <Stars />
              <blockquote className="mt-3 font-display text-xl leading-snug">“{text}”</blockquote>
              <figcaption className="mt-3 text-quiet text-sm">
                {name}, {about} · illustrative
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stars() {
  return (
    <p role="img" aria-label="5 out of 5 stars" className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <svg key={place} viewBox="0 0 20 20" className="size-4.5 fill-ember" aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </p>
  );
}
