import { brand } from '@wren/contract/brand.ts';
import { useEffect } from 'react';
import { CrisisHelp } from '#layout/crisis-help.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Wren } from '#ui/wren.tsx';
import { paths } from '../paths.ts';

/** For an address the app was asked for and does not have. */
export default function NotFound() {
  useEffect(() => {
    document.title = `Page not found · ${brand.name}`;
  }, []);
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh max-w-form content-center justify-items-center px-5 text-center"
    >
      <Wren className="h-28 w-auto" />
      <p className="mt-8 font-display text-3xl text-quiet">404</p>
      <h1 className="mt-1 text-2xl">Page not found</h1>
      <p className="mt-3 text-quiet">
        Nothing lives at this address. It may have moved, or the link may be incomplete.
      </p>
      <a href={paths.home} className={`${buttonClass()} mt-8`}>
        Return Home
      </a>
      <a href={paths.contact} className="link mt-5">
        Contact support
      </a>
      <p className="mt-8">
        <CrisisHelp />
      </p>
    </main>
  );
}
