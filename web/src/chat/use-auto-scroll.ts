import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Target } from './use-chat.ts';

/** Spec section 9: further from the bottom than this, in px, the list stays where the reader has it. */
export const threshold = 100;

/** The element that scrolls, and the one inside it that grows. */
interface Frame {
  frame: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
}

interface AutoScroll {
  /** More than 100 px from the bottom. */
  isAway: boolean;
  toBottom(): void;
}

/** What the reader is at. */
interface Place {
  /** A change of it always goes to the bottom: their own send, or another conversation. */
  arrival: string;
  /** There are no messages: it begins at its top. */
  isEmpty: boolean;
  /** The newest message is drawn: its end is where new words come. */
  reachesEnd: boolean;
  /** A message they came for, instead of the bottom: kept in the middle until they move. */
  held: Target | null;
}

/** Whatever tells that a reader moves by themselves. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Keeps the newest words in sight for as long as the reader is near them, or the message they came for. */
export function useAutoScroll({ frame, content }: Frame, { arrival, isEmpty, reachesEnd, held }: Place): AutoScroll {
  const follows = useRef(true);
  const hasEnd = useRef(reachesEnd);
  hasEnd.current = !isEmpty && reachesEnd;
  /** The id of the message that is kept in sight. */
  const holds = useRef<string | null>(null);
  /** Whoever has just arrived goes to the bottom, wherever they were. */
  const arrives = useRef(false);
  const grown = useRef<ResizeObserver>(null);
  const [isAway, setIsAway] = useState(false);

  // An arrival is the reason to scroll. How far is known once the page is set, before it is painted: asking for it here
  // would have it set twice. Where everything fits nothing scrolls, and no event tells so.
  useLayoutEffect(() => {
    follows.current = !isEmpty;
    arrives.current = !isEmpty;
    holds.current = null;
    if (isEmpty) frame.current?.scrollTo({ top: 0 });
    setIsAway(false);
    if (!content.current) return;
    grown.current?.unobserve(content.current);
    grown.current?.observe(content.current);
  }, [arrival, isEmpty, frame, content]);

  useLayoutEffect(() => {
    if (held === null) return;
    holds.current = held.messageId;
    const message = frame.current?.querySelector<HTMLElement>(`[data-message="${held.messageId}"]`);
    follows.current = false;
    arrives.current = false;
    message?.scrollIntoView({ block: 'center' });
    message?.focus({ preventScroll: true });
  }, [held, frame]);

  useEffect(() => {
    const scroller = frame.current;
    const inside = content.current;
    if (!scroller || !inside) return;
    const look = () => {
      const distance = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
      follows.current = hasEnd.current && holds.current === null && distance <= threshold;
      setIsAway(!hasEnd.current || distance > threshold);
    };
    const sizes = new ResizeObserver(() => {
      const held = holds.current;
      const message = held === null ? null : scroller.querySelector(`[data-message="${held}"]`);
      if (!message && (follows.current || arrives.current)) scroller.scrollTop = lowest(scroller);
      else {
        message?.scrollIntoView({ block: 'center' });
        // A message at the top already is scrolled to without an event.
        look();
      }
      arrives.current = false;
    });
    grown.current = sizes;
    const letGo = () => {
      holds.current = null;
    };
    for (const move of moves) scroller.addEventListener(move, letGo, { passive: true });
    scroller.addEventListener('scroll', look, { passive: true });
    sizes.observe(inside);
    sizes.observe(scroller);
    return () => {
      for (const move of moves) scroller.removeEventListener(move, letGo);
      scroller.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [frame, content]);

  const toBottom = useCallback(() => {
    if (!frame.current) return;
    holds.current = null;
    const { scrollHeight, scrollTop, clientHeight } = frame.current;
    const isFar = scrollHeight - scrollTop > 3 * clientHeight;
    const isStill = isFar || matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.current.scrollTo({ top: scrollHeight, behavior: isStill ? 'instant' : 'smooth' });
  }, [frame]);
  return { isAway, toBottom };
}

/**
 * How far down the list may go by itself, in px: to the bottom, unless the newest reply brings help in a crisis. Then no
 * further than its first line to call, so that the words under it never push that off a small screen.
 */
function lowest(scroller: HTMLElement): number {
  const bottom = scroller.scrollHeight - scroller.clientHeight;
  const help = [...scroller.querySelectorAll('article')].at(-1)?.querySelector('[data-crisis] li');
  if (!help) return bottom;
  const above = help.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.min(bottom, scroller.scrollTop + above - 12);
}
