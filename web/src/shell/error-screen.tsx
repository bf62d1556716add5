import { brand } from '@wren/contract/brand.ts';
import { Component, type ReactNode } from 'react';
import { CrisisHelp } from '#layout/crisis-help.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Wren } from '#ui/wren.tsx';
import { paths } from '../paths.ts';

/** Stands over everything: whatever breaks while drawing ends here, and never on an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorScreen /> : this.props.children;
  }
}

/** A new start is the honest retry: whatever the screen held in memory may be what broke it. */
function ErrorScreen() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-form content-center gap-4 px-6">
      <Wren className="mb-2 h-20 w-auto justify-self-start" />
      <h1 className="text-2xl">Something went wrong</h1>
      <p className="text-quiet">
        This screen stopped working. What you told {brand.name} is kept. Trying again usually helps.
      </p>
      <p className="flex gap-3">
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Try Again
        </button>
        <a className={buttonClass('secondary')} href={paths.home}>
          Go Home
        </a>
      </p>
      <p className="mt-4">
        <CrisisHelp />
      </p>
      <p className="text-quiet text-sm">
        Still there without this screen:{' '}
        <a className="link" href={paths.breathing}>
          box breathing
        </a>{' '}
        and{' '}
        <a className="link" href={paths.grounding}>
          5-4-3-2-1
        </a>
        .
      </p>
    </main>
  );
}
