import { brand } from '@wren/contract/brand.ts';
import { Branch } from '#ui/branch.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Hills } from '#ui/hills.tsx';
import { paths } from '../../paths.ts';
import { greetScript } from '../before-paint.ts';
import { ProductPicture } from './product-picture.tsx';

/** First light: the headline in the sky, the wren on her branch, and the product on the horizon. */
export function Hero() {
  return (
    <section aria-labelledby="headline" className="relative">
      <div className="dawn-sky relative -mt-18 overflow-hidden pt-18">
        <div className="sun absolute right-[14%] bottom-24 text-xs md:right-[22%] md:bottom-20 md:text-xl" />
        <Hills foot className="absolute inset-x-0 -bottom-px h-44 md:h-64" />
        <Branch className="absolute right-0 bottom-40 w-72 max-w-[85vw] md:bottom-44 md:w-[min(44vw,34rem)]" />
        <div className="relative mx-auto max-w-page px-5 pt-12 pb-96 md:px-8 md:pt-20 md:pb-80 lg:pb-88">
          <h1 id="headline" className="max-w-[13ch] text-display">
            <span className="when-out">It's time to supercharge your support system.</span>
            <span className="when-in">
              Good to see you, <span data-greeting>friend</span>.
            </span>
          </h1>
          <script dangerouslySetInnerHTML={{ __html: greetScript }} />
          <p className="mt-5 max-w-[34ch] text-lg md:text-xl">
            <span className="when-out">AI-powered emotional support and practical advice.</span>
            <span className="when-in">How's it going? I'm here to help however I can.</span>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={paths.signup} className={`${buttonClass('primary', 'lg')} when-out`}>
              Get Started
            </a>
            <a href={paths.about} className={`${buttonClass('secondary', 'lg')} when-out`}>
              Learn more<span className="sr-only"> about {brand.name}</span>
            </a>
            <a href={paths.chat} className={`${buttonClass('primary', 'lg')} when-in`}>
              Let's chat
            </a>
            <a href={paths.app} className={`${buttonClass('secondary', 'lg')} when-in`}>
              Dashboard
            </a>
          </div>
        </div>
      </div>
      <div className="relative z-1 mx-auto -mt-28 max-w-page px-4 md:-mt-32 md:px-8">
        <ProductPicture />
      </div>
    </section>
  );
}
