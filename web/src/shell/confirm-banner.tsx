import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { ResendConfirmation } from '../auth/resend-confirmation.tsx';
import { useMe } from './use-me.ts';

/** Reminds someone whose address is not confirmed yet. It can be put away until the next visit. */
export function ConfirmBanner() {
  const { user } = useMe();
  const [away, setAway] = useState(false);
  if (away || user?.is_verified !== false) return null;
  return (
    <section
      aria-label="Confirm your email address"
      className="flex items-start gap-3 bg-dawn-pale py-2 pr-2 pl-5 text-sm md:pl-10 forced-colors:border-b"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 py-1">
        <p className="md:hidden">Please confirm your email.</p>
        <p className="min-w-0 flex-1 basis-96 max-md:hidden">
          Please confirm your email address: open the link we mailed to{' '}
          <strong className="break-words">
            {user.email.replace(/@.*/, '')}
            <wbr />
            {user.email.replace(/^[^@]*/, '')}
          </strong>
          .
        </p>
        <ResendConfirmation email={user.email} />
      </div>
      <button
        type="button"
        aria-label="Not now"
        className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-sunk"
        onClick={() => setAway(true)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </section>
  );
}
