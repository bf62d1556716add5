import { brand } from '@wren/contract/brand.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CrisisHelp } from '#layout/crisis-help.tsx';
import { classes } from '#ui/classes.ts';
import { Hills } from '#ui/hills.tsx';
import { Logo, Wren } from '#ui/wren.tsx';
import { sessionNow } from '../lib/session.ts';
import { paths } from '../paths.ts';

interface AuthLayoutProps {
  /** The heading, and the name of the browser's tab. */
  title: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** For the links in letters, which work whether or not someone is signed in. */
  forAnyone?: boolean;
  children: ReactNode;
}

/** A sign-in page: one card on the morning sky with the wren on its edge. The document adds the crisis lines below it. */
export function AuthLayout({ title, lead, forAnyone = false, children }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    // Arriving from another screen of this app moves the reader along; a fresh document starts at its top by itself.
    if (key !== 'default') heading.current?.focus();
  }, [title, key]);

  useEffect(() => {
    // What the head script saw belongs to the load of the document: someone who has signed out since may look.
    if (sessionNow() !== 'in') document.documentElement.dataset.auth = 'out';
  }, []);

  return (
    <div
      className={classes(
        'dawn-sky relative flex min-h-dvh flex-col overflow-hidden',
        forAnyone ? 'for-anyone' : 'guests-only',
      )}
    >
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <header className="mx-auto flex min-h-18 w-full max-w-page items-center justify-between gap-3 px-5 md:px-8">
        <a href={paths.home} aria-label={`${brand.name}, home`} className="rounded-sm py-1">
          <Logo />
        </a>
        <CrisisHelp />
      </header>
      <Hills className="absolute inset-x-0 bottom-0 h-32 md:h-44" />
      <div className="relative grow px-5 pt-20 pb-28 md:pb-36">
        <main id="content" tabIndex={-1} className="relative mx-auto max-w-form outline-none">
          <Wren className="absolute right-8 bottom-full h-20 w-auto" />
          <div className="rounded-lg bg-surface p-6 sm:p-8 forced-colors:border">
            <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
              {title}
            </h1>
            {lead && <p className="mt-2 text-quiet">{lead}</p>}
            <div className="mt-6">{children}</div>
          </div>
        </main>
      </div>
    </div>
  );
}
