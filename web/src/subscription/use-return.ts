import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, sentenceOf } from '#lib/problem.ts';
import type { useSubscriptionActions } from './use-subscription.ts';

type Refresh = ReturnType<typeof useSubscriptionActions>['refresh'];

/** Why it could not be asked, and whether it is worth asking again. */
interface Trouble {
  sentence: string;
  mayRetry: boolean;
}

/**
 * On the way back from a checkout or from the payment page, asks how things stand, once, and takes what the address
 * carried out of it. `isComing` until the answer is there; `ask` asks once more about the same checkout.
 */
export function useReturn({ mutateAsync }: Refresh) {
  const [params, setParams] = useSearchParams();
  const [session] = useState(params.get('session_id'));
  const isBack = params.has('session_id') || params.get('from') === 'payment';
  const asked = useRef(false);
  const [isComing, setIsComing] = useState(isBack);
  const [trouble, setTrouble] = useState<Trouble>();
  const ask = useCallback(() => {
    setIsComing(true);
    setTrouble(undefined);
    mutateAsync(session)
      .catch((error: unknown) => setTrouble(troubleOf(error)))
      .finally(() => setIsComing(false));
  }, [mutateAsync, session]);
  useEffect(() => {
    if (!isBack || asked.current) return;
    asked.current = true;
    setParams({}, { replace: true });
    ask();
  }, [isBack, setParams, ask]);
  return { isComing, trouble, ask };
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return { sentence: 'That checkout could not be found. Here is how things stand.', mayRetry: false };
  }
  // Whoever has just paid reads below that they have not, until the provider can be asked.
  return {
    sentence: `${sentenceOf(error)} If you have just paid, nothing is lost: it shows here as soon as it is known.`,
    mayRetry: true,
  };
}
