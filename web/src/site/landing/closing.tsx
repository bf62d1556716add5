import { brand } from '@wren/contract/brand.ts';
import { buttonClass } from '#ui/button.tsx';
import { paths } from '../../paths.ts';

/** The last word of the page, and what the product is not. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="mx-auto max-w-page px-5 pb-24 text-center md:px-8 md:pb-32">
      <h2 id="closing" className="mx-auto max-w-[22ch] text-3xl">
        Say the first thing. It doesn't have to be the right one.
      </h2>
      <div className="mt-8 flex justify-center">
        <a href={paths.signup} className={`${buttonClass('primary', 'lg')} when-out`}>
          Create an account
        </a>
        <a href={paths.chat} className={`${buttonClass('primary', 'lg')} when-in`}>
          Go to your chat
        </a>
      </div>
      <p className="mx-auto mt-8 max-w-[52ch] text-quiet text-sm">
        {brand.name} is a computer program, not a human. It is not a replacement for therapy, and not for emergencies.
      </p>
    </section>
  );
}
