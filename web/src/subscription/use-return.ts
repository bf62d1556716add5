import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, sentenceOf } from '#lib/problem.ts';
import type { useSubscriptionActions } from './use-subscription.ts';

type Refresh = ReturnType<typeof useSubscriptionActions>['refresh'];

const unknown = 'That checkout could not be found. Here is how things stand.';

/** What the address carried is nobody's checkout, or not this person's. */
const isUnknown = (cause: unknown) => cause instanceof ApiError && [400, 404].includes(cause.status);

/**
 * On the way back from a checkout or from the payment page, asks how things stand, once, and takes what the address
 * carried out of it. `isComing` until the answer is there.
 */
export function useReturn({ mutateAsync }: Refresh): { isComing: boolean; error: string | undefined } {
  const [params, setParams] = useSearchParams();
  const session = params.get('session_id');
  const isBack = session !== null || params.get('from') === 'payment';
  const asked = useRef(false);
  const [isComing, setIsComing] = useState(isBack);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (!isBack || asked.current) return;
    asked.current = true;
    setParams({}, { replace: true });
    mutateAsync(session)
      .catch((cause: unknown) => setError(isUnknown(cause) ? unknown : sentenceOf(cause)))
      .finally(() => setIsComing(false));
  }, [isBack, session, setParams, mutateAsync]);
  return { isComing, error };
}
