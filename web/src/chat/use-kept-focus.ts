import { type RefObject, useEffect } from 'react';

/**
 * Rows move, change and go while someone stands on one of their buttons. This gives the focus back: to the same button
 * of the same row, else to the row, else to `fallback`.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = panel.current;
    if (!frame) return;
    let row: string | undefined;
    let act: string | undefined;
    const note = ({ target }: Event) => {
      const within = target instanceof HTMLElement && frame.contains(target) ? target : null;
      row = within?.closest<HTMLElement>('[data-row]')?.dataset.row;
      act = within?.dataset.act;
    };
    const giveBack = () => {
      if (row === undefined || document.activeElement !== document.body) return;
      const same = frame.querySelector<HTMLElement>(`[data-row="${row}"] [data-act="${act}"]`);
      const other = frame.querySelector<HTMLElement>(`[data-row="${row}"] [data-act]`);
      (same ?? other ?? fallback.current)?.focus();
    };
    const moved = new MutationObserver(giveBack);
    moved.observe(frame, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      moved.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [panel, fallback]);
}
