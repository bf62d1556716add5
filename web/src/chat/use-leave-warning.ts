import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Asks before a screen is left whose words are nowhere else: by a link, by the conversations' button, by a reload. Where
 * `isNeeded` is false, nothing stands in the way. A step back in the browser's history is not asked about.
 */
export function useLeaveWarning(isNeeded: boolean) {
  const [way, setWay] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
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
    window.addEventListener('beforeunload', onReload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
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
    stay: useCallback(() => setWay(null), []),
    leave: useCallback(() => {
      setWay(null);
      way?.();
    }, [way]),
  };
}
