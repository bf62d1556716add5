import { lazy, Suspense, useEffect } from 'react';
import { Alert } from './alert.tsx';
import { dismissToast, toastRules, useShownToast } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: PlainToaster })));

/** Where toasts appear; stands once in the house. What draws them is fetched when there is something to say. */
export function Toasts() {
  const toast = useShownToast();
  return toast && <Suspense fallback={null}>{<Toaster />}</Suspense>;
}

/** The same words for as long, where what draws a toast does not arrive: often it is the lost connection they speak of. */
function PlainToaster() {
  const toast = useShownToast();
  useEffect(() => {
    if (!toast?.open) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastRules.duration);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    toast?.open && (
      <div className="fixed right-4 bottom-22 left-4 z-50 mx-auto max-w-form sm:mr-0">
        <Alert look={toast.look === 'danger' ? 'danger' : 'success'} title={toast.title}>
          {toast.description}
        </Alert>
      </div>
    )
  );
}
