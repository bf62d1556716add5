import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShownMessage } from './chat-state.ts';
import type { Target } from './use-chat.ts';

/** How many messages are drawn at first: more than most screens show. Where they do not fill one, the next step follows at once. */
const few = 14;
/** How many more are drawn each time the reader comes near an end of them. */
const step = 24;
/** How near, in CSS margins: a step is drawn before its place is in sight. */
const near = '600px 0px';

interface Drawn {
  /** What it was drawn for: another arrival begins anew. */
  arrival: string;
  first: number;
  /** One past the last; null where new messages are drawn as they come. */
  end: number | null;
  /** The last target that was gone to. */
  target: Target | null;
  /** Counts the ways back to the newest messages. */
  returns: number;
}

interface DrawnPart extends Pick<Drawn, 'first' | 'target' | 'returns'> {
  end: number;
  /** The newest message is among them. */
  reachesEnd: boolean;
  toEnd(): void;
}

interface Frame {
  frame: RefObject<HTMLElement | null>;
  /** These stand above the first and below the last message that is drawn, where there are more. */
  top: RefObject<HTMLElement | null>;
  bottom: RefObject<HTMLElement | null>;
}

/**
 * Draws the newest messages, or those around a target, and more of them as the reader comes to either end, without
 * moving what they read. `arrival` changes with the conversation and with each message sent from here.
 */
export function useDrawn(
  messages: readonly ShownMessage[],
  arrival: string,
  target: Target | null,
  { frame, top, bottom }: Frame,
): DrawnPart {
  const total = messages.length;
  const [kept, setDrawn] = useState<Drawn>(() => begin(messages, arrival, target, undefined));
  const isNew = kept.arrival !== arrival || (target !== null && target !== kept.target);
  const drawn = isNew ? begin(messages, arrival, target, kept) : kept;
  // Derived from what is drawn for, in the same render: nothing else is shown in between.
  if (isNew && !isSame(drawn, kept)) setDrawn(drawn);
  const first = Math.min(drawn.first, Math.max(0, total - few));
  const end = Math.min(drawn.end ?? total, total);
  const heightBefore = useRef<number | null>(null);

  useEffect(() => {
    const scroller = frame.current;
    const reached = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target: sight } of entries) {
          if (!isIntersecting) continue;
          if (sight === top.current) {
            heightBefore.current = scroller?.scrollHeight ?? null;
            setDrawn((before) => ({ ...before, first: Math.max(0, first - step) }));
          } else {
            setDrawn((before) => ({ ...before, end: end + step >= total ? null : end + step }));
          }
        }
      },
      { root: scroller, rootMargin: near },
    );
    if (first > 0 && top.current) reached.observe(top.current);
    if (end < total && bottom.current) reached.observe(bottom.current);
    return () => reached.disconnect();
  }, [first, end, total, frame, top, bottom]);

  // The place is kept when more has been drawn above it.
  useLayoutEffect(() => {
    if (heightBefore.current === null || !frame.current) return;
    frame.current.scrollTop += frame.current.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [first, frame]);

  return {
    first,
    end,
    target: drawn.target,
    returns: drawn.returns,
    reachesEnd: end === total,
    toEnd: () =>
      setDrawn((before) => ({ ...before, first: Math.max(0, total - few), end: null, returns: before.returns + 1 })),
  };
}

function begin(
  messages: readonly ShownMessage[],
  arrival: string,
  target: Target | null,
  before: Drawn | undefined,
): Drawn {
  const { length } = messages;
  const returns = before?.returns ?? 0;
  const at = target && target !== before?.target ? messages.findIndex(({ id }) => id === target.messageId) : -1;
  if (at < 0) {
    return { arrival, first: Math.max(0, length - few), end: null, target: before?.target ?? null, returns };
  }
  const end = at + step / 2;
  return { arrival, first: Math.max(0, at - step / 2), end: end >= length ? null : end, target, returns };
}

function isSame(one: Drawn, other: Drawn): boolean {
  return one.arrival === other.arrival && one.target === other.target;
}
