import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How many messages are drawn at first, and how many more each time the reader reaches the top. */
const step = 50;

/**
 * Draws the newest messages, and earlier ones once the reader scrolls up to `top`, without moving what they read.
 * Returns the index of the first message to draw.
 */
export function useDrawn(
  total: number,
  conversation: string,
  frame: RefObject<HTMLDivElement | null>,
  top: RefObject<HTMLElement | null>,
): number {
  const [drawn, setDrawn] = useState({ conversation, count: step });
  const count = drawn.conversation === conversation ? drawn.count : step;
  const first = Math.max(0, total - count);
  const heightBefore = useRef<number | null>(null);

  useEffect(() => {
    if (first === 0 || !top.current) return;
    const reached = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        heightBefore.current = frame.current?.scrollHeight ?? null;
        setDrawn({ conversation, count: count + step });
      },
      { root: frame.current, rootMargin: '200px 0px 0px' },
    );
    reached.observe(top.current);
    return () => reached.disconnect();
  }, [first, count, conversation, frame, top]);

  // The place is kept when more has been drawn.
  useLayoutEffect(() => {
    if (heightBefore.current === null || !frame.current) return;
    frame.current.scrollTop += frame.current.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [count]);

  return first;
}
