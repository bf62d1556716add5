import { type ComponentProps, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { paths } from '../paths.ts';
import { CrisisLines } from './crisis-lines.tsx';

interface CrisisHelpButtonProps extends ComponentProps<'button'> {
  /** The icon alone. */
  isNarrow?: boolean;
}

const pill =
  'inline-flex min-h-10 items-center whitespace-nowrap gap-2 rounded-full bg-harbour px-4 font-semibold text-harbour-ink text-sm ring-1 ring-harbour-line ring-inset hover:ring-harbour-ink forced-colors:border';

/** Help from people, one tap away on every screen, and never waiting for the network once a screen is there. */
export function CrisisHelpButton({ isNarrow, className, ...rest }: CrisisHelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={isNarrow ? 'Crisis help' : undefined}
        className={className ?? pill}
        {...rest}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="lifebuoy" className="shrink-0" />
        {!isNarrow && 'Crisis help'}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Crisis help"
        description="If this is too heavy to carry alone right now, these people answer. You do not need to know what to say."
      >
        <div className="-mx-2 mt-5 rounded-lg bg-harbour px-4 pb-4 pt-1 text-harbour-ink">
          <CrisisLines need="suicide" country={countryOfBrowser()} isComplete />
        </div>
        <p className="mt-4 text-sm">
          While you wait:{' '}
          <a className="link" href={paths.breathing}>
            box breathing
          </a>
          ,{' '}
          <a className="link" href={paths.grounding}>
            5-4-3-2-1
          </a>
          . Both work without a connection.
        </p>
      </Dialog>
    </>
  );
}

/** The first region the browser's languages name; undefined when none does. */
function countryOfBrowser(): string | undefined {
  return navigator.languages.map((language) => new Intl.Locale(language).region).find(Boolean);
}
