import { activate } from '@wren/contract/auth.ts';
import { getMe } from '@wren/contract/users.ts';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/problem.ts';
import { cacheUser, sessionNow } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import { WaysOn } from './ways-on.tsx';

type State = { is: 'loading' } | { is: 'done' } | { is: 'failed'; sentence: string };

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
  const done = state.is === 'done';
  return (
    <AuthLayout forAnyone title={done ? 'Account Activated!' : 'Activation Failed'}>
      <p role={done ? 'status' : 'alert'}>
        {done ? 'Your email address is confirmed. Everything is ready for you.' : state.sentence}
      </p>
      <WaysOn />
      {!done && (
        <p className="mt-6 text-sm">
          If you opened the link before, your address may be confirmed already. Once you are logged in you can ask for a
          new link. Still stuck?{' '}
          <a href={paths.contact} className="link">
            Contact support
          </a>
        </p>
      )}
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
      (error: unknown) => setState({ is: 'failed', sentence: sentenceOf(error) }),
    );
  }, [uid, token]);

  return state;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return 'An error occurred during activation. Please try again later.';
  }
  return error.code ? error.message : 'Activation failed. The link may be expired or invalid.';
}
