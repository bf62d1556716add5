import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Asks before a screen is left whose words are nowhere else: by a link, by the conversations' button, by a step back, by
 * a reload. Where `isNeeded` is false, nothing stands in the way.
 */
export function useLeaveWarning(isNeeded: boolean) {
  const [way, setWay] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  /** Steps back that were taken, and are to be taken back by whoever stays. */
  const stepsBack = useRef(0);
  const isReturning = useRef(false);
  const go = useRef(navigate);
  go.current = navigate;
  const ask = useCallback(
    (leave: () => void) => {
      if (isNeeded) setWay(() => leave);
      else leave();
    },
    [isNeeded],
  );

  useEffect(() => {
    if (!isNeeded) return;
    const onReload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || event.ctrlKey || event.metaKey) return;
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin !== location.origin || (pathname === location.pathname && hash !== '')) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(() => () => void go.current(`${pathname}${search}${hash}`));
    };
    // Heard before the router does, which would draw the other screen at once.
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      if (isReturning.current) {
        isReturning.current = false;
        return;
      }
      stepsBack.current += 1;
      const { pathname, search } = location;
      setWay(() => () => void go.current(`${pathname}${search}`, { replace: true, state: null }));
    };
    window.addEventListener('popstate', onBack, { capture: true });
    window.addEventListener('beforeunload', onReload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      window.removeEventListener('beforeunload', onReload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isNeeded]);

  // The button of the bar at the top, where the conversations are a sheet: they are on the other side.
  useEffect(() => {
    const onConversations = () => ask(() => void go.current(location.pathname, { replace: true, state: null }));
    window.addEventListener('openConversations', onConversations);
    return () => window.removeEventListener('openConversations', onConversations);
  }, [ask]);

  return {
    isAsking: way !== null,
    ask,
    stay: useCallback(() => {
      setWay(null);
      if (stepsBack.current === 0) return;
      isReturning.current = true;
      history.go(stepsBack.current);
      stepsBack.current = 0;
    }, []),
    leave: useCallback(() => {
      setWay(null);
      way?.();
    }, [way]),
  };
}
