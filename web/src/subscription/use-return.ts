import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '#lib/problem.ts';
import type { useSubscriptionActions } from './use-subscription.ts';

type Refresh = ReturnType<typeof useSubscriptionActions>['refresh'];

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
      .catch((cause: unknown) => setError(sentenceOf(cause)))
      .finally(() => setIsComing(false));
  }, [isBack, session, setParams, mutateAsync]);
  return { isComing, error };
}
