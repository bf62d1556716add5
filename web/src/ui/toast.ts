import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  look?: 'plain' | 'danger';
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

/**
 * Spec section 9: how long a toast stays, how long a dismissed one is kept before it is taken out (ms), how far a swipe
 * goes before it dismisses (px), and the key that moves the focus to it.
 */
export const toastRules = { duration: 5_000, removalDelay: 1_000_000, swipe: 50, hotkey: 'F8' } as const;

let shown: Toast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a short word about something that just happened. At most one stands: a new one takes its place. Returns its id. */
export function showToast(message: ToastMessage): number {
  count += 1;
  clearTimeout(removal);
  change({ ...message, id: count, open: true });
  return count;
}

/** Closes a toast, if it still is the one that stands. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  change({ ...shown, open: false });
  removal = setTimeout(() => change(null), toastRules.removalDelay);
}

/** The toast that stands or was dismissed not long ago, for the one component that draws it. */
export function useShownToast(): Toast | null {
  return useSyncExternalStore(subscribe, readToast, () => null);
}

export function readToast(): Toast | null {
  return shown;
}

function change(toast: Toast | null): void {
  shown = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
