import type { ExerciseId } from '@wren/contract/exercises.ts';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isOneOpen } from './device.ts';

/** What was asked for; a new object each time, so that asking twice asks again. */
export type Wish = { kind: 'list' } | { kind: 'begin'; exercise: ExerciseId } | { kind: 'go-on' };

export interface WishProps {
  /** Undefined while nothing can be sent. */
  onTell: ((text: string) => void) | undefined;
  /** Whether the screen knows that an exercise, or the list of them, is open. */
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

interface OfferProps {
  id: string;
  onBegin(exercise: ExerciseId): void;
}

interface Parts {
  default: ComponentType<WishProps & { wish: Wish }>;
  Offer: ComponentType<OfferProps>;
}

/** A part that does not arrive (a lost connection, a newer release) costs the exercises, never the chat. */
const load = (): Promise<Parts> => import('./exercises.tsx').catch(() => ({ default: NotHere, Offer: () => null }));

/** The screen must not wait for what does not come: its composer may have made room. */
function NotHere({ onOpenChange }: WishProps) {
  useEffect(() => onOpenChange(false), [onOpenChange]);
  return null;
}

const Exercises = lazy(load);
const LazyOffer = lazy(() => load().then(({ Offer }) => ({ default: Offer })));

/** The exercises of the chat screen: fetched when one is wanted, left open, or once the screen is quiet, so that they are there without a connection. */
export function useExercises() {
  const [wish, setWish] = useState<Wish | null>(() => (isOneOpen() ? { kind: 'go-on' } : null));
  const [isOpen, setOpen] = useState(wish !== null);
  useEffect(() => {
    const timer = setTimeout(() => void load(), 3000);
    return () => clearTimeout(timer);
  }, []);
  /** What was pressed for them: it has the focus back when they are put away. */
  const opener = useRef<Element | null>(null);
  const ask = useCallback((wish: Wish) => {
    opener.current = document.activeElement;
    setWish(wish);
  }, []);
  const list = useCallback(() => ask({ kind: 'list' }), [ask]);
  const begin = useCallback((exercise: ExerciseId) => ask({ kind: 'begin', exercise }), [ask]);
  return { wish, list, begin, isOpen, setOpen, opener };
}

/** Where the exercises stand: nothing until one is wanted. */
export function ExerciseSlot({ wish, ...rest }: WishProps & { wish: Wish | null }) {
  if (wish === null) return null;
  return (
    <Suspense fallback={null}>
      <Exercises wish={wish} {...rest} />
    </Suspense>
  );
}

/** Beside the counter under the composer, at hand at any time. */
export function ExercisesButton({ onClick }: { onClick(): void }) {
  return (
    <button
      type="button"
      className="min-h-8 rounded-sm px-2 text-quiet text-xs underline decoration-line-strong underline-offset-[0.2em] hover:text-ink"
      onClick={onClick}
    >
      Exercises
    </button>
  );
}

/** An exercise offered under a reply. */
export function ExerciseOffer({ id, onBegin }: OfferProps) {
  return (
    <Suspense fallback={<div className="h-20" />}>
      <LazyOffer id={id} onBegin={onBegin} />
    </Suspense>
  );
}
