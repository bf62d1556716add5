import { useEffect, useState } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router';
import { endedOnPurpose, resumeSession, sessionNow, useSession } from '../lib/session.ts';
import { wasSessionLost } from '../lib/tokens.ts';
import { paths } from '../paths.ts';
import { Quiet } from './quiet.tsx';

/** What a guard leaves in the navigation state: where the person wanted to go, and whether their session ended there. */
export interface GuardState {
  from?: Location;
  hasEnded?: true;
}

/**
 * Lets signed-in people through, and sends everyone else to /login with where they came from.
 * An access token that runs out while someone is inside is renewed behind the screen, which stays as it is.
 */
export function SignedInOnly() {
  const session = useSession();
  const location = useLocation();
  const [wasSignedIn] = useState(session !== 'out');
  const [inside, setInside] = useState(session === 'in');
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (session === 'in') {
      setInside(true);
      setRefused(false);
    }
    if (session !== 'expired') return;
    void resumeSession().then((now) => {
      // Without a network nobody was refused: what this device holds may be gone on with, and nothing else is there.
      if (now === 'expired' && !navigator.onLine) setInside(true);
      else setRefused(now !== 'in');
    });
  }, [session]);

  if (session === 'out' || (refused && !inside)) {
    const origin: GuardState =
      wasSignedIn && endedOnPurpose()
        ? {}
        : { from: location, ...((wasSignedIn || wasSessionLost()) && { hasEnded: true }) };
    return <Navigate to={paths.login} replace state={origin} />;
  }
  return inside ? <Outlet /> : <Quiet />;
}

/**
 * Keeps signed-in people out of the guest screens: on arrival, and when another tab signs in meanwhile.
 * A sign-in made on the screen itself leaves by the screen's own navigation.
 */
export function GuestOnly() {
  const location = useLocation();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    const look = () => void resumeSession().then((now) => now === 'in' && setLeaving(true));
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);

  if (leaving && sessionNow() === 'in') {
    return (
      <Navigate
        to={destinationOf(location.state) ?? paths.app}
        replace
        state={{ from: location } satisfies GuardState}
      />
    );
  }
  return <Outlet />;
}

/** Where a guard stopped someone, as an address; null when no guard did. */
export function destinationOf(state: unknown): string | null {
  const from = (state as GuardState | null)?.from;
  return from?.pathname ? `${from.pathname}${from.search}${from.hash}` : null;
}

/** Whether someone stands before the sign-in page because their session ended, and not because they came there. */
export function hasSessionEnded(state: unknown): boolean {
  return (state as GuardState | null)?.hasEnded === true;
}
