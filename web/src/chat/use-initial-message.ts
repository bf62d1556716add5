import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state another screen may send along: said once, as if typed here. */
export interface ChatNavigation {
  initialMessage?: string;
  /** Kept by the browser with this one entry of its history: a reload stays off the record, and begins anew. */
  offTheRecord?: true;
}

/** Sends what another screen sent along, once, and clears it from the navigation state. */
export function useInitialMessage(send: (text: string) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const sent = useRef(false);
  const { initialMessage } = (state ?? {}) as ChatNavigation;
  useEffect(() => {
    if (initialMessage === undefined || sent.current) return;
    sent.current = true;
    void navigate(`${pathname}${search}`, { replace: true, state: null });
    send(initialMessage);
  }, [initialMessage, pathname, search, navigate, send]);
}
