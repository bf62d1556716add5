import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Spec section 9: further from the bottom than this, in px, the list stays where the reader has it. */
export const threshold = 100;

interface AutoScroll {
  /** The element that scrolls, and the one inside it that grows. */
  frame: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** More than 100 px from the bottom. */
  isAway: boolean;
  toBottom(): void;
}

/**
 * Keeps the newest words in sight for as long as the reader is near them. A change of `arrival` (their own send, or
 * another conversation) always goes to the bottom. An empty one begins at its top.
 */
export function useAutoScroll(arrival: string, isEmpty: boolean): AutoScroll {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const hasNothing = useRef(isEmpty);
  hasNothing.current = isEmpty;
  const [isAway, setIsAway] = useState(false);

  // An arrival is the reason to scroll.
  useLayoutEffect(() => {
    follows.current = !isEmpty;
    frame.current?.scrollTo({ top: isEmpty ? 0 : frame.current.scrollHeight });
  }, [arrival, isEmpty]);

  useEffect(() => {
    const scroller = frame.current;
    const inside = content.current;
    if (!scroller || !inside) return;
    const look = () => {
      const distance = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
      follows.current = !hasNothing.current && distance <= threshold;
      setIsAway(distance > threshold);
    };
    const grown = new ResizeObserver(() => {
      if (follows.current) scroller.scrollTop = scroller.scrollHeight;
      else look();
    });
    scroller.addEventListener('scroll', look, { passive: true });
    grown.observe(inside);
    grown.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', look);
      grown.disconnect();
    };
  }, []);

  const toBottom = useCallback(() => {
    if (!frame.current) return;
    const { scrollHeight, scrollTop, clientHeight } = frame.current;
    const isFar = scrollHeight - scrollTop > 3 * clientHeight;
    const isStill = isFar || matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.current.scrollTo({ top: scrollHeight, behavior: isStill ? 'instant' : 'smooth' });
  }, []);
  return { frame, content, isAway, toBottom };
}
