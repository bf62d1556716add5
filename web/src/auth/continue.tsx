import { finishConnect, finishSignIn, providerNames } from '@wren/contract/connections.ts';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { showToast } from '#ui/toast.ts';
import { call } from '../lib/api.ts';
import { ApiError, sentenceOf } from '../lib/problem.ts';
import { sessionNow, startSession } from '../lib/session.ts';
import { forgetSession } from '../lib/tokens.ts';
import { paths } from '../paths.ts';
import { AuthLayout } from './auth-layout.tsx';
import { comeBack, type Return } from './journeys.ts';

const lost = 'This was begun in another window, or has run out. Please start again.';

/** /login/continue: where someone arrives who comes back from a provider, to connect an account or to sign in with one. */
export default function Continue() {
  const failure = useArrival();
  if (failure === undefined) {
    return (
      <AuthLayout forAnyone title="One moment">
        <p role="status">We are finishing what you started.</p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout forAnyone title="That did not work">
      <p role="alert">{failure}</p>
      <div className="mt-6 grid gap-3">
        {sessionNow() === 'out' ? (
          <>
            <Link to={paths.login} className={buttonClass()}>
              Back to Login
            </Link>
            <Link to={paths.signup} className={buttonClass('secondary')}>
              Sign up
            </Link>
          </>
        ) : (
          <Link to={`${paths.settings}?tab=security`} className={buttonClass()}>
            Back to settings
          </Link>
        )}
      </div>
    </AuthLayout>
  );
}

/** A journey ends once, however often React runs the effect. Gives what went wrong, as a sentence. */
function useArrival(): string | undefined {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [failure, setFailure] = useState<string>();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // Neither the history nor a shared screen keeps what came in the address.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    end(comeBack(hash)).then(
      (to) => navigate(to, { replace: true }),
      (error: unknown) =>
        setFailure(error instanceof ApiError ? sentenceOf(error) : error instanceof Error ? error.message : lost),
    );
  }, [hash, navigate]);

  return failure;
}

/** Ends a journey, and gives where to go. Throws an error with a sentence for the person. */
async function end({ provider, error, journey, arrival }: Return): Promise<string> {
  const name = Object.entries(providerNames).find(([key]) => key === provider)?.[1] ?? 'the provider';
  if (error === 'access_denied' || error === 'user_cancelled_authorize') {
    throw new Error(`You stopped at ${name}, so nothing has changed.`);
  }
  if (error) throw new Error(`${name} could not finish this. Please start again.`);
  if (!journey || !arrival) throw new Error(lost);
  const params = { provider: journey.provider };
  if (journey.purpose === 'connect') {
    await call(finishConnect, { params, body: arrival });
    showToast({ title: `${name} connected`, description: `You can sign in with ${name} from now on.` });
  } else {
    const { access, refresh } = await call(finishSignIn, { params, body: arrival });
    // Whoever was signed in here before is not who signs in now.
    forgetSession();
    startSession({ access, refresh });
  }
  return journey.to;
}
