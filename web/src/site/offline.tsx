import { buttonClass } from '#ui/button.tsx';
import { StillThere } from './still-there.tsx';

/** Shown by the service worker under the address that could not be reached: an empty link asks for it again. */
export function Offline() {
  return (
    <StillThere
      title="No connection right now"
      lead="This page could not be reached. Nothing you told Wren is lost. What is below works all the same."
      heading="Two things that need no network"
      action={
        // biome-ignore lint/a11y/useValidAnchor: the empty address is this page's own, whatever it is
        <a href="" className={buttonClass('primary', 'lg')}>
          Try again
        </a>
      }
    />
  );
}
