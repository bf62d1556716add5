import { activate } from '@wren/contract/auth.ts';
import { getMe } from '@wren/contract/users.ts';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/problem.ts';
import { cacheUser, sessionNow } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import { WaysOn } from './ways-on.tsx';

type State = { is: 'loading' } | { is: 'done' } | { is: 'failed'; sentence: string; mayRetry?: boolean };

/** /activate/{uid}/{token} and /username/reset/confirm/{uid}/{token}: the link in a letter, opened signed in or out. */
export default function Activate() {
  const state = useActivation();
  if (state.is === 'loading') {
    return (
      <AuthLayout forAnyone title="Activating your account">
        <p role="status">One moment, please.</p>
      </AuthLayout>
    );
  }
  if (state.is === 'done') {
    return (
      <AuthLayout forAnyone title="Account Activated!">
        <p role="status">Your email address is confirmed. Everything is ready for you.</p>
        <WaysOn />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout forAnyone title="Activation Failed">
      <p role="alert">{state.sentence}</p>
      {state.mayRetry && (
        <div className="mt-6 grid">
          <Button onClick={() => location.reload()}>Try Again</Button>
        </div>
      )}
      <WaysOn look={state.mayRetry ? 'secondary' : 'primary'} />
      <p className="mt-6 text-sm">
        {!state.mayRetry &&
          'If you opened the link before, your address may be confirmed already. Once you are logged in you can ask for a new link. '}
        Still stuck?{' '}
        <a href={paths.contact} className="link">
          Contact support
        </a>
      </p>
    </AuthLayout>
  );
}

/** A token works once, so it is sent once, however often React runs the effect. */
function useActivation(): State {
  const { uid, token } = useParams();
  const [state, setState] = useState<State>({ is: 'loading' });
  const sent = useRef(false);

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    if (!uid || !token) {
      setState({ is: 'failed', sentence: 'Invalid activation link. Please check your email and try again.' });
      return;
    }
    call(activate, { body: { uid, token } }).then(
      () => {
        setState({ is: 'done' });
        // What this browser remembers of the person is out of date now.
        if (sessionNow() === 'in') call(getMe, {}).then(cacheUser, () => undefined);
      },
      (error: unknown) => setState({ is: 'failed', ...failureOf(error) }),
    );
  }, [uid, token]);

  return state;
}

/** What went wrong, and whether the link may still be good: then it is worth another try. */
function failureOf(error: unknown): { sentence: string; mayRetry?: boolean } {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return { sentence: 'An error occurred during activation. Please try again later.', mayRetry: true };
  }
  return { sentence: error.code ? error.message : 'Activation failed. The link may be expired or invalid.' };
}
