import { Toast as Radix } from 'radix-ui';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { dismissToast, toastRules, useShownToast } from './toast.ts';

/** Draws the toast that stands. Swiped, closed, or left alone for five seconds, it goes. */
export default function Toaster() {
  const toast = useShownToast();
  return (
    // A provider for each toast: one that was paused when its last toast went would never count for the next.
    <Radix.Provider
      key={toast?.id}
      duration={toastRules.duration}
      swipeThreshold={toastRules.swipe}
      swipeDirection="right"
    >
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={classes(
            'toast flex items-start gap-3 rounded-md p-4 ring-1 forced-colors:border',
            toast.look === 'danger' ? 'bg-danger-pale text-danger ring-danger/40' : 'bg-raised text-ink ring-line',
          )}
        >
          <Icon
            name={toast.look === 'danger' ? 'notice' : 'check'}
            className={classes('mt-0.5 shrink-0', toast.look !== 'danger' && 'text-moss')}
          />
          <div className="grow text-sm">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          </div>
          <Radix.Close
            aria-label="Dismiss"
            className="-m-2 grid size-10 shrink-0 place-items-center rounded-full hover:bg-sunk"
          >
            <Icon name="close" className="size-4" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={[toastRules.hotkey]}
        className="fixed right-4 bottom-22 left-4 z-50 mx-auto max-w-form outline-none sm:mr-0"
      />
    </Radix.Provider>
  );
}
