import { lazy, Suspense } from 'react';
import { useShownToast } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Where toasts appear; stands once in the house. What draws them is fetched when there is something to say. */
export function Toasts() {
  const toast = useShownToast();
  return toast && <Suspense fallback={null}>{<Toaster />}</Suspense>;
}
