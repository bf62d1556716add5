import { brand } from '@wren/contract/brand.ts';
import { Wren } from '#ui/wren.tsx';

/** One message and one answer, at reading size. */
export function Example() {
  return (
    <section aria-labelledby="example" className="mx-auto max-w-page px-5 pt-24 pb-20 md:px-8 md:pt-32 md:pb-24">
      <div className="grid gap-10 lg:grid-cols-[19rem_1fr] lg:gap-20">
        <div>
          <h2 id="example" className="text-3xl">
            Watch {brand.name} in action.
          </h2>
          <p className="mt-4 text-quiet">
            No scores, no lecture. {brand.name} says back what it heard, and then asks one thing.
          </p>
        </div>
        <div className="grid gap-6">
          <figure className="max-w-4/5 justify-self-end">
            <figcaption className="mb-1.5 text-right text-quiet text-sm">You</figcaption>
            <blockquote className="rounded-xl rounded-br-sm bg-dawn-pale px-6 py-4 text-lg forced-colors:border">
              I said yes to another project, and now I lie awake. My head won't stop.
            </blockquote>
          </figure>
          <figure className="relative max-w-[92%] justify-self-start pt-14">
            <figcaption className="mb-1.5 text-quiet text-sm">{brand.name}</figcaption>
            <Wren className="absolute top-2.5 right-10 h-19 w-auto" />
            <blockquote className="rounded-xl rounded-bl-sm bg-sunk px-6 py-5 font-display text-xl leading-snug forced-colors:border">
              <p>
                You said yes, and now your nights are paying for it. Being wide awake with it makes sense: there is more
                on you than there was room for.
              </p>
              <p className="mt-3">Which part is loudest right now, the work itself, or having agreed to it?</p>
            </blockquote>
          </figure>
        </div>
      </div>
    </section>
  );
}
